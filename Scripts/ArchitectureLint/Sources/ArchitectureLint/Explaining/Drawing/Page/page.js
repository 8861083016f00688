const data = JSON.parse(document.getElementById('data').textContent);
const byId = id => document.getElementById(id);
const nodes = new Map(data.nodes.map(node => [node.name, node]));
const outgoing = new Map(), incoming = new Map();
for (const name of nodes.keys()) { outgoing.set(name, []); incoming.set(name, []); }
for (const arrow of data.arrows) {
  outgoing.get(arrow.from).push(arrow);
  incoming.get(arrow.to).push(arrow);
  // The classes of an arrow, each with a color and a toggle. The first that is shown colors it.
  arrow.classes = [...arrow.marks, ...(arrow.change ? [arrow.change] : [])];
  if (!arrow.declared && !arrow.imported && arrow.shared) arrow.classes.push('shared');
  if (!arrow.classes.length) arrow.classes.push('plain');
}
const classes = [
  ['error', 'Errors', 'breaks a rule'],
  ['warning', 'Warnings', 'breaks a rule that only warns'],
  ['undeclared', 'Undeclared', 'imported and not declared'],
  ['unused', 'Unused', 'declared and not imported'],
  ['new', 'New', 'added since the revision'],
  ['gone', 'Gone', 'removed since the revision'],
  ['shared', 'Linked sources', 'builds a source of the other through a link'],
  ['plain', 'In order', 'declared and imported'],
  ['implied', 'Implied', 'in order, and a chain of other arrows leads there, too'],
];
const findings = classes.slice(0, 4).map(([name]) => name);
// More modules than this start in closed boxes, and more arrows are unreadable.
const manyNodes = 60, manyArrows = 500, manyPlain = 40;
// Among more modules than this, a selected one would not be found.
const tooManyNodes = 200;

// What a link restores. `open` and `closed` are boxes that differ from the usual.
const fresh = () => ({ select: [], only: false, find: '', by: null, tests: false, broken: false,
  on: new Set(), off: new Set(), open: new Set(), closed: new Set() });
let state = fresh(), scale = null, view = null;

const folder = path => path || 'root folder';
const boxings = {
  group: node => node.group ?? 'no group',
  folder: node => folder(node.package.replace(/\/?[^/]*$/, '')),
  package: node => folder(node.package),
  none: () => null,
};

// The ways to make boxes that tell modules apart.
function usefulBoxings() {
  const sizes = Object.keys(boxings).map(by => [by, new Set(data.nodes.map(boxings[by])).size]);
  return sizes.filter(([by, size]) => by === 'none' || size > 1 && size < data.nodes.length
    && (by !== 'group' || data.nodes.some(node => node.group))).map(([by]) => by);
}
const boxing = () => state.by ?? usefulBoxings()[0];

// An id is the kind of a thing and its name, 'module Card' or 'box feature'.
const nameOf = id => id.slice(id.indexOf(' ') + 1);
const isBox = id => id.startsWith('box ');

function around(names) {
  const near = new Set(names);
  for (const name of names) {
    for (const arrow of outgoing.get(name)) near.add(arrow.to);
    for (const arrow of incoming.get(name)) near.add(arrow.from);
  }
  return near;
}

const membersOf = id => isBox(id)
  ? data.nodes.filter(node => boxings[boxing()](node) === nameOf(id)).map(node => node.name)
  : nodes.has(nameOf(id)) ? [nameOf(id)] : [];

const broken = name => [...outgoing.get(name), ...incoming.get(name)]
  .some(arrow => arrow.classes.some(name => findings.includes(name)));

// The arrows among the modules that are not hidden as tests.
const present = () => data.arrows.filter(({ from, to }) => state.tests
  || nodes.get(from).kind !== 'test' && nodes.get(to).kind !== 'test');

