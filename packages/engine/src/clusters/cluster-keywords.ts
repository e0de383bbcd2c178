import { VECTORS_METHOD } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { keywordEdges, keywordSentence } from './keyword-edges.ts';
import type { IndexedEdge } from './keyword-edges.ts';
import { topAddresses } from './shared-addresses.ts';
import type { ClusterItem, KeywordCluster, KeywordClusters, KeywordEdge } from './types.ts';

export interface ClusterOptions {
  /** Result addresses of keywords, best first. Omitted or null for unknown ones. */
  resultPages?: Readonly<Record<string, readonly string[] | null>> | null;
  /** ISO 639-1 code, 'en' by default. */
  language?: string | null;
  /** Sentence vectors of the keywords, if known, to group synonyms. English only. */
  vectors?: SentenceVectors | null;
}

/** Nobody can review more edges between clusters. */
const MAX_RELATED = 2000;

/**
 * Groups keywords that belong on one page or on pages about one subject. Every cluster has a leader with an edge to
 * each member, so that a chain of similarities cannot join unrelated keywords. If the results of two keywords are
 * known, only the addresses in both top tens decide, otherwise their words and, if given, their vectors. The order of
 * the input does not matter. Blank and repeated keywords are dropped. Time is nearly linear in the number of keywords.
 */
export function clusterKeywords(
  items: readonly (string | ClusterItem)[],
  { resultPages, language, vectors }: ClusterOptions = {},
): KeywordClusters {
  const demand = readItems(items);
  const keywords = [...demand.keys()].toSorted();
  const known = new Map(Object.entries(resultPages ?? {}).map(([keyword, urls]) => [plain(keyword), urls]));
  const addresses = keywords.map((keyword) => {
    const urls = known.get(plain(keyword)) ?? null;
    return urls === null ? null : topAddresses(urls);
  });
  const edges = keywordEdges(keywords, addresses, language ?? 'en', vectors);
  const strengths = strengthsOf(edges, keywords.length);
  const order = keywords
    .map((_, index) => index)
    .toSorted(
      (a, b) =>
        demand.get(keywords[b]!)! - demand.get(keywords[a]!)! || strengths[b]! - strengths[a]! || a - b,
    );
  const leaders = assign(order, neighboursOf(edges, keywords.length));
  const groups = groupsOf(order, leaders);
  const inner = edges.filter(({ a, b, edge }) => leaders[a] === leaders[b] && edge.relation !== 'related');
  const innerBy = Map.groupBy(inner, ({ a }) => leaders[a]!);
  const clusters = groups.map((group) => toCluster(group, innerBy.get(group[0]!) ?? [], keywords));
  const outer = edges.filter(({ a, b }) => leaders[a] !== leaders[b]).map(({ edge }) => edge);
  const isMeasured = edges.length > 0 && edges.every(({ edge }) => edge.basis === 'result_pages');
  const usesVectors = keywords.some(
    (keyword) => keywordSentence(keyword, language ?? 'en', vectors) !== null,
  );
  return {
    clusters: clusters.toSorted((a, b) => b.members.length - a.members.length || byText(a.name, b.name)),
    related: outer.toSorted(byStrength).slice(0, MAX_RELATED),
    provenance: {
      kind: isMeasured ? 'measured' : 'modelled',
      method: isMeasured
        ? 'shared top-ten addresses'
        : `stem cosine and spelling, ${usesVectors ? `${VECTORS_METHOD}, ` : ''}shared top-ten addresses where known`,
    },
  };
}

const plain = (keyword: string): string => keyword.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Demand of each keyword (-1: unknown), by its first spelling. */
function readItems(items: readonly (string | ClusterItem)[]): ReadonlyMap<string, number> {
  const spellings = new Map<string, string>();
  const found = new Map<string, number>();
  for (const item of items) {
    const { keyword, demand } = typeof item === 'string' ? { keyword: item, demand: null } : item;
    const key = plain(keyword);
    if (key === '') continue;
    const spelling = spellings.get(key) ?? keyword.trim();
    spellings.set(key, spelling);
    found.set(spelling, Math.max(found.get(spelling) ?? -1, demand ?? -1));
  }
  return found;
}

