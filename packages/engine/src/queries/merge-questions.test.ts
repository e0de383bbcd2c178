import { expect, test } from 'vitest';
import { findQuestions, mergeQuestions } from '../index.ts';
import { plantedVector } from '../testing/planted-vector.ts';

const ASKED = [
  'How much does a CRM cost?',
  'What is the price of a CRM?',
  'Is a CRM safe for my data?',
  'How do I move to another CRM?',
];

const VECTORS = new Map(ASKED.map((question, at) => [question, plantedVector([0, 10, 80, 160][at]!)]));
const found = findQuestions({ keyword: 'crm', pages: [], peopleAlsoAsk: ASKED });

test('merges paraphrased questions with the sources of both', () => {
  const { questions, provenance } = mergeQuestions(found, VECTORS);
  expect(found.questions).toHaveLength(4);
  expect(questions).toHaveLength(3);
  const cost = questions.find(({ text }) => text === ASKED[0] || text === ASKED[1])!;
  expect(cost.sources.map((source) => ('text' in source ? source.text : '')).toSorted()).toEqual(
    ASKED.slice(0, 2).toSorted(),
  );
  expect(provenance).toMatchObject({ kind: 'modelled', method: expect.stringContaining('sentence vectors') });
});

test('changes nothing without vectors and for template questions', () => {
  expect(mergeQuestions(found, null)).toBe(found);
  expect(mergeQuestions(found, new Map())).toBe(found);
  const templates = findQuestions({ keyword: 'crm', pages: [] });
  const vectors = new Map(templates.questions.map(({ text }) => [text, plantedVector(0)]));
  expect(mergeQuestions(templates, vectors)).toBe(templates);
});