function matching() {
  const words = state.find.toLowerCase().split(/\s+/).filter(Boolean);
  const near = state.only && state.select.length ? around(state.select.flatMap(membersOf)) : null;
  return data.nodes.filter(node => {
    if (node.kind === 'test' && !state.tests) return false;
    if (near) return near.has(node.name);
    const text = [node.name, node.package, node.group, node.kind].join('\n').toLowerCase();
    return words.every(word => text.includes(word)) && (!state.broken || broken(node.name));
  });
}

// What is visible: modules, boxes, and the arrows among them, which stand for those of the modules.
function visible() {
  const shown = matching(), keyOf = boxings[boxing()];
  const boxes = new Map(), shownBy = new Map();
  for (const node of shown) {
    const key = keyOf(node);
    if (key !== null) boxes.set(key, [...boxes.get(key) ?? [], node]);
  }
  const areFew = shown.length <= manyNodes;
  const isOpen = name => state.open.has(name) || areFew && !state.closed.has(name);
  const tops = [];
  for (const node of shown) {
    const key = keyOf(node), members = boxes.get(key) ?? [];
    // A box around one module is clutter.
    const isAlone = members.length < 2;
    const module = { id: 'module ' + node.name, node, box: isAlone ? null : 'box ' + key };
    if (isAlone) tops.push(module);
    else if (members[0] === node) {
      tops.push({ id: module.box, name: key, members, isOpen: isOpen(key), inside: [] });
    }
    if (!isAlone && isOpen(key)) tops.find(top => top.id === module.box).inside.push(module);
    shownBy.set(node.name, isAlone || isOpen(key) ? module.id : module.box);
  }
  const arrows = new Map();
  for (const arrow of data.arrows) {
    const from = shownBy.get(arrow.from), to = shownBy.get(arrow.to);
    if (!from || !to || from === to) continue;
    const key = pair(from, to);
    if (!arrows.has(key)) arrows.set(key, { key, from, to, arrows: [] });
    arrows.get(key).arrows.push(arrow);
  }
  return { shown, tops, arrows: [...arrows.values()], shownBy };
}

const isShown = name => state.on.has(name) || !state.off.has(name)
  && (name !== 'implied' || view.plainCount <= manyPlain);

// Finds the arrows in order that a longer way down implies.
function findImplied() {
  const successors = new Map(), reached = new Map();
  for (const arrow of view.arrows) {
    arrow.has = new Set(arrow.arrows.flatMap(arrow => arrow.classes));
    arrow.isPlain = arrow.has.size === 1 && arrow.has.has('plain');
    if (arrow.isUpward) continue;
    if (!successors.has(arrow.from)) successors.set(arrow.from, []);
    successors.get(arrow.from).push(arrow.to);
  }
  const reach = id => {
    if (!reached.has(id)) {
      const all = new Set();
      reached.set(id, all);
      for (const next of successors.get(id) ?? []) {
        all.add(next);
        for (const other of reach(next)) all.add(other);
      }
    }
    return reached.get(id);
  };
  for (const arrow of view.arrows) {
    arrow.isImplied = arrow.isPlain && !arrow.isUpward
      && successors.get(arrow.from).some(next => reach(next).has(arrow.to));
  }
  view.plainCount = view.arrows.filter(arrow => arrow.isPlain).length;
}

// The class of a visible arrow; undefined if all of its classes are off.
const classOf = arrow => arrow.isImplied ? ['implied'].find(isShown)
  : classes.map(([name]) => name).find(name => arrow.has.has(name) && isShown(name));

const canvas = document.createElement('canvas').getContext('2d');
function measure(text, font) {
  canvas.font = font + ' system-ui, sans-serif';
  return canvas.measureText(text).width;
}

const counted = (count, one, many = one + 's') => `${count} ${count === 1 ? one : many}`;
const noun = data.level.slice(0, -1);