/** Strength of an edge: shared addresses rank before word similarity. */
function strength(edge: KeywordEdge): number {
  return (edge.sharedAddresses ?? 0) + edge.similarity;
}

function byStrength(a: KeywordEdge, b: KeywordEdge): number {
  return strength(b) - strength(a) || byText(a.a, b.a) || byText(a.b, b.b);
}

function strengthsOf(edges: readonly IndexedEdge[], count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const { a, b, edge } of edges) {
    if (edge.relation === 'related') continue;
    sums[a]! += strength(edge);
    sums[b]! += strength(edge);
  }
  return sums;
}

function neighboursOf(
  edges: readonly IndexedEdge[],
  count: number,
): (readonly (readonly [number, number])[])[] {
  const found = Array.from({ length: count }, (): [number, number][] => []);
  for (const { a, b, edge } of edges) {
    if (edge.relation === 'related') continue;
    found[a]!.push([b, strength(edge)]);
    found[b]!.push([a, strength(edge)]);
  }
  return found;
}

/**
 * Leader of each keyword: in order, each keyword leads those that it has an edge with. Each then joins its nearest
 * leader.
 */
function assign(
  order: readonly number[],
  neighbours: readonly (readonly (readonly [number, number])[])[],
): Int32Array {
  const leaders = new Int32Array(order.length).fill(-1);
  for (const index of order) {
    if (leaders[index] !== -1) continue;
    leaders[index] = index;
    for (const [other] of neighbours[index]!) if (leaders[other] === -1) leaders[other] = index;
  }
  const nearest = leaders.slice();
  for (const index of order) {
    if (leaders[index] === index) continue;
    let most = -1;
    for (const [other, value] of neighbours[index]!) {
      if (leaders[other] !== other || value < most || (value === most && other > nearest[index]!)) continue;
      most = value;
      nearest[index] = other;
    }
  }
  return nearest;
}

/** Members of each cluster by index, its leader first, then in order. */
function groupsOf(order: readonly number[], leaders: Int32Array): number[][] {
  const groups = new Map<number, number[]>();
  for (const index of order) if (leaders[index] === index) groups.set(index, [index]);
  for (const index of order) if (leaders[index] !== index) groups.get(leaders[index]!)!.push(index);
  return [...groups.values()];
}

function toCluster(
  group: readonly number[],
  edges: readonly IndexedEdge[],
  keywords: readonly string[],
): KeywordCluster {
  const leader = group[0]!;
  const nearness = new Map<number, number>();
  const samePage = new Map<number, Set<number>>();
  for (const { a, b, edge } of edges) {
    if (a === leader) nearness.set(b, strength(edge));
    if (b === leader) nearness.set(a, strength(edge));
    if (edge.relation !== 'same_page') continue;
    for (const [from, to] of [[a, b] as const, [b, a] as const])
      samePage.set(from, (samePage.get(from) ?? new Set()).add(to));
  }
  const near = (index: number): number => (index === leader ? Infinity : (nearness.get(index) ?? 0));
  const members = group.toSorted((a, b) => near(b) - near(a) || a - b);
  return {
    name: keywords[leader]!,
    members: members.map((index) => keywords[index]!),
    pages: pagesOf(members, samePage).map((page) => page.map((index) => keywords[index]!)),
    edges: edges.map(({ edge }) => edge).toSorted(byStrength),
  };
}

/** The first member without a page starts one, together with all members that the same page can serve. */
function pagesOf(members: readonly number[], samePage: ReadonlyMap<number, ReadonlySet<number>>): number[][] {
  const placed = new Set<number>();
  const pages: number[][] = [];
  for (const index of members) {
    if (placed.has(index)) continue;
    const page = [
      index,
      ...members.filter((other) => !placed.has(other) && samePage.get(index)?.has(other) === true),
    ];
    for (const member of page) placed.add(member);
    pages.push(page);
  }
  return pages;
}
