import { candidatePairs } from './candidate-pairs.ts';
import { keywordLikeness, keywordVectors } from './keyword-vector.ts';
import { sharedAddresses } from './shared-addresses.ts';
import type { KeywordEdge, Relation } from './types.ts';

/** Shared addresses in two top tens: from 2 related, from 4 one cluster, from 7 one page (../shared/engine.md). */
const SHARED: readonly (readonly [least: number, relation: Relation])[] = [
  [7, 'same_page'],
  [4, 'same_cluster'],
  [2, 'related'],
];
/**
 * Likeness of words. By hand on typical sets: 'best running shoes' and 'running shoes' are above .95, 'trail running
 * shoes' and 'running shoes' between .6 and .9, 'running shorts' and 'running shoes' near .5.
 */
const ALIKE: readonly (readonly [least: number, relation: Relation])[] = [
  [0.92, 'same_page'],
  [0.62, 'same_cluster'],
  [0.45, 'related'],
];
/** Of keywords that share an address only neighbours are compared where very many share it. */
const NEIGHBOURS = 100;

/** An edge by the indices of its keywords. */
export interface IndexedEdge {
  a: number;
  b: number;
  edge: KeywordEdge;
}

/** All edges between keywords, each pair once, in the order of the keywords. `addresses[i]` is null where unknown. */
export function keywordEdges(
  keywords: readonly string[],
  addresses: readonly (ReadonlySet<string> | null)[],
  language: string,
): IndexedEdge[] {
  const vectors = keywordVectors(keywords, language);
  const pairs = candidatePairs(vectors).map((others) => new Set(others));
  addByAddress(pairs, addresses);
  const found: IndexedEdge[] = [];
  for (const [a, others] of pairs.entries()) {
    for (const b of [...others].toSorted((x, y) => x - y)) {
      const similarity = keywordLikeness(vectors[a]!, vectors[b]!);
      const [ofA, ofB] = [addresses[a] ?? null, addresses[b] ?? null];
      const shared = ofA === null || ofB === null ? null : sharedAddresses(ofA, ofB);
      const relation = shared === null ? relationOf(similarity, ALIKE) : relationOf(shared, SHARED);
      if (relation === null) continue;
      found.push({
        a,
        b,
        edge: {
          a: keywords[a]!,
          b: keywords[b]!,
          relation,
          similarity: Math.round(similarity * 1000) / 1000,
          sharedAddresses: shared,
          basis: shared === null ? 'words' : 'result_pages',
        },
      });
    }
  }
  return found;
}

function relationOf(value: number, levels: typeof ALIKE): Relation | null {
  return levels.find(([least]) => value >= least)?.[1] ?? null;
}

function addByAddress(pairs: Set<number>[], addresses: readonly (ReadonlySet<string> | null)[]): void {
  const byAddress = new Map<string, number[]>();
  for (const [index, own] of addresses.entries()) {
    for (const address of own ?? []) {
      const same = byAddress.get(address);
      if (same === undefined) byAddress.set(address, [index]);
      else same.push(index);
    }
  }
  for (const block of byAddress.values()) {
    for (const [at, a] of block.entries()) {
      const end = Math.min(block.length, at + 1 + NEIGHBOURS);
      for (let other = at + 1; other < end; other += 1) pairs[a]!.add(block[other]!);
    }
  }
}
