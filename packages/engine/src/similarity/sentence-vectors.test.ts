import { expect, test } from 'vitest';
import { createSimilarity, score, similarity, textOfVector } from '../index.ts';
import { contrastOf, cosine } from './sentence-vectors.ts';
import { plantedVector } from '../testing/planted-vector.ts';

test('texts in other words are more similar if their vectors are near, and not if they are far', () => {
  const [a, b] = ['cheap flights', 'low cost airfare'];
  const near = new Map([
    [a, plantedVector(0)],
    [b, plantedVector(10)],
  ]);
  const far = new Map([
    [a, plantedVector(0)],
    [b, plantedVector(90)],
  ]);
  expect(similarity(a, b, near)).toBeGreaterThan(similarity(a, b));
  expect(similarity(a, b, far)).toBe(0);
  expect(similarity(a, b, near)).toBe(similarity(b, a, near));
  expect(createSimilarity('en', near).between(a, b)).toBe(similarity(a, b, near));
});

test('only words count if a text has no vector or is not English', () => {
  const [a, b] = ['cheap flights to Rome', 'cheap trains to Rome'];
  const half = new Map([[a, plantedVector(0)]]);
  expect(similarity(a, b, half)).toBe(similarity(a, b));
  const both = new Map([...half, [b, plantedVector(0)]]);
  expect(createSimilarity('es', both).between(a, b)).toBe(createSimilarity('es').between(a, b));
});

test('the same words stay 1, whatever the vectors are', () => {
  const vectors = new Map([['cheap flights', plantedVector(0)]]);
  expect(similarity('cheap flights', 'cheap flights', vectors)).toBe(1);
});

test('a pair stands out if it is nearer than its neighbors, not if all are near', () => {
  const vectors = [
    plantedVector(0),
    plantedVector(4),
    plantedVector(60),
    plantedVector(64),
    plantedVector(120),
    plantedVector(180),
  ];
  const contrast = contrastOf(vectors);
  expect(contrast(0, 1)!).toBeGreaterThan(0.1);
  expect(contrast(1, 2)!).toBeLessThan(contrast(0, 1)!);
  const all = Array.from({ length: 7 }, (_, index) => plantedVector(index / 10));
  expect(contrastOf(all)(0, 1)!).toBeLessThan(0.01);
  expect(contrastOf([plantedVector(0), null])(0, 1)).toBeNull();
});

test('of neighbors with the same wording, only one counts, so that they do not hide a synonym', () => {
  const wordings = [...Array.from({ length: 8 }, (_, index) => plantedVector(index / 10)), plantedVector(20)];
  const isWordedAlike = (a: number, b: number): boolean => a < 8 && b < 8;
  expect(contrastOf(wordings)(0, 8)!).toBeLessThan(0.05);
  expect(contrastOf(wordings, isWordedAlike)(0, 8)!).toBeGreaterThan(0.1);
});

test('a long text is looked up by its start, which does not split a character', () => {
  const text = `${'a'.repeat(399)}😀 and more`;
  expect(textOfVector(text)).toHaveLength(400);
  expect(textOfVector(text).isWellFormed()).toBe(true);
  expect(cosine(plantedVector(0), plantedVector(60))).toBeCloseTo(0.5);
});

test('the score does not use vectors', () => {
  const content = '<h1>Cheap flights</h1><p>Low cost airfare is found early in the week by most people.</p>';
  const input = { content, primaryKeyword: 'cheap flights' };
  const vectors = new Map([['cheap flights', plantedVector(0)]]);
  expect(score(Object.assign({ vectors, sentenceVectors: vectors }, input))).toEqual(score(input));
});
