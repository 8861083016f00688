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
      if (parent) parent.append(element);
      return element;
    }

    function short(text, length) {
      const letters = [...text];
      return letters.length > length ? letters.slice(0, length - 1).join('') + '…' : text;
    }

    // East Asian letters are wider.
    const columns = text =>
      [...text].reduce((sum, letter) => sum + (letter > '\u10ff' ? 1.7 : 1), 0);

    function layout(shown) {
      const wide = Math.max(byId('drawing').clientWidth - 24, 480);
      const left = 70, gap = 14, height = 36, places = new Map(), bands = [];
      const floors = [...new Set(shown.map(node => node.floor))].sort((a, b) => b - a);
      let y = 12;
      for (const floor of floors) {
        const top = y;
        // Floors of one or two nodes in one column would hide arrows behind each other.
        const few = shown.filter(node => node.floor === floor).length < 3;
        let x = left + (few ? (bands.length % 4) * 60 : 0);
        y += 16;
        for (const node of shown.filter(node => node.floor === floor)) {
          const letters = Math.max(columns(short(node.name, 28)),
            columns(short(node.group || '', 28)) * 0.8);
          const width = Math.max(letters * 7.6 + 16, 48);
          if (x + width > wide && x > left) { x = left; y += height + 10; }
          places.set(node.name, { x, y, width, height });
          x += width + gap;
        }
        y += height + 24;
        bands.push({ floor, top, height: y - top });
        y += 8;
      }
      return { places, bands, wide, height: y };
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
      const shown = matching();
      const { places, bands, wide, height } = layout(shown);
      const { arrows, hidden } = drawn(shown);
      const picture = svg('svg', { width: wide + 12, height, role: 'img',
        'aria-label': 'Dependencies by floors' });
      const heads = svg('defs', {}, picture);
      const head = svg('marker', { id: 'head', viewBox: '0 0 8 8', refX: 7, refY: 4,
        markerWidth: 6, markerHeight: 6, orient: 'auto-start-reverse' }, heads);
      svg('path', { d: 'M0 0L8 4L0 8z', fill: 'context-stroke' }, head);
      bands.forEach((band, index) => {
        svg('rect', { class: index % 2 ? 'floor odd' : 'floor', x: 0, y: band.top,
          width: wide, height: band.height }, picture);
        svg('text', { class: 'floor-name', x: 8, y: band.top + 38 }, picture)
          .textContent = 'Floor ' + band.floor;
      });
      for (const arrow of arrows) {
        const from = places.get(arrow.from), to = places.get(arrow.to);
        const down = to.y >= from.y;
        const x1 = from.x + from.width / 2, y1 = down ? from.y + from.height : from.y;
        const x2 = to.x + to.width / 2, y2 = down ? to.y : to.y + to.height;
        const level = from.y === to.y;
        const endY = level ? to.y + to.height : y2, bend = level ? 28 : (endY - y1) / 2;
        const touching = arrow.from === selected || arrow.to === selected;
        const line = svg('path', {
          class: 'arrow' + (touching ? ' touching' : selected ? ' other' : '') + style(arrow)
            + (arrow.violations.length ? ' bad' : ''),
          'marker-end': 'url(#head)',
          d: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} `
            + `${level ? endY + bend : endY - bend} ${x2} ${endY}`,
        }, picture);
        svg('title', {}, line).textContent =
          [arrow.from + ' → ' + arrow.to, ...arrow.violations].join('\n');
      }
      const near = selected ? around(selected) : null;
      for (const node of shown) {
        const place = places.get(node.name);
        const box = svg('g', {
          class: 'node' + (bad.has(node.name) ? ' bad' : '')
            + (node.name === selected ? ' selected'
              : !near ? '' : near.has(node.name) ? ' near' : ' far'),
          tabindex: 0, role: 'button', transform: `translate(${place.x} ${place.y})`,
        }, picture);
        box.dataset.name = node.name;
        svg('rect', { width: place.width, height: place.height }, box);
        svg('title', {}, box).textContent = [node.name, node.group, node.package]
          .filter(Boolean).join('\n');
        svg('text', { x: 8, y: node.group ? 15 : 22 }, box).textContent = short(node.name, 28);
        if (node.group) {
          svg('text', { class: 'group', x: 8, y: 29 }, box).textContent = short(node.group, 28);
        }
      }
      byId('drawing').replaceChildren(picture);
      byId('count').textContent = `${shown.length} of ${data.nodes.length} ${data.level}, `
        + `${arrows.length} arrows` + (hidden ? ` (${hidden} more: filter, or select one)` : '');
    }

    function element(kind, text, parent, style) {
      const made = document.createElement(kind);
      made.textContent = text;
      if (style) made.className = style;
      parent.append(made);
      return made;
    }

    function list(title, arrows, end) {
      const box = byId('details');
      element('h3', `${title} (${arrows.length})`, box);
      const rows = element('ul', '', box);
      for (const arrow of arrows) {
        const row = element('li', '', rows, arrow.violations.length ? 'bad' : '');
        element('button', arrow[end], row).onclick = () => select(arrow[end]);
        if (arrow.declared) element('small', 'declared: ' + arrow.declared, row);
        if (arrow.imported) element('small', `imported: ${arrow.imported}`
          + (arrow.imports > 1 ? ` and ${arrow.imports - 1} more` : ''), row);
        if (arrow.shared) element('small', 'builds a source through a link: ' + arrow.shared, row);
        for (const violation of arrow.violations) element('small', '✗ ' + violation, row);
      }
    }

    function describe() {
      const box = byId('details');
      box.replaceChildren();
      if (!selected) {
        const broken = data.arrows.filter(arrow => arrow.violations.length);
        element('p', 'Click a node to see its dependencies and dependents.', box);
        element('p', 'Dashed: imported and not declared. Red: breaks a rule.'
          + (data.arrows.some(arrow => arrow.shared)
            ? ' Dotted: only builds a source of the other, through a link.' : ''), box);
        if (!broken.length) return;
        element('h3', `Violations (${broken.length})`, box);
        const rows = element('ul', '', box);
        for (const arrow of broken) {
          const row = element('li', '', rows, 'bad');
          element('button', `${arrow.from} → ${arrow.to}`, row).onclick = () => select(arrow.from);
          for (const violation of arrow.violations) element('small', violation, row);
        }
        return;
      }
      const node = nodes.get(selected);
      element('h2', node.name, box);
      element('p', [node.group, node.kind, node.package, 'floor ' + node.floor]
        .filter(Boolean).join(' · '), box);
      list('Depends on', outgoing.get(selected), 'to');
      list('Used by', incoming.get(selected), 'from');
    }

    function select(name) {
      selected = name && nodes.has(name) && name !== selected ? name : null;
      if (selected && data.nodes.length > manyNodes) byId('near').checked = true;
      if (!selected && data.nodes.length > manyNodes) byId('near').checked = false;
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
    byId('drawing').addEventListener('keydown', event => {
      const box = event.target.closest('.node');
      if (box && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        select(box.dataset.name);
      }
    });
    document.addEventListener('keydown', event => { if (event.key === 'Escape') select(null); });
    window.addEventListener('resize', draw);
    draw();
    describe();
    """#