// Sets the place and size of everything visible, and the points of the arrows.
function arrange() {
  const stage = byId('drawing'), room = Math.max(stage.clientWidth - 24, 300);
  const area = items => items.reduce((sum, item) => sum + (item.w + 14) * (item.h + 56), 0);
  for (const top of view.tops) {
    for (const module of top.inside ?? [top]) if (module.node) {
      module.w = Math.min(Math.ceil(measure(module.node.name, '12px')) + 24, 210);
      module.h = 26;
    }
  }
  for (const top of view.tops) {
    if (top.node) continue;
    const title = measure(top.name, '600 14px');
    if (!top.isOpen) {
      const more = Math.sqrt(top.members.length) * 2;
      top.w = Math.min(Math.max(title + 26, 116) + 2 * more, 240);
      top.h = 46 + more;
      continue;
    }
    const ids = new Set(top.inside.map(module => module.id));
    const inner = view.arrows.filter(arrow => ids.has(arrow.from) && ids.has(arrow.to))
      .map(({ from, to, arrows }) => ({ from, to, weight: arrows.length }));
    const widest = Math.min(Math.max(Math.sqrt(area(top.inside) * 2), 220), Math.max(room - 24, 440));
    const { width, height, ways } = layOut(top.inside, inner, widest, { x: 12, y: 30 });
    top.ways = ways;
    top.w = Math.max(width, Math.min(title + 40, 300)) + 24;
    top.h = height + 44;
    for (const module of top.inside) { module.x += (top.w - width) / 2; module.y += 32; }
    top.inset = (top.w - width) / 2;
  }
  const topOf = new Map();
  for (const top of view.tops) {
    topOf.set(top.id, top);
    for (const module of top.inside ?? []) topOf.set(module.id, top);
  }
  const outer = new Map();
  for (const { from, to, arrows } of view.arrows) {
    const [above, below] = [topOf.get(from).id, topOf.get(to).id], key = pair(above, below);
    if (above === below) continue;
    if (!outer.has(key)) outer.set(key, { from: above, to: below, weight: 0 });
    outer.get(key).weight += arrows.length;
  }
  const shape = Math.min(Math.max(stage.clientWidth / stage.clientHeight, 0.6), 2.2);
  const widest = Math.sqrt(area(view.tops) * shape);
  const lay = part => layOut(view.tops, [...outer.values()], Math.max(room, widest) * part,
    { x: 26, y: 36 });
  // Long arrows take room, too, so that narrower rows may fit the window better.
  const parts = view.tops.length < 200 ? [1, 0.8, 0.6, 0.45] : [0.7];
  const fit = part => {
    const { width, height } = lay(part);
    return Math.min(stage.clientWidth / width, stage.clientHeight / height, 1);
  };
  const fits = parts.map(fit);
  const { width, height, ways } = lay(parts[fits.indexOf(Math.max(...fits))]);
  const spots = new Map();
  for (const top of view.tops) {
    spots.set(top.id, top);
    for (const module of top.inside ?? []) {
      module.x += top.x;
      module.y += top.y;
      spots.set(module.id, module);
    }
  }
  for (const arrow of view.arrows) {
    const [a, b] = [topOf.get(arrow.from), topOf.get(arrow.to)];
    arrow.start = spots.get(arrow.from);
    arrow.end = spots.get(arrow.to);
    arrow.way = a === b
      ? a.ways.get(arrow.key).map(([x, y]) => [x + a.x + a.inset, y + a.y + 32])
      : ways.get(pair(a.id, b.id));
    arrow.isUpward = arrow.end.y + arrow.end.h / 2 < arrow.start.y + arrow.start.h / 2;
  }
  view.width = width;
  view.height = height;
  spreadEnds();
}

