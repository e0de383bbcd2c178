import { expect, test } from 'vitest';
import { clusterKeywords } from '../index.ts';
import { plantedVector } from '../testing/planted-vector.ts';

const SHOES = [
  'running shoes',
  'best running shoes',
  'trail running shoes',
  'tax return deadline',
  'deadline for tax returns',
  'how to prune roses',
  'pruning roses',
];

/** Ten addresses of which the first `shared` are common to all with the same name. */
function results(name: string, own: string, shared: number): string[] {
  return Array.from({ length: 10 }, (_, at) => `https://${at < shared ? name : own}.example/${at}`);
}

test('keywords of one subject are together, others apart', () => {
  const { clusters } = clusterKeywords(SHOES);
  const groups = clusters.map(({ members }) => members.toSorted());
  expect(groups).toContainEqual(['best running shoes', 'running shoes', 'trail running shoes']);
  expect(groups).toContainEqual(['deadline for tax returns', 'tax return deadline']);
  expect(groups).toContainEqual(['how to prune roses', 'pruning roses']);
  expect(groups).toHaveLength(3);
});

test('every keyword is in one cluster and one page, and edges are between members', () => {
  const { clusters } = clusterKeywords(SHOES);
  expect(clusters.flatMap(({ members }) => members).toSorted()).toEqual(SHOES.toSorted());
  for (const { members, pages, edges, name } of clusters) {
    expect(pages.flat().toSorted()).toEqual([...members].toSorted());
    expect(members[0]).toBe(name);
    for (const { a, b } of edges) expect(members).toEqual(expect.arrayContaining([a, b]));
  }
});

test('one page serves what only a qualifier tells apart', () => {
  const { clusters } = clusterKeywords(['running shoes', 'best running shoes', 'trail running shoes']);
  expect(clusters[0]!.pages).toContainEqual(['running shoes', 'best running shoes']);
});

test('is the same in any order', () => {
  expect(clusterKeywords(SHOES.toReversed())).toEqual(clusterKeywords(SHOES));
});

test('demand names the cluster', () => {
  const { clusters } = clusterKeywords([
    { keyword: 'pruning roses', demand: 10 },
    { keyword: 'how to prune roses', demand: 900 },
  ]);
  expect(clusters[0]!.name).toBe('how to prune roses');
});

test.each([
  [1, 2, null],
  [2, 2, 'related'],
  [3, 2, 'related'],
  [4, 1, 'same_cluster'],
  [6, 1, 'same_cluster'],
  [7, 1, 'same_page'],
  [10, 1, 'same_page'],
])('with %i addresses in common there are %i clusters', (shared, count, relation) => {
  const { clusters, related, provenance } = clusterKeywords(['car insurance', 'auto cover'], {
    resultPages: {
      'car insurance': results('both', 'car', shared),
      'Auto cover': results('both', 'auto', shared),
    },
  });
  expect(clusters).toHaveLength(count);
  const edge = [...related, ...clusters.flatMap(({ edges }) => edges)][0];
  expect(edge?.relation ?? null).toBe(relation);
  if (relation === null) return;
  expect(edge).toMatchObject({ sharedAddresses: shared, basis: 'result_pages' });
  expect(provenance.kind).toBe('measured');
});

test('results alone decide where both are known', () => {
  const { clusters } = clusterKeywords(['running shoes', 'best running shoes'], {
    resultPages: { 'running shoes': results('x', 'a', 0), 'best running shoes': results('x', 'b', 0) },
  });
  expect(clusters).toHaveLength(2);
});

test('misspellings and words written together are the same, other numbers are not', () => {
  expect(clusterKeywords(['keyword research', 'keyword reserch']).clusters).toHaveLength(1);
  expect(clusterKeywords(['dropshipping guide', 'drop shipping guide']).clusters).toHaveLength(1);
  const phones = clusterKeywords(['iphone15', 'iphone16']);
  expect(phones.clusters).toHaveLength(2);
});

test('blank and repeated keywords are left out, and nothing gives nothing', () => {
  expect(clusterKeywords(['', ' ', 'Roses', 'roses '])).toMatchObject({ clusters: [{ members: ['Roses'] }] });
  expect(clusterKeywords([]).clusters).toEqual([]);
});

const FLIGHTS = ['cheap flights', 'low cost airfare', 'hand luggage size', 'cabin bag dimensions'];
const VECTORS = new Map(FLIGHTS.map((keyword, at) => [keyword, plantedVector([0, 12, 80, 92][at]!)]));

test('synonyms come together by their vectors, and the result says so', () => {
  const without = clusterKeywords(FLIGHTS);
  expect(without.clusters).toHaveLength(4);
  expect(without.provenance.method).not.toContain('vectors');
  const { clusters, provenance } = clusterKeywords(FLIGHTS, { vectors: VECTORS });
  expect(new Set(clusters.map(({ members }) => members.toSorted().join(' + ')))).toEqual(
    new Set(['cabin bag dimensions + hand luggage size', 'cheap flights + low cost airfare']),
  );
  expect(clusters.flatMap(({ edges }) => edges.map(({ basis }) => basis))).toEqual(['meaning', 'meaning']);
  expect(provenance).toMatchObject({ kind: 'modelled', method: expect.stringContaining('sentence vectors') });
});

test('vectors change nothing in another language, for other keywords, or against known results', () => {
  const plain = clusterKeywords(FLIGHTS, { language: 'es' });
  expect(clusterKeywords(FLIGHTS, { language: 'es', vectors: VECTORS })).toEqual(plain);
  expect(clusterKeywords(SHOES, { vectors: VECTORS })).toEqual(clusterKeywords(SHOES));
  const resultPages = {
    'cheap flights': results('one', 'first', 0),
    'low cost airfare': results('one', 'second', 0),
  };
  const { clusters } = clusterKeywords(FLIGHTS.slice(0, 2), { vectors: VECTORS, resultPages });
  expect(clusters).toHaveLength(2);
});
