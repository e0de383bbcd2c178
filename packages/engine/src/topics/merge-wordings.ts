/** A phrase with the pages that it names. */
export interface Wording {
  readonly keys: readonly string[];
  /** ISO 639-1. */
  readonly language: string;
  /** Its letters with the last word as a stem. */
  readonly spellings: Set<string>;
  /** Whether it is a single word that is too common to be a subject. */
  readonly isCommon: boolean;
  /** Whether it occurs with connecting words: 'care of orchids'. */
  isConnected: boolean;
  /** As written, with the number of titles. */
  readonly forms: Map<string, number>;
  /** Pages with the phrase in their title, by their place. */
  readonly titled: Set<number>;
  /** Pages with the phrase in their address or in links to them. */
  readonly named: Set<number>;
  /** Titles that are about nothing else. */
  readonly whole: Set<string>;
}

/** Two wordings on at least this share of the pages of either name the same pages. */
const SAME_PAGES = 0.8;
const MIN_PAGES = 2;

/**
 * Groups wordings that mean the same, the one of most titles first: the same stems in another spelling ('e-bike',
 * 'ebike') or order ('care of orchids', 'orchid care'), and what addresses and links call pages that their titles call
 * otherwise. Phrases that only share a word stay apart.
 */
export function mergeWordings(wordings: readonly Wording[]): Wording[][] {
  const leaders = wordings.map((_, at) => at);
  const leaderOf = (at: number): number => {
    let leader = at;
    while (leaders[leader] !== leader) leader = leaders[leader]!;
    leaders[at] = leader;
    return leader;
  };
  const join = (one: number, other: number): void => {
    leaders[leaderOf(other)] = leaderOf(one);
  };
  joinSpellings(wordings, join);
  joinOrders(wordings, join);
  for (const [one, other] of samePages(wordings)) join(one, other);
  const groups = Map.groupBy(wordings, (_, at) => leaderOf(at));
  return [...groups.values()].map((group) => group.toSorted((a, b) => b.titled.size - a.titled.size));
}

type Join = (one: number, other: number) => void;

function joinSpellings(wordings: readonly Wording[], join: Join): void {
  const known = new Map<string, number>();
  for (const [at, { spellings, language }] of wordings.entries()) {
    for (const spelling of spellings) {
      const identity = `${language} ${spelling}`;
      const before = known.get(identity);
      if (before === undefined) known.set(identity, at);
      else join(before, at);
    }
  }
}

/** Only with connecting words is another order the same: 'milk chocolate' is no 'chocolate milk'. */
function joinOrders(wordings: readonly Wording[], join: Join): void {
  const byWords = Map.groupBy(
    wordings.map((wording, at) => [at, wording] as const).filter(([, { keys }]) => keys.length > 1),
    ([, { keys, language }]) => `${language} ${keys.toSorted().join(' ')}`,
  );
  for (const group of byWords.values()) {
    for (const [at, wording] of group) {
      if (!wording.isConnected) continue;
      for (const [other, { isConnected }] of group) if (!isConnected) join(at, other);
    }
  }
}

/** Pairs of a wording of titles and one of addresses and links that name the same pages, without a word in common. */
function samePages(wordings: readonly Wording[]): [number, number][] {
  const byPage = new Map<number, number[]>();
  for (const [at, { named, titled }] of wordings.entries())
    for (const page of named) if (!titled.has(page)) byPage.set(page, [...(byPage.get(page) ?? []), at]);
  const pairs: [number, number][] = [];
  for (const [at, { titled, keys }] of wordings.entries()) {
    if (titled.size < MIN_PAGES) continue;
    const counts = new Map<number, number>();
    for (const page of titled)
      for (const other of byPage.get(page) ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
    for (const [other, count] of counts) {
      const { keys: otherKeys, named, titled: otherTitled } = wordings[other]!;
      const all = new Set([...named, ...otherTitled]).size;
      if (count < MIN_PAGES || count < SAME_PAGES * Math.max(all, titled.size)) continue;
      if (!keys.some((key) => otherKeys.includes(key))) pairs.push([at, other]);
    }
  }
  return pairs;
}