// Gives the arrows of one side of an item places beside each other, in the order of their ways.
// Those that come the same way share a place.
function spreadEnds() {
  const sides = new Map();
  for (const arrow of view.arrows) {
    for (const [item, end, isTop] of [[arrow.start, 'x1', arrow.isUpward],
      [arrow.end, 'x2', !arrow.isUpward]]) {
      const other = end === 'x1' ? arrow.end : arrow.start;
      const next = end === 'x1' ? arrow.way[0] : arrow.way.at(-1);
      const side = pair(item.id, isTop);
      if (!sides.has(side)) sides.set(side, { item, ends: [] });
      sides.get(side).ends.push({ arrow, end, x: next ? next[0] : other.x + other.w / 2 });
    }
  }
  for (const { item, ends } of sides.values()) {
    const places = [...new Set(ends.map(({ x }) => x))].sort((a, b) => a - b);
    const step = Math.min(10, item.w * 0.75 / places.length);
    for (const { arrow, end, x } of ends) {
      const place = places.indexOf(x) - (places.length - 1) / 2;
      arrow[end] = item.x + item.w / 2 + place * step;
    }
  }
}

function pathFor(arrow) {
  const { start, end, isUpward, way } = arrow;
  const y1 = isUpward ? start.y : start.y + start.h, y2 = isUpward ? end.y + end.h : end.y;
  let [x, y] = [arrow.x1, y1], path = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  for (const [toX, toY] of [...way, [arrow.x2, y2]]) {
    const bend = (y + toY) / 2;
    path += Math.abs(toX - x) < 0.5 ? `V${toY.toFixed(1)}`
      : `C${x.toFixed(1)} ${bend.toFixed(1)} ${toX.toFixed(1)} ${bend.toFixed(1)} `
        + `${toX.toFixed(1)} ${toY.toFixed(1)}`;
    [x, y] = [toX, toY];
  }
  const back = isUpward ? 6 : -6;
  return path + `M${(x - 3.5).toFixed(1)} ${(y + back).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`
    + `L${(x + 3.5).toFixed(1)} ${(y + back).toFixed(1)}`;
}

function svg(kind, attributes, parent) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', kind);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

function element(kind, text, parent, style) {
  const made = document.createElement(kind);
  made.textContent = text;
  if (style) made.className = style;
  parent.append(made);
  return made;
}

// Arranges and draws all. An anchor, an id, stays where it is on the screen.
function draw(anchor) {
  const before = anchor && view?.boxes.get(anchor)?.getBoundingClientRect();
  const next = visible();
  next.signature = [byId('drawing').clientWidth, byId('drawing').clientHeight,
    ...[...next.shownBy].map(([name, id]) => pair(name, id))].join();
  // Where the same is shown, everything stays in its place.
  if (next.signature !== view?.signature) {
    view = next;
    arrange();
    findImplied();
  }
  paint();
  describe();
  const after = before && view.boxes.get(anchor)?.getBoundingClientRect();
  if (after) byId('drawing').scrollBy(after.left - before.left, after.top - before.top);
}

// The ids that are lit when something is selected; null when nothing is.
function lit() {
  const chosen = state.select.flatMap(membersOf);
  if (!chosen.length) return null;
  const near = new Set(), names = state.select.length > 1 ? chosen : around(chosen);
  for (const name of names) {
    if (view.shownBy.has(name)) near.add(view.shownBy.get(name));
  }
  for (const top of view.tops) if (top.inside?.some(module => near.has(module.id))) near.add(top.id);
  for (const id of state.select) near.add(id);
  return near;
}

