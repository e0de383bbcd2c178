import * as outline from '@pagewright/contract/outline';
import type { OutlineResult } from '@pagewright/contract/outline';
import { expect, test } from 'vitest';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { DESK_PAGES } from './testing/pages.ts';

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const maya = await server.signUp('Maya');

const KEYWORD = 'standing desks';
const none = { includeSearch: false };
const headings = ({ outline: { sections } }: OutlineResult): string[] =>
  sections.flatMap(({ heading, subsections }) => [heading, ...subsections.map((one) => one.heading)]);
const words = ({ outline: { sections } }: OutlineResult): number =>
  sections.reduce((sum, { estimatedWords }) => sum + estimatedWords, 0);

const complete = async (more: object = {}) =>
  (await server.call(maya, outline.completeOutline, { body: { keyword: KEYWORD, ...none, ...more } })).body;
const geographic = async (location: string, more: object = {}) =>
  (
    await server.call(maya, outline.geographicOutline, {
      body: { baseKeyword: KEYWORD, location, ...none, ...more },
    })
  ).body;
const industry = async (name: outline.Industry, companySize: outline.CompanySize = 'small') =>
  (
    await server.call(maya, outline.industryOutline, {
      body: { baseKeyword: KEYWORD, industry: name, companySize, ...none },
    })
  ).body;
const funnel = async (
  stage: outline.FunnelStage,
  audienceMaturity: outline.AudienceMaturity = 'intermediate',
) =>
  (
    await server.call(maya, outline.funnelOutline, {
      body: { baseKeyword: KEYWORD, stage, audienceMaturity, ...none },
    })
  ).body;
const multi = async () =>
  (
    await server.call(maya, outline.multiTargetOutline, {
      body: { baseKeyword: KEYWORD, location: 'Leeds', industry: 'legal', stage: 'decision', ...none },
    })
  ).body;

test('without network and pages, the five strategies create five truly different outlines, marked as modeled', async () => {
  const made = [
    await complete(),
    await geographic('Leeds'),
    await industry('legal'),
    await funnel('awareness'),
    await multi(),
  ];
  expect(made.map(({ analysisData }) => analysisData.targeting.strategy)).toEqual([
    ...outline.OUTLINE_STRATEGIES,
  ]);
  for (const [at, one] of made.entries()) {
    expect(one.provenance.kind).toBe('modelled');
    expect(words(one)).toBe(3000);
    for (const other of made.slice(at + 1)) {
      const known = new Set(headings(other));
      const same = headings(one).filter((heading) => known.has(heading)).length;
      // At least half of the sections differ.
      expect(same / headings(one).length).toBeLessThan(0.5);
      expect(one.outline.title).not.toBe(other.outline.title);
    }
  }
});

test('a place changes questions, sections, and wording; countries get other questions than towns', async () => {
  const [town, country] = [await geographic('Leeds'), await geographic('Norway')];
  expect(headings(town)).toContain('The options in Leeds');
  expect(headings(town)).toContain('What it costs in Leeds');
  expect(headings(country)).toContain('Law and standards in Norway');
  expect(headings(country).some((heading) => heading.startsWith('The options in'))).toBe(false);
  const kinds = new Set(town.targetingStrategy.changes.map(({ kind, layer }) => `${layer} ${kind}`));
  expect([...kinds].toSorted()).toEqual(['location left_out', 'location question', 'location section']);
  expect(town.outline.title).toContain('Leeds');
});

test('each industry has its own sections, and company size changes them', async () => {
  const all = await Promise.all(outline.INDUSTRIES.map((name) => industry(name)));
  const titles = all.map((one) => one.outline.sections.map(({ heading }) => heading).join('\n'));
  expect(new Set(titles).size).toBe(outline.INDUSTRIES.length);
  expect(headings(await industry('legal', 'small'))).toContain('Starting with a small team and budget');
  expect(headings(await industry('legal', 'large'))).toContain('Procurement, security review and contracts');
});

