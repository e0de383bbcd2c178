import table from './related-words.json' with { type: 'json' };

let neighbours: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null;
const NONE: ReadonlyMap<string, number> = new Map();

/**
 * English stem keys that are used like a given one, with their nearness: 0.55 to 0.8 is the rounded cosine of
 * public-domain GloVe vectors, 1 a common synonym in WordNet (docs/engine.md). Near vectors mean the same field, not
 * the same meaning: 'buy' is near 'sell'.
 */
export function relatedWords(stemKey: string): ReadonlyMap<string, number> {
  neighbours ??= readTable();
  return neighbours.get(stemKey) ?? NONE;
}

/** Reads the table: each level has one line of pairs, sorted by the index of the first stem. */
function readTable(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const stems = table.stems.split(' ');
  const found = new Map<string, Map<string, number>>();
  for (const [level, lines] of table.levels.entries()) {
    const nearness = table.least + level * table.step;
    let first = 0;
    for (const line of lines.split(' ')) {
      // 'a.b', in base 36: `a` is the distance from the previous first stem, `b` the distance from there to the second
      // one.
      const [forward, behind] = line.split('.');
      first += Number.parseInt(forward ?? '', 36);
      const a = stems[first];
      const b = stems[first + Number.parseInt(behind ?? '', 36)];
      if (a === undefined || b === undefined) continue;
      link(found, a, b, nearness);
      link(found, b, a, nearness);
    }
  }
  return found;
}

function link(found: Map<string, Map<string, number>>, from: string, to: string, nearness: number): void {
  const known = found.get(from);
  if (known === undefined) found.set(from, new Map([[to, nearness]]));
  else known.set(to, nearness);
}