function paint() {
  const paper = byId('paper'), near = lit();
  const chosen = new Set(state.select.flatMap(membersOf));
  paper.replaceChildren();
  view.boxes = new Map();
  const mood = id => state.select.length === 1 && state.select[0] === id ? ' selected'
    : !near ? '' : near.has(id) ? ' near' : ' far';
  const put = (made, item) => {
    view.boxes.set(item.id, made);
    Object.assign(made.style, { left: item.x + 'px', top: item.y + 'px', width: item.w + 'px',
      height: item.h + 'px' });
  };
  for (const top of view.tops) if (!top.node) {
    const changes = new Set(top.members.map(node => node.change));
    const change = changes.size === 1 && top.members[0].change || '';
    const box = element('div', '', paper, ['box', top.isOpen && 'open', change].filter(Boolean)
      .join(' ') + mood(top.id));
    box.dataset.name = top.name;
    box.style.setProperty('--hue', hueOf(top.name));
    put(box, top);
    const bar = element('div', '', box, 'box-bar');
    const name = element('button', top.name, bar, 'box-name');
    name.title = top.name;
    name.onclick = () => select([top.id]);
    name.ondblclick = () => toggle(top);
    const label = counted(top.members.length, noun);
    const button = element('button', top.isOpen ? '▾' : '▸ ' + label, bar, 'box-toggle');
    button.setAttribute('aria-expanded', top.isOpen);
    button.setAttribute('aria-label', `${top.name}, ${label}`);
    button.onclick = () => toggle(top);
  }
  const lines = svg('svg', { role: 'img', 'aria-label': 'Dependencies', width: view.width,
    height: view.height }, paper);
  for (const top of view.tops) for (const module of top.inside ?? [top]) if (module.node) {
    const { node, id } = module;
    const worst = findings.find(name => outgoing.get(node.name)
      .some(arrow => arrow.classes.includes(name)) && isShown(name));
    const made = element('button', '', paper, ['node', node.kind, worst, node.change]
      .filter(Boolean).join(' ') + mood(id));
    element('span', node.name, made);
    made.title = [node.name, node.group, node.kind, node.package].filter(Boolean).join('\n');
    made.dataset.name = node.name;
    made.onclick = () => select([id]);
    put(made, module);
  }
  drawArrows(lines, chosen);
  rescale();
}

const hues = new Map();
function hueOf(name) {
  if (!hues.has(name)) hues.set(name, Math.round(210 + hues.size * 137.5) % 360);
  return hues.get(name);
}

function drawArrows(lines, chosen) {
  for (const arrow of view.arrows) arrow.class = classOf(arrow);
  const [from, to] = state.select.map(id => new Set(membersOf(id)));
  const isChosen = arrow => arrow.arrows.some(arrow => to
    ? from.has(arrow.from) && to.has(arrow.to) : chosen.has(arrow.from) || chosen.has(arrow.to));
  const touching = chosen.size ? new Set(view.arrows.filter(isChosen)) : new Set();
  let drawn = view.arrows.filter(arrow => arrow.class || touching.has(arrow));
  if (drawn.length > manyArrows) {
    drawn = drawn.filter(arrow => touching.has(arrow) || !['plain', 'implied'].includes(arrow.class));
  }
  // The important ones come last, above the others.
  const order = arrow => (touching.has(arrow) ? 100 : 0)
    - classes.findIndex(([name]) => name === arrow.class);
  drawn.sort((a, b) => order(a) - order(b));
  for (const arrow of drawn) {
    const changes = new Set(arrow.arrows.map(arrow => arrow.change));
    const change = changes.size === 1 ? [...changes][0] : undefined;
    const style = touching.has(arrow) ? ' touching' : chosen.size ? ' other' : '';
    const count = arrow.arrows.filter(({ classes }) => classes.includes(arrow.class)).length
      || arrow.arrows.length;
    const group = svg('g', { class: `arrow ${arrow.class ?? 'plain'}${style}`
      + (state.select.length > 1 && touching.has(arrow) ? ' chosen' : ''),
      style: `--width: ${(1.2 + Math.min(Math.log2(count) * 0.5, 4)
        + (findings.includes(arrow.class) ? 0.6 : 0)).toFixed(1)}` }, lines);
    const d = pathFor(arrow);
    svg('path', { d, class: 'target' }, group).onclick = () => select([arrow.from, arrow.to]);
    if (change && arrow.class !== change) {
      svg('path', { d, class: 'halo', style: `stroke: var(--${change}); stroke-width: 6; opacity: .4` },
        group);
    }
    svg('title', {}, group).textContent = [nameOf(arrow.from) + ' → ' + nameOf(arrow.to),
      arrow.arrows.length > 1 ? `${arrow.arrows.length} dependencies` : '',
      ...arrow.arrows.flatMap(arrow => arrow.violations).slice(0, 5)].filter(Boolean).join('\n');
    svg('path', { d }, group);
  }
  const left = view.arrows.length - drawn.length;
  byId('count').textContent = `${view.shown.length} of ${data.nodes.length} ${data.level}, `
    + counted(drawn.length, 'arrow') + (left ? ` (${left} more: open a box, or select)` : '');
}