test('stage and maturity change questions, dropped sections, and wording', async () => {
  const stages = await Promise.all(outline.FUNNEL_STAGES.map((stage) => funnel(stage)));
  for (const [at, one] of stages.entries()) {
    for (const other of stages.slice(at + 1)) {
      const known = new Set(headings(other));
      expect(
        headings(one).filter((heading) => known.has(heading)).length / headings(one).length,
      ).toBeLessThan(0.5);
    }
  }
  const [beginner, advanced] = [
    await funnel('consideration', 'beginner'),
    await funnel('consideration', 'advanced'),
  ];
  expect(headings(beginner)).toContain('Words you need to know first');
  expect(headings(advanced)).toContain('Limits and edge cases');
  expect(headings(beginner).some((heading) => heading.includes('in plain words'))).toBe(true);
  expect(headings(advanced).some((heading) => heading.includes('in depth'))).toBe(true);
  const decision = stages[2]!;
  expect(decision.outline.sections.some(({ purpose }) => purpose === 'define')).toBe(false);
});

test('with pages, every section names its sources, and uncovered ones are marked', async () => {
  const made = await complete({ pages: DESK_PAGES, options: { funnelStage: 'decision' } });
  expect(made.provenance.kind).toBe('modelled');
  expect(made.analysisData.pages.map(({ url, source }) => [url, source])).toEqual(
    DESK_PAGES.map(({ url }) => [url, 'given']),
  );
  const cost = made.outline.sections.find(
    ({ purpose, evidence }) => purpose === 'cost' && evidence.length > 0,
  )!;
  expect(new Set(cost.evidence.map(({ page }) => page))).toEqual(new Set([0, 1, 2]));
  expect(cost.valueParts.find(({ code }) => code === 'pages')?.points).toBe(50);
  expect(cost.strategicValue).toBe(cost.valueParts.reduce((sum, { points }) => sum + points, 0));
  const open = made.outline.sections
    .flatMap((section) => [section, ...section.subsections])
    .filter(({ isUncovered }) => isUncovered);
  expect(open.length).toBeGreaterThan(0);
  expect(made.performance.competitiveAdvantages.map(({ sectionId }) => sectionId)).toContain(open[0]!.id);
  expect(words(made)).toBe(3000);
});

test('every part of the score is explained, and unknown parts are null', async () => {
  const unknown = await complete();
  const bare = unknown.outline.score.breakdown;
  // Template words ('guide', 'tips') are not terms of the subject, and the keyword's own words are not informative.
  expect(bare.keywordCoverage).toMatchObject({ score: null, missing: [] });
  expect(unknown.performance.totalScore).toBeNull();
  expect(bare.paaIntegration.score).toBeNull();
  expect(bare.competitiveGapExploitation.score).toBeNull();
  expect(bare.serpFeatureOptimization).toMatchObject({ score: null, provenance: { kind: 'unknown' } });
  const made = await geographic('Leeds', { pages: DESK_PAGES });
  const { breakdown } = made.outline.score;
  const known = outline.SCORE_PARTS.flatMap((part) => {
    const { score, explanation, found, missing } = breakdown[part];
    expect(explanation).not.toBe('');
    expect(score === null && [...found, ...missing].length > 0).toBe(false);
    return score === null ? [] : [score];
  });
  expect(made.performance.restsOn).toEqual({ known: known.length, of: 4 });
  expect(known.length).toBe(3);
  expect(made.performance.totalScore).toBe(Math.round(known.reduce((a, b) => a + b, 0) / known.length));
});

test('a keyword is analyzed first and then outlined for any length', async () => {
  const analyzed = await server.call(maya, outline.analyzeKeyword, {
    body: { keyword: KEYWORD, options: { geography: 'Leeds' }, pages: DESK_PAGES, ...none },
  });
  expect(analyzed.status).toBe(200);
  const analysisData = analyzed.body;
  expect(analysisData.questions.map(({ text }) => text)).toContain(
    'How long should you stand at a standing desk?',
  );
  for (const targetWordCount of [1000, 10_000]) {
    const { body } = await server.call(maya, outline.generateOutline, {
      body: { analysisData, targetWordCount },
    });
    expect(words(body)).toBe(targetWordCount);
    expect(body.outline.title.length).toBeLessThanOrEqual(60);
    expect(body.outline.metaDescription.length).toBeLessThanOrEqual(155);
  }
});
