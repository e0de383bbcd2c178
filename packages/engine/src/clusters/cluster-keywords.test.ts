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

/** Ten addresses. The first `shared` are the same in all lists with the same name. */
function results(name: string, own: string, shared: number): string[] {
  return Array.from({ length: 10 }, (_, at) => `https://${at < shared ? name : own}.example/${at}`);
}

test('keywords about one subject are grouped, others are separate', () => {
  const { clusters } = clusterKeywords(SHOES);
  const groups = clusters.map(({ members }) => members.toSorted());
  expect(groups).toContainEqual(['best running shoes', 'running shoes', 'trail running shoes']);
  expect(groups).toContainEqual(['deadline for tax returns', 'tax return deadline']);
  expect(groups).toContainEqual(['how to prune roses', 'pruning roses']);
  expect(groups).toHaveLength(3);
});

test('every keyword is in one cluster and on one page, and edges connect members', () => {
  const { clusters } = clusterKeywords(SHOES);
  expect(clusters.flatMap(({ members }) => members).toSorted()).toEqual(SHOES.toSorted());
  for (const { members, pages, edges, name } of clusters) {
    expect(pages.flat().toSorted()).toEqual([...members].toSorted());
    expect(members[0]).toBe(name);
    for (const { a, b } of edges) expect(members).toEqual(expect.arrayContaining([a, b]));
  }
});

test('one page serves keywords that differ only in a qualifier', () => {
  const { clusters } = clusterKeywords(['running shoes', 'best running shoes', 'trail running shoes']);
  expect(clusters[0]!.pages).toContainEqual(['running shoes', 'best running shoes']);
});

test('the order of the input does not matter', () => {
  expect(clusterKeywords(SHOES.toReversed())).toEqual(clusterKeywords(SHOES));
});

test('the keyword with the highest demand names the cluster', () => {
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
])('%i shared addresses give %i clusters', (shared, count, relation) => {
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

test('if the results of both are known, only they decide', () => {
  const { clusters } = clusterKeywords(['running shoes', 'best running shoes'], {
    resultPages: { 'running shoes': results('x', 'a', 0), 'best running shoes': results('x', 'b', 0) },
  });
  expect(clusters).toHaveLength(2);
});

test('misspellings and joined words are the same, different numbers are not', () => {
  expect(clusterKeywords(['keyword research', 'keyword reserch']).clusters).toHaveLength(1);
  expect(clusterKeywords(['dropshipping guide', 'drop shipping guide']).clusters).toHaveLength(1);
  const phones = clusterKeywords(['iphone15', 'iphone16']);
  expect(phones.clusters).toHaveLength(2);
});

test('blank and repeated keywords are dropped, and no keywords give no clusters', () => {
  expect(clusterKeywords(['', ' ', 'Roses', 'roses '])).toMatchObject({ clusters: [{ members: ['Roses'] }] });
  expect(clusterKeywords([]).clusters).toEqual([]);
});

const FLIGHTS = ['cheap flights', 'low cost airfare', 'hand luggage size', 'cabin bag dimensions'];
const VECTORS = new Map(FLIGHTS.map((keyword, at) => [keyword, plantedVector([0, 12, 80, 92][at]!)]));

test('vectors group synonyms, and the result reports it', () => {
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

test('vectors change nothing in another language, for other keywords, or if results are known', () => {
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