function list(title, rows) {
  if (!rows.length) return;
  const box = byId('details'), most = 200;
  element('h3', `${title} (${rows.length})`, box);
  const made = element('ul', '', box);
  for (const { id, label, arrow, style } of rows.slice(0, most)) {
    const row = element('li', '', made, style);
    element('button', label, row).onclick = () => select(id);
    if (arrow) explain(arrow, row);
  }
  if (rows.length > most) element('p', `and ${rows.length - most} more`, box);
}

function explain(arrow, row) {
  if (arrow.change) element('small', arrow.change, row, 'why ' + arrow.change);
  if (arrow.declared) element('small', 'declared: ' + arrow.declared, row);
  if (arrow.imported) element('small', `imported: ${arrow.imported}`
    + (arrow.imports > 1 ? ` and ${arrow.imports - 1} more` : ''), row);
  if (arrow.shared) element('small', 'builds a source through a link: ' + arrow.shared, row);
  for (const violation of arrow.violations) element('small', '✗ ' + violation, row, 'why');
}

const moduleRow = (name, arrow) =>
  ({ id: ['module ' + name], label: name, arrow, style: arrow?.classes[0] });
const arrowRow = arrow => ({ id: ['module ' + arrow.from, 'module ' + arrow.to],
  label: `${arrow.from} → ${arrow.to}`, arrow, style: arrow.classes[0] });

function describe() {
  const box = byId('details'), [first, second] = state.select;
  box.replaceChildren();
  if (!first) {
    element('p', 'Select a box, a node or an arrow to see its dependencies. Arrows point down to '
      + 'what is depended on; one that points up closes a cycle.', box);
    for (const [name, title, meaning] of classes.slice(0, 6)) {
      list(`${title}: ${meaning}`, present().filter(arrow => arrow.classes[0] === name).map(arrowRow));
    }
    return;
  }
  if (second) {
    const from = new Set(membersOf(first)), to = new Set(membersOf(second));
    element('h2', `${nameOf(first)} → ${nameOf(second)}`, box);
    list('Dependencies', data.arrows.filter(arrow => from.has(arrow.from) && to.has(arrow.to))
      .map(arrowRow));
    return;
  }
  element('h2', nameOf(first), box);
  const node = nodes.get(nameOf(first)), members = membersOf(first);
  element('p', isBox(first) ? counted(members.length, noun)
    : [node.change, node.group, node.kind, node.package, 'floor ' + node.floor]
      .filter(Boolean).join(' · '), box);
  const only = element('button', state.only ? 'Show everything' : 'Show only its neighbors', box);
  only.id = 'only';
  only.onclick = () => change({ only: !state.only });
  if (!isBox(first)) {
    list('Depends on', outgoing.get(node.name).map(arrow => moduleRow(arrow.to, arrow)));
    list('Used by', incoming.get(node.name).map(arrow => moduleRow(arrow.from, arrow)));
    return;
  }
  const inside = new Set(members), keyOf = boxings[boxing()];
  const rows = (arrows, other) => {
    const counts = new Map();
    for (const arrow of arrows) {
      const key = keyOf(nodes.get(arrow[other]));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1]).map(([key, count]) => ({ label: `${key} (${count})`,
      id: other === 'to' ? [first, 'box ' + key] : ['box ' + key, first] }));
  };
  list('Depends on', rows(members.flatMap(name => outgoing.get(name))
    .filter(arrow => !inside.has(arrow.to)), 'to'));
  list('Used by', rows(members.flatMap(name => incoming.get(name))
    .filter(arrow => !inside.has(arrow.from)), 'from'));
  list('Inside', members.map(name => moduleRow(name)));
}

