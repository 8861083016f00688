'use strict';
// Places items on rows so that arrows point down and rarely cross: Sugiyama's method. Cycles are
// broken at their lightest arrows, long arrows have a place in each row that they pass, which those
// to the same item share, rows are sorted by the places of their neighbors, and columns straightened.

// Sets x and y of each item ({ id, w, h }) to its upper left corner.
// Returns the size, and for each arrow 'from to' the points that it passes on its way.
function layOut(items, arrows, widest, gap) {
  const index = new Map(items.map((item, number) => [item.id, number]));
  const links = new Map();
  const given = arrows.map(({ from, to, weight }) => [index.get(from), index.get(to), weight]);
  const rank = rankOf(items.length, given);
  for (const [from, to, weight] of given) {
    const [above, below] = rank[from] < rank[to] ? [from, to] : [to, from];
    const key = above * items.length + below;
    const link = links.get(key) ?? { above, below, weight: 0, way: [] };
    link.weight += weight;
    links.set(key, link);
  }
  const cells = items.map(item => ({ item, w: item.w, up: [], down: [], x: 0, row: 0 }));
  const rows = assignRows(cells, [...links.values()], rank, widest, gap);
  sortRows(rows);
  straighten(rows, gap);
  return place(rows, given, key => links.get(key), items, rank, gap);
}

// An order in which the lightest arrows point backward (Eades, Lin and Smyth).
function rankOf(count, links) {
  const out = Array.from({ length: count }, () => new Map());
  const into = Array.from({ length: count }, () => new Map());
  for (const [from, to, weight] of links) { out[from].set(to, weight); into[to].set(from, weight); }
  const total = map => { let sum = 0; for (const weight of map.values()) sum += weight; return sum; };
  const rest = new Set(Array(count).keys()), first = [], last = [];
  const take = (number, list) => {
    rest.delete(number);
    list.push(number);
    for (const other of out[number].keys()) into[other].delete(number);
    for (const other of into[number].keys()) out[other].delete(number);
  };
  while (rest.size) {
    let best = -1, most = -Infinity, isTaken = false;
    for (const number of rest) {
      if (!out[number].size) { take(number, last); isTaken = true; continue; }
      if (!into[number].size) { take(number, first); isTaken = true; continue; }
      const surplus = total(out[number]) - total(into[number]);
      if (surplus > most) { most = surplus; best = number; }
    }
    if (!isTaken) take(best, first);
  }
  const rank = [];
  for (const [place, number] of [...first, ...last.reverse()].entries()) rank[number] = place;
  return rank;
}

// Puts each cell on the lowest row above all that it points at and that has room, and gives long
// links a narrow cell in each row between. Row 0 is the lowest.
function assignRows(cells, links, rank, widest, gap) {
  const below = cells.map(() => []), isLinked = cells.map(() => false);
  for (const link of links) {
    below[link.above].push(link.below);
    isLinked[link.above] = isLinked[link.below] = true;
  }
  const rows = [], used = [];
  const put = (cell, row) => {
    while (used[row] > 0 && used[row] + cell.w > widest) row += 1;
    used[row] = (used[row] ?? 0) + cell.w + gap.x;
    cell.row = row;
    (rows[row] ??= []).push(cell);
  };
  const upward = [...cells.keys()].sort((a, b) => rank[b] - rank[a]);
  // Unlinked cells fill rows of their own at the bottom.
  for (const number of upward) if (!isLinked[number]) put(cells[number], 0);
  const ground = rows.length;
  for (const number of upward) if (isLinked[number]) {
    put(cells[number], Math.max(ground, ...below[number].map(other => cells[other].row + 1)));
  }
  const join = (above, beneath, weight) => {
    above.down.push([beneath, weight]);
    beneath.up.push([above, weight]);
  };
  // The links to one cell share their way, like branches a trunk.
  const trunks = new Map();
  for (const link of links.sort((a, b) => cells[b.above].row - cells[a.above].row)) {
    const end = cells[link.below];
    if (!trunks.has(end)) trunks.set(end, []);
    const trunk = trunks.get(end);
    let above = cells[link.above];
    for (let row = above.row - 1; row > end.row; row -= 1) {
      let cell = trunk[row];
      const isNew = !cell;
      if (isNew) {
        cell = trunk[row] = { w: 4, up: [], down: [], x: 0, row };
        rows[row].push(cell);
      }
      if (row === above.row - 1 || isNew) join(above, cell, link.weight);
      link.way.push(cell);
      above = cell;
    }
    if (above === cells[link.above] || !trunk.isJoined) join(above, end, link.weight);
    if (above !== cells[link.above]) trunk.isJoined = true;
  }
  return rows;
}

