import table from './word-rarity.json' with { type: 'json' };

/** What `wordRarity` answers at most, in nats: words that the background does not hold, and the rarest that it holds. */
export const MOST_RARITY = table.maximum;

/** A number, or a word that begins with one ('3.5', '2024', '10th'). */
const NUMBER = /^\d/;
/** A number is a year, an amount or a list's count: as telling as an everyday word, not as an unknown one. */
const NUMBER_RARITY = 5;

let rarities: ReadonlyMap<string, number> | null = null;

/**
 * Background inverse document frequency of an English stem key (`Lexicon.entry(word).key`), in nats: the logarithm of
 * how much oftener the commonest word is written. 0 ('the') to `MOST_RARITY` (unknown), in quarters of a nat; 'water'
 * is near 5, 'mortgage' near 9.
 */
export function wordRarity(stemKey: string): number {
  rarities ??= readTable();
  const american = americanSpelling(stemKey);
  // The stemmer takes a late '-ize' off, but no '-ise'.
  const known = rarities.get(stemKey) ?? rarities.get(american) ?? rarities.get(american.replace(/iz$/, ''));
  return known ?? unknownRarity(stemKey);
}

function unknownRarity(stemKey: string): number {
  return NUMBER.test(stemKey) ? NUMBER_RARITY : MOST_RARITY;
}

/** The table holds American spellings: 'neighbour', 'digitis' and 'catalogu' under 'neighbor', 'digitiz' and 'catalog'. */
function americanSpelling(stemKey: string): string {
  return stemKey
    .replace('our', 'or')
    .replace(/([iy])s$/, '$1z')
    .replace(/tre?$/, 'ter')
    .replace(/ogu$/, 'og')
    .replace(/ae|oe/, 'e');
}

function readTable(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [level, stems] of table.levels.entries()) {
    if (stems === '') continue;
    for (const stem of stems.split(' ')) found.set(stem, level / table.levelsPerNat);
  }
  return found;
}