// Selects nothing, one thing, or the arrow between two; what is selected already is released.
function select(ids) {
  const isSame = ids.length === state.select.length && ids.every((id, at) => id === state.select[at]);
  const chosen = isSame ? [] : ids;
  reveal(chosen);
  change({ select: chosen, only: state.only && chosen.length > 0 });
  showSelected();
}

// Scrolls to the selected if it is not in the window.
function showSelected() {
  const made = view.boxes.get(state.select[0]), place = made?.getBoundingClientRect();
  const window = byId('drawing').getBoundingClientRect();
  if (place && (place.left < window.left || place.right > window.right || place.top < window.top
    || place.bottom > window.bottom)) made.scrollIntoView({ block: 'center', inline: 'center' });
}

// Makes modules visible that are hidden.
function reveal(ids) {
  for (const id of ids) {
    const members = membersOf(id).map(name => nodes.get(name));
    if (members.every(node => node.kind === 'test')) state.tests = true;
    if (!state.only && !matching().some(node => members.includes(node))) {
      Object.assign(state, { find: '', broken: false });
    }
    const key = boxings[boxing()](members[0]);
    if (isBox(id) || ids.length > 1) continue;
    if (data.nodes.length > tooManyNodes) state.only = true;
    else if (key !== null) openBox(key, true);
  }
}

function openBox(name, isOpen) {
  state[isOpen ? 'open' : 'closed'].add(name);
  state[isOpen ? 'closed' : 'open'].delete(name);
}

function toggle(top) {
  openBox(top.name, !top.isOpen);
  change({}, top.id);
}

function setAll(isOpen) {
  const tops = view.tops.filter(top => top.members);
  for (const top of tops) openBox(top.name, isOpen);
  scale = null;
  change({});
}

// Changes the state, and with it the page and its address.
function change(changes, anchor) {
  Object.assign(state, changes);
  if (['find', 'by', 'tests', 'broken', 'only'].some(key => key in changes)) scale = null;
  draw(anchor ?? state.select[0]);
  showControls();
  history.replaceState(null, '', '#' + fragment());
}

function fragment() {
  const words = new URLSearchParams();
  for (const [key, usual] of Object.entries(fresh())) {
    const value = state[key];
    if (usual instanceof Set || Array.isArray(usual)) for (const part of value) words.append(key, part);
    else if (value !== usual) words.set(key, value === true ? 'yes' : value);
  }
  return words.toString();
}

// Restores what a link says. Names that are not in the drawing are left out.
function restore() {
  state = fresh();
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
    if (state[key] instanceof Set) state[key].add(value);
    else if (key === 'select') state.select.push(value);
    else if (key === 'by') state.by = usefulBoxings().includes(value) ? value : null;
    else if (key === 'find') state.find = value;
    else if (key in state) state[key] = value === 'yes';
  }
  if (!state.select.every(id => membersOf(id).length)) Object.assign(state, { select: [], only: false });
  reveal(state.select);
  scale = null;
  draw();
  showControls();
  showSelected();
}

function showControls() {
  byId('find').value = state.find;
  byId('by').value = boxing();
  const arrows = present();
  for (const label of byId('chips').children) {
    const input = label.firstChild, name = input.id.replace('show-', '');
    input.checked = name === 'tests' || name === 'broken' ? state[name] : isShown(name);
    label.classList.toggle('off', !input.checked);
    const named = classes.find(([other]) => other === name);
    if (named) label.lastChild.textContent = `${named[1]} ` + (name === 'implied' ? view.arrows.filter(arrow => arrow.isImplied).length
      : arrows.filter(arrow => arrow.classes.includes(name)).length);
  }
  const canOpen = view.tops.some(top => top.members);
  byId('open-all').hidden = byId('close-all').hidden = !canOpen;
}

