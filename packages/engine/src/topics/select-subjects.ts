import type { Wording } from './merge-wordings.ts';

/** A group of wordings with the pages about them. */
export interface Cluster {
  readonly wordings: readonly Wording[];
  readonly pages: ReadonlySet<number>;
  /** Titles that are about nothing else. */
  readonly whole: ReadonlySet<string>;
}

/** A subject on a single page says little about a site. */
const MIN_PAGES = 2;
/** A common single word is a subject if it is the only one of at least so many titles. */
const MIN_WHOLE = 3;
/** A phrase on at least this share of the pages of its part replaces the part: it is more specific. */
const NEARLY_ALL = 0.8;
/** A word on the pages of at least this many other subjects, none of which has most of them, describes things. */
const DESCRIBED_MIN = 3;
/** Two are enough for a phrase, if both have more pages. */
const FRAMED_MIN = 2;
const MOST = 0.5;

/** The groups of wordings that name subjects of their own. `most`: a subject on more pages is the site's own field. */
export function selectSubjects(clusters: readonly Cluster[], most: number): Cluster[] {
  const shared = clusters.filter(
    (cluster) => cluster.pages.size >= MIN_PAGES && cluster.pages.size <= most && isSubject(cluster),
  );
  return withoutAttributes(withoutParts(withoutCombinations(shared)));
}

/** Whether a subject may be called missing elsewhere: several words, or all that several titles are about. */
export const isDistinct = (cluster: Cluster): boolean =>
  hasPhrase(cluster) || cluster.whole.size >= MIN_PAGES;

const hasPhrase = ({ wordings }: Cluster): boolean => wordings.some(({ keys }) => keys.length > 1);

/** Whether a group of wordings names a subject: no word that is too common, unless it is all that titles are about. */
function isSubject({ wordings, whole }: Cluster): boolean {
  return wordings.some(({ isCommon }) => !isCommon) || whole.size >= MIN_WHOLE;
}

/**
 * Subjects without those that only add the same word to others that have nothing in common: 'alder gas canister' and
 * 'alder dry bag' are no subjects, nor are 'alder' and 'canister alder'.
 */
function withoutCombinations(clusters: readonly Cluster[]): Cluster[] {
  const bases = new Map(
    clusters
      .filter((cluster) => hasPhrase(cluster) || cluster.whole.size > 0)
      .flatMap((cluster) => cluster.wordings.map(({ keys }) => [keys.join(' '), { keys, cluster }] as const)),
  );
  const combined = clusters.flatMap((cluster) =>
    cluster.wordings.flatMap(({ keys }) =>
      waysToSplit(keys).flatMap(([word, rest]) => {
        const base = bases.get(rest.join(' '));
        const isPart = base !== undefined && cluster.pages.size < base.cluster.pages.size * NEARLY_ALL;
        return isPart ? [{ cluster, word, base: base.keys }] : [];
      }),
    ),
  );
  const added = new Set(
    [...Map.groupBy(combined, ({ word }) => word)]
      .filter(([, some]) => haveNothingInCommon(some.map(({ base }) => base)))
      .map(([word]) => word),
  );
  const combinations = new Set(combined.filter(({ word }) => added.has(word)).map(({ cluster }) => cluster));
  const covered = new Set([...combinations].flatMap(({ pages }) => [...pages]));
  return clusters.filter((cluster) => {
    if (combinations.has(cluster)) return false;
    const hasAdded = cluster.wordings.some(({ keys }) => keys.some((key) => added.has(key)));
    if (hasAdded && !hasPhrase(cluster)) return cluster.whole.size > 0;
    return !hasAdded || countIn(cluster.pages, covered) < cluster.pages.size * NEARLY_ALL;
  });
}

/** Whether two of some phrases share no word. */
function haveNothingInCommon(phrases: readonly (readonly string[])[]): boolean {
  const [first, ...others] = [...new Map(phrases.map((keys) => [keys.join(' '), keys])).values()];
  return (
    first !== undefined &&
    (others.some((other) => !first.some((key) => other.includes(key))) || haveNothingInCommon(others))
  );
}

/** A phrase as a word and the rest, in both ways. */
function waysToSplit(keys: readonly string[]): [word: string, rest: readonly string[]][] {
  if (keys.length < 2) return [];
  return [
    [keys[0]!, keys.slice(1)],
    [keys.at(-1)!, keys.slice(0, -1)],
  ];
}

/** Subjects without those that are part of others on nearly all of their pages: 'tent' of 'dome tent' and 'tent peg'. */
function withoutParts(clusters: readonly Cluster[]): Cluster[] {
  const wholesOf = indexParts(clusters);
  return clusters.filter((cluster) => {
    const covered = new Set([...wholesOf(cluster)].flatMap(({ pages }) => [...pages]));
    return countIn(cluster.pages, covered) < cluster.pages.size * NEARLY_ALL;
  });
}

/**
 * Subjects without those that only describe or frame others: a color, the maker of many products, or 'your first
 * purchase'. A phrase does so if nearly all its titles are about other subjects too, and none about it alone.
 */
function withoutAttributes(clusters: readonly Cluster[]): Cluster[] {
  const wholesOf = indexParts(clusters);
  const onPage = Map.groupBy(
    clusters.flatMap((cluster) => [...cluster.pages].map((page) => ({ page, cluster }))),
    ({ page }) => page,
  );
  return clusters.filter((cluster) => {
    const { pages, whole } = cluster;
    const isPhrase = hasPhrase(cluster);
    if (isPhrase && whole.size > 0) return true;
    const common = new Map<Cluster, number>();
    const framed = new Set<number>();
    const wholes = wholesOf(cluster);
    for (const page of pages) {
      for (const { cluster: other } of onPage.get(page) ?? []) {
        if (other === cluster || !isDistinct(other)) continue;
        if (wholes.has(other) || wholesOf(other).has(cluster)) continue;
        common.set(other, (common.get(other) ?? 0) + 1);
        framed.add(page);
      }
    }
    const least = isPhrase && [...common.keys()].every((other) => other.pages.size > pages.size);
    if (common.size < (least ? FRAMED_MIN : DESCRIBED_MIN)) return true;
    if (Math.max(...common.values()) > pages.size * MOST) return true;
    return isPhrase && framed.size < pages.size * NEARLY_ALL;
  });
}

/** Finds the longer subjects that contain a wording of a subject: 'dome tent' contains 'tent'. */
function indexParts(clusters: readonly Cluster[]): (cluster: Cluster) => ReadonlySet<Cluster> {
  const byPart = new Map<string, Set<Cluster>>();
  for (const cluster of clusters) {
    for (const { keys } of cluster.wordings) {
      for (let from = 0; from < keys.length; from += 1) {
        for (let to = from + 1; to <= keys.length; to += 1) {
          if (to - from === keys.length) continue;
          const part = keys.slice(from, to).join(' ');
          byPart.set(part, (byPart.get(part) ?? new Set()).add(cluster));
        }
      }
    }
  }
  const known = new Map<Cluster, ReadonlySet<Cluster>>();
  return (cluster) => {
    const before = known.get(cluster);
    if (before !== undefined) return before;
    const wholes = new Set(cluster.wordings.flatMap(({ keys }) => [...(byPart.get(keys.join(' ')) ?? [])]));
    wholes.delete(cluster);
    known.set(cluster, wholes);
    return wholes;
  };
}

const countIn = (pages: ReadonlySet<number>, others: ReadonlySet<number>): number =>
  [...pages].filter((page) => others.has(page)).length;
