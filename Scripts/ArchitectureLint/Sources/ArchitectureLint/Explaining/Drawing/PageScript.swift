/// The script of the page, which inserts names only as text, never as markup.
let pageScript = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const byId = id => document.getElementById(id);
    const nodes = new Map(data.nodes.map(node => [node.name, node]));
    const outgoing = new Map(), incoming = new Map(), bad = new Set();
    for (const name of nodes.keys()) { outgoing.set(name, []); incoming.set(name, []); }
    for (const arrow of data.arrows) {
      outgoing.get(arrow.from).push(arrow);
      incoming.get(arrow.to).push(arrow);
      if (arrow.violations.length) { bad.add(arrow.from); bad.add(arrow.to); }
    }
    // More arrows than this are unreadable: then only the relevant ones are drawn.
    const manyArrows = 350, manyNodes = 200;
    const filters = ['kind', 'package', 'group'];
    let selected = null;

    function fill(id) {
      const values = [...new Set(data.nodes.map(node => node[id]).filter(Boolean))].sort();
      const box = byId(id);
      box.append(new Option('every ' + id, ''));
      for (const value of values) box.append(new Option(value, value));
      box.hidden = values.length < 2;
    }

    function around(name) {
      const near = new Set([name]);
      for (const arrow of outgoing.get(name)) near.add(arrow.to);
      for (const arrow of incoming.get(name)) near.add(arrow.from);
      return near;
    }

    function matching() {
      const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
      const near = selected && byId('near').checked ? around(selected) : null;
      return data.nodes.filter(node => {
        if (near) return near.has(node.name);
        const name = node.name.toLowerCase();
        return words.every(word => name.includes(word))
          && filters.every(id => !byId(id).value || node[id] === byId(id).value)
          && (!byId('broken').checked || bad.has(node.name));
      });
    }

    function svg(kind, attributes, parent) {
      const element = document.createElementNS('http://www.w3.org/2000/svg', kind);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      parent.append(element);
      return element;
    }

    function drawn(shown) {
      const names = new Set(shown.map(node => node.name));
      const inside = data.arrows.filter(arrow => names.has(arrow.from) && names.has(arrow.to));
      if (inside.length <= manyArrows) return { arrows: inside, hidden: 0 };
      const arrows = inside.filter(arrow => arrow.violations.length
        || arrow.from === selected || arrow.to === selected);
      return { arrows, hidden: inside.length - arrows.length };
    }

    const style = arrow => arrow.declared ? '' : arrow.imported ? ' undeclared' : ' shared';

    function draw() {
      const shown = matching(), boxes = new Map();
      const near = selected ? around(selected) : null;
      const picture = byId('drawing');
      picture.replaceChildren();
      const lines = svg('svg', { role: 'img', 'aria-label': 'Dependencies by floors' }, picture);
      const floors = [...new Set(shown.map(node => node.floor))].sort((a, b) => b - a);
      for (const [index, floor] of floors.entries()) {
        const members = shown.filter(node => node.floor === floor);
        const band = element('section', '', picture, 'floor');
        element('span', 'Floor ' + floor, band, 'floor-name');
        // Floors of one or two nodes in one column would hide arrows behind each other.
        if (members.length < 3) band.style.paddingLeft = (index % 4) * 60 + 8 + 'px';
        for (const node of members) {
          const box = element('button', '', band, 'node' + (bad.has(node.name) ? ' bad' : '')
            + (node.name === selected ? ' selected'
              : !near ? '' : near.has(node.name) ? ' near' : ' far'));
          element('span', node.name, box);
          if (node.group) element('small', node.group, box);
          box.title = [node.name, node.group, node.package].filter(Boolean).join('\n');
          box.dataset.name = node.name;
          boxes.set(node.name, box);
        }
      }
      const { arrows, hidden } = drawn(shown);
      drawArrows(arrows, boxes, lines);
      byId('count').textContent = `${shown.length} of ${data.nodes.length} ${data.level}, `
        + `${arrows.length} arrows` + (hidden ? ` (${hidden} more: filter, or select one)` : '');
    }

    function drawArrows(arrows, boxes, picture) {
      const heads = svg('defs', {}, picture);
      const head = svg('marker', { id: 'head', viewBox: '0 0 8 8', refX: 7, refY: 4,
        markerWidth: 6, markerHeight: 6, orient: 'auto-start-reverse' }, heads);
      svg('path', { d: 'M0 0L8 4L0 8z', fill: 'context-stroke' }, head);
      // All places are read before any line is drawn, so that the page is laid out only once.
      const places = new Map([...boxes].map(([name, box]) => [name, {
        x: box.offsetLeft + box.offsetWidth / 2,
        top: box.offsetTop, bottom: box.offsetTop + box.offsetHeight }]));
      const { scrollWidth, scrollHeight } = byId('drawing');
      picture.setAttribute('width', scrollWidth);
      picture.setAttribute('height', scrollHeight);
      for (const arrow of arrows) {
        const from = places.get(arrow.from), to = places.get(arrow.to);
        const level = from.top === to.top;
        const start = to.top >= from.top ? from.bottom : from.top;
        const end = to.top > from.top ? to.top : to.bottom;
        const bend = level ? 28 : (end - start) / 2;
        const touching = arrow.from === selected || arrow.to === selected;
        const line = svg('path', {
          class: 'arrow' + (touching ? ' touching' : selected ? ' other' : '') + style(arrow)
            + (arrow.violations.length ? ' bad' : ''),
          'marker-end': 'url(#head)',
          d: `M${from.x} ${start}C${from.x} ${start + bend} `
            + `${to.x} ${level ? end + bend : end - bend} ${to.x} ${end}`,
        }, picture);
        svg('title', {}, line).textContent =
          [arrow.from + ' → ' + arrow.to, ...arrow.violations].join('\n');
      }
    }

    function element(kind, text, parent, style) {
      const made = document.createElement(kind);
      made.textContent = text;
      if (style) made.className = style;
      parent.append(made);
      return made;
    }

    function list(title, arrows, name, label = name) {
      const box = byId('details');
      element('h3', `${title} (${arrows.length})`, box);
      const rows = element('ul', '', box);
      for (const arrow of arrows) {
        const row = element('li', '', rows, arrow.violations.length ? 'bad' : '');
        element('button', label(arrow), row).onclick = () => select(name(arrow));
        if (arrow.declared) element('small', 'declared: ' + arrow.declared, row);
        if (arrow.imported) element('small', `imported: ${arrow.imported}`
          + (arrow.imports > 1 ? ` and ${arrow.imports - 1} more` : ''), row);
        if (arrow.shared) element('small', 'builds a source through a link: ' + arrow.shared, row);
        for (const violation of arrow.violations) element('small', '✗ ' + violation, row);
      }
    }

    const from = arrow => arrow.from, to = arrow => arrow.to;

    function describe() {
      const box = byId('details');
      box.replaceChildren();
      if (!selected) {
        const broken = data.arrows.filter(arrow => arrow.violations.length);
        element('p', 'Click a node to see its dependencies and dependents.', box);
        element('p', 'Dashed: imported and not declared. Red: breaks a rule.'
          + (data.arrows.some(arrow => arrow.shared)
            ? ' Dotted: only builds a source of the other, through a link.' : ''), box);
        if (broken.length) list('Violations', broken, from, arrow => `${from(arrow)} → ${to(arrow)}`);
        return;
      }
      const node = nodes.get(selected);
      element('h2', node.name, box);
      element('p', [node.group, node.kind, node.package, 'floor ' + node.floor]
        .filter(Boolean).join(' · '), box);
      list('Depends on', outgoing.get(selected), to);
      list('Used by', incoming.get(selected), from);
    }

    function select(name) {
      selected = name && nodes.has(name) && name !== selected ? name : null;
      if (data.nodes.length > manyNodes) byId('near').checked = selected !== null;
      draw();
      describe();
    }

    filters.forEach(fill);
    for (const id of ['search', 'near', 'broken', ...filters]) {
      byId(id).addEventListener('input', () => {
        if (id !== 'near') byId('near').checked = false;
        draw();
      });
    }
    byId('drawing').addEventListener('click', event => {
      const box = event.target.closest('.node');
      select(box ? box.dataset.name : null);
    });
    document.addEventListener('keydown', event => { if (event.key === 'Escape') select(null); });
    window.addEventListener('resize', draw);
    draw();
    describe();
    """#