function rescale() {
  const stage = byId('drawing'), paper = byId('paper');
  const [across, along] = [(stage.clientWidth - 24) / view.width, (stage.clientHeight - 24) / view.height];
  // Smaller than this cannot be read: then it is scrolled.
  const used = scale ?? Math.max(Math.min(across, along, 1), Math.min(across, 0.8),
    stage.clientWidth < 700 ? 0.8 : 0.5);
  paper.style.transform = `scale(${used})`;
  Object.assign(paper.style, { width: view.width + 'px', height: view.height + 'px',
    left: Math.max(12, (stage.clientWidth - view.width * used) / 2) + 'px', top: '12px',
    marginRight: view.width * (used - 1) + 24 + 'px', marginBottom: view.height * (used - 1) + 24 + 'px' });
  paper.dataset.scale = used;
}

// Changes the scale around the middle of the window.
function zoom(factor) {
  const stage = byId('drawing'), old = Number(byId('paper').dataset.scale);
  scale = Math.min(Math.max(old * factor, 0.1), 3);
  const [x, y] = [stage.scrollLeft + stage.clientWidth / 2, stage.scrollTop + stage.clientHeight / 2];
  rescale();
  stage.scrollTo(x * scale / old - stage.clientWidth / 2, y * scale / old - stage.clientHeight / 2);
}

function addChip(id, title, meaning, style, onchange) {
  const label = element('label', '', byId('chips'), style);
  const input = element('input', '', label);
  input.type = 'checkbox';
  input.id = 'show-' + id;
  input.addEventListener('input', () => onchange(input.checked));
  if (style) svg('path', { d: 'M0 4H24', fill: 'none', stroke: 'var(--color)', 'stroke-width': 2 },
    svg('svg', { class: style }, label));
  label.title = meaning;
  element('span', title, label);
}

function start() {
  for (const by of usefulBoxings()) byId('by').append(new Option(by === 'none' ? 'none' : 'by ' + by, by));
  document.querySelector('.by').hidden = usefulBoxings().length < 2;
  for (const [name, title, meaning] of classes) {
    const count = data.arrows.filter(arrow => arrow.classes.includes(name)).length;
    if (!count && !['error', 'warning', 'undeclared', 'unused', 'implied'].includes(name)) continue;
    addChip(name, title, meaning, name, isOn => {
      state[isOn ? 'on' : 'off'].add(name);
      state[isOn ? 'off' : 'on'].delete(name);
      change({});
    });
  }
  const tests = data.nodes.filter(node => node.kind === 'test').length;
  if (tests) addChip('tests', `Tests ${tests}`, 'test targets', '', tests => change({ tests }));
  addChip('broken', 'Only findings', 'only modules with errors, warnings, undeclared or unused', '',
    broken => change({ broken }));
  byId('find').addEventListener('input', () => change({ find: byId('find').value }));
  byId('by').addEventListener('input', () =>
    change({ by: byId('by').value, open: new Set(), closed: new Set(), select: [], only: false }));
  byId('open-all').onclick = () => setAll(true);
  byId('close-all').onclick = () => setAll(false);
  byId('smaller').onclick = () => zoom(1 / 1.25);
  byId('larger').onclick = () => zoom(1.25);
  byId('fit').onclick = () => { scale = null; rescale(); };
  const stage = byId('drawing');
  stage.addEventListener('click', event => {
    if (!event.target.closest('button, .target')) select([]);
  });
  stage.addEventListener('wheel', event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300));
  }, { passive: false });
  stage.addEventListener('pointermove', event => {
    if (event.buttons === 1 && event.pointerType === 'mouse') {
      stage.scrollBy(-event.movementX, -event.movementY);
    }
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') select([]);
    if (event.key === '/' && event.target.tagName !== 'INPUT') {
      event.preventDefault();
      byId('find').focus();
    }
  });
  window.addEventListener('resize', () => draw());
  window.addEventListener('hashchange', restore);
  restore();
  // The corner of a drawing that is larger than the window is empty.
  if (!state.select.length) stage.scrollLeft = (stage.scrollWidth - stage.clientWidth) / 2;
}

start();
