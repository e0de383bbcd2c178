import table from './related-words.json' with { type: 'json' };

let neighbours: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null;
const NONE: ReadonlyMap<string, number> = new Map();

/**
 * English stem keys that are used like a given one, with how near they are: 0.55 to 0.8 the cosine of public-domain GloVe
 * vectors, rounded; 1 a usual synonym of WordNet (docs/engine.md). Near by vectors means the same field, not the
 * same meaning: 'buy' is near 'sell'.
 */
export function relatedWords(stemKey: string): ReadonlyMap<string, number> {
  neighbours ??= readTable();
  return neighbours.get(stemKey) ?? NONE;
}

/** Each line of the table: a level and, of pairs, the second's number less the first's, by the first in turn. */
function readTable(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const stems = table.stems.split(' ');
  const found = new Map<string, Map<string, number>>();
  for (const [level, lines] of table.levels.entries()) {
    const nearness = table.least + level * table.step;
    let first = 0;
    for (const line of lines.split(' ')) {
      // 'a.b': to the stem `a` further on belongs the one `b` behind it, both in base 36.
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