// Sorts the rows by the mean places of their neighbors, up and down, and keeps the best order.
function sortRows(rows) {
  const number = () => rows.forEach(row => row.forEach((cell, place) => { cell.place = place; }));
  const mean = links => {
    let sum = 0, all = 0;
    for (const [cell, weight] of links) { sum += cell.place * weight; all += weight; }
    return sum / all;
  };
  number();
  let best = rows.map(row => [...row]), fewest = crossings(rows);
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  const rounds = Math.min(24, Math.max(4, 12_000 / count));
  for (let round = 0; round < rounds && fewest > 0; round += 1) {
    const isDownward = round % 2 === 0;
    for (const row of isDownward ? [...rows].reverse() : rows) {
      for (const cell of row) {
        const links = isDownward ? cell.up : cell.down;
        cell.wish = links.length ? mean(links) : cell.place;
      }
      row.sort((a, b) => a.wish - b.wish);
      row.forEach((cell, place) => { cell.place = place; });
    }
    if (count < 1000) swapNeighbors(rows);
    const now = crossings(rows);
    if (now < fewest) { fewest = now; best = rows.map(row => [...row]); }
  }
  best.forEach((row, index) => { rows[index] = row; });
  number();
}

function swapNeighbors(rows) {
  const pairs = (left, right) => {
    let sum = 0;
    for (const [a, weight] of left) for (const [b, other] of right) {
      if (a.place > b.place) sum += weight * other;
    }
    return sum;
  };
  for (const row of rows) {
    for (let place = 0; place + 1 < row.length; place += 1) {
      const left = row[place], right = row[place + 1];
      const now = pairs(left.up, right.up) + pairs(left.down, right.down);
      if (now > pairs(right.up, left.up) + pairs(right.down, left.down)) {
        row[place] = right;
        row[place + 1] = left;
        right.place = place;
        left.place = place + 1;
      }
    }
  }
}

// Counts the crossings between adjacent rows, with a tree of sums (Barth, Jünger and Mutzel).
function crossings(rows) {
  let count = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const sums = new Float64Array(rows[row - 1].length + 1);
    for (const cell of rows[row]) {
      for (const [end, weight] of cell.down) {
        for (let at = end.place + 2; at < sums.length; at += at & -at) count += sums[at] * weight;
      }
      for (const [end, weight] of cell.down) {
        for (let at = end.place + 1; at > 0; at -= at & -at) sums[at] += weight;
      }
    }
  }
  return count;
}

// Moves the cells of each row, without changing their order, near their neighbors.
function straighten(rows, gap) {
  for (const row of rows) {
    let x = 0;
    for (const cell of row) { cell.x = x + cell.w / 2; x += cell.w + gap.x; }
    for (const cell of row) cell.x -= x / 2;
  }
  for (let round = 0; round < 16; round += 1) {
    for (const row of round % 2 ? rows : [...rows].reverse()) {
      let shift = 0;
      const blocks = [];
      for (const [place, cell] of row.entries()) {
        const links = round > 11 ? [...cell.up, ...cell.down] : round % 2 ? cell.down : cell.up;
        let sum = 0, weight = 0;
        for (const [other, much] of links) {
          // Bends of long arrows are the most visible.
          const pull = Math.sqrt(much) * (cell.item || other.item ? 1 : 4);
          sum += other.x * pull;
          weight += pull;
        }
        if (!weight) { sum = cell.x * 0.01; weight = 0.01; }
        if (place) {
          const isNarrow = !cell.item && !row[place - 1].item;
          shift += (row[place - 1].w + cell.w) / 2 + (isNarrow ? gap.x / 2 : gap.x);
        }
        cell.shift = shift;
        // The nearest places in order are the means of blocks (isotonic regression).
        let block = { sum: sum - shift * weight, weight, cells: [cell] };
        while (blocks.length && blocks.at(-1).sum / blocks.at(-1).weight > block.sum / block.weight) {
          const last = blocks.pop();
          block = { sum: last.sum + block.sum, weight: last.weight + block.weight,
            cells: [...last.cells, ...block.cells] };
        }
        blocks.push(block);
      }
      for (const block of blocks) {
        for (const cell of block.cells) cell.x = block.sum / block.weight + cell.shift;
      }
    }
  }
}

function place(rows, given, linkOf, items, rank, gap) {
  const left = Math.min(0, ...rows.flatMap(row => row[0].x - row[0].w / 2));
  let y = 0, width = 0;
  for (const row of [...rows].reverse()) {
    const height = Math.max(...row.map(cell => cell.item?.h ?? 0));
    for (const cell of row) {
      cell.x -= left;
      cell.top = y;
      cell.bottom = y + height;
      if (cell.item) {
        cell.item.x = cell.x - cell.w / 2;
        cell.item.y = y + (height - cell.item.h) / 2;
      }
      width = Math.max(width, cell.x + cell.w / 2);
    }
    const links = row.reduce((sum, cell) => sum + cell.down.length, 0);
    y += height + (links ? gap.y + Math.min(gap.y, links) : gap.x);
  }
  const ways = new Map();
  for (const [from, to] of given) {
    const isDown = rank[from] < rank[to];
    const link = linkOf(isDown ? from * items.length + to : to * items.length + from);
    const points = link.way.flatMap(cell => [[cell.x, cell.top], [cell.x, cell.bottom]]);
    ways.set(pair(items[from].id, items[to].id), isDown ? points : points.reverse());
  }
  const height = Math.max(0, ...items.map(item => item.y + item.h));
  return { width, height, ways };
}

const pair = (from, to) => from + '\n' + to;
