import { keywordDensity, liveScore, scoreContent } from '@pagewright/contract/advanced';
import { createContent, readContent } from '@pagewright/contract/content';
import { findingName, SAYABLE_CODES } from '@pagewright/contract/finding-sentences';
import type { ExplainedScore } from '@pagewright/contract/score';
import { expect, test } from 'vitest';

import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const sentences =
  'Good garden soil holds water and air, and worms keep it open for the roots of plants. Heavy clay drains slowly. Mix compost into the upper layer before you sow, so that it feeds the bed for a whole year. Where worms are missing, garden soil turns hard in summer. A handful that crumbles is ready for seeds.';
const html = `<h2>Why garden soil matters</h2><p>${sentences}</p><h2>What to add</h2><p>Add compost in spring. <a href="https://example.com/compost">How to make compost</a></p><p><img src="https://example.com/worm.jpg" alt="A worm"></p><ul><li>Compost</li><li>Leaves</li></ul>`;
const article = {
  content: html,
  primaryKeyword: 'garden soil',
  targetKeywords: ['compost', 'worms'],
  title: 'Garden soil for beginners',
  metaTitle: 'Garden soil for beginners: what it needs',
  metaDescription: 'Garden soil in ten minutes.',
  slug: 'garden-soil',
};

const server = await openTestServer();
const person = await server.signUp();

test('a score is the sum of its parts minus the substance deduction, each with points, maximum, findings, and gains', async () => {
  const { status, body } = await server.call(person, scoreContent, { body: article });
  expect(status).toBe(200);
  const known = body.parts.filter((part) => part.points !== null);
  const sum = known.reduce((total, part) => total + (part.points ?? 0), 0);
  expect(Math.abs(sum - body.substance.cost - (body.overallScore ?? -1))).toBeLessThanOrEqual(0.5);
  const costs = body.substance.findings.reduce((total, { cost }) => total + cost, 0);
  expect(costs).toBeCloseTo(body.substance.cost, 1);
  expect(known.reduce((total, part) => total + part.maximum, 0)).toBeCloseTo(100, 1);
  for (const part of known) {
    const points = part.findings.reduce((total, finding) => total + finding.points, 0);
    expect(points).toBeCloseTo(part.points ?? 0, 1);
  }
  expect(body.breakdown.serpIntegration.totalScore).toBeNull();
  // Without pages the subject is modeled from the keywords, all three of which are in the text and its headings.
  expect(body.breakdown.semanticCompleteness.completenessScore).toBe(100);
  expect(body.restsOn).toEqual({
    known: known.length,
    of: 6,
    subject: 'modelled',
    pages: [],
    middle: null,
  });
  const gains = body.recommendations.map(({ gain }) => gain);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
});

test('the live score equals the saved score', async () => {
  const scored = await server.call(person, scoreContent, { body: article });
  const live = await server.call(person, liveScore, { body: article });
  expect(live.body).toEqual(scored.body);
});

test('the score of a saved item is the score of the submitted text', async () => {
  const { targetKeywords, ...fields } = article;
  const created = await server.call(person, createContent, { body: { ...fields, keywords: targetKeywords } });
  const saved = await server.call(person, readContent, { params: { id: created.body.id } });
  const scored = await server.call(person, scoreContent, {
    body: { ...article, content: saved.body.content },
  });
  expect(saved.body.score).toBe(scored.body.overallScore);
  expect(saved.body.wordCount).toBe(scored.body.wordCount);
});

test.each([
  ['an empty text', { ...article, content: '' }, 'text_empty'],
  ['fifty characters', { ...article, content: 'a garden soil '.repeat(4).slice(0, 50) }, 'text_too_short'],
  ['no keyword', { ...article, primaryKeyword: ' ' }, 'keyword_missing'],
])('%s has no score, and says why', async (_name, body, reason) => {
  const answer = await server.call(person, liveScore, { body });
  expect(answer.body).toMatchObject({ overallScore: null, reason, parts: [], recommendations: [] });
});

test('density counts inflections per hundred words', async () => {
  const { body } = await server.call(person, keywordDensity, {
    // Ten words, of which "worm" and "worms" match the keyword.
    body: {
      content: 'One worm meets two worms and all three eat leaves.',
      targetKeywords: ['worm', 'badger'],
    },
  });
  expect(body.wordCount).toBe(10);
  expect(body.keywords).toMatchObject([
    { keyword: 'worm', count: 2, density: 20 },
    { keyword: 'badger', count: 0, density: 0, band: 'absent' },
  ]);
});

test('every finding has a name and a sentence', async () => {
  const { body } = await server.call(person, scoreContent, {
    body: { ...article, content: html.repeat(30), slug: 'garden-soil' },
  });
  const findings = body.parts.flatMap((part) => part.findings);
  expect(findings.length).toBeGreaterThan(15);
  for (const { code, message } of findings) {
    expect(SAYABLE_CODES).toContain(code);
    expect(findingName(code)).not.toBe(code);
    expect(message).toMatch(/^\S.*[.!]$/);
    expect(message).not.toMatch(/undefined|null|NaN/);
  }
});

test('findings are worded in the requested language', async () => {
  const { body } = await server.send(`/api${scoreContent.path}`, {
    method: 'POST',
    person,
    headers: { 'accept-language': 'fr' },
    body: article,
  });
  const findings = (body as ExplainedScore).parts.flatMap((part) => part.findings);
  expect(findings.find(({ code }) => code === 'text_length')?.message).toMatch(/^Le texte compte \d+ mots/);
});

test('a mixed-language text reports its other language', async () => {
  const spanish =
    'La tierra del jardín guarda agua y aire, y las lombrices la mantienen abierta para las raíces de las plantas.';
  const content = `${html}<p>${spanish} ${spanish}</p>`;
  const mixed = await server.call(person, scoreContent, { body: { ...article, content } });
  expect(mixed.body).toMatchObject({ language: 'en', otherLanguages: ['es'] });
  expect((await server.call(person, scoreContent, { body: article })).body.otherLanguages).toEqual([]);
});

test('a caller without a token is refused', async () => {
  expect((await server.call(null, scoreContent, { body: article })).status).toBe(401);
});
