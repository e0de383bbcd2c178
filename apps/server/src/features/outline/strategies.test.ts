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
      // What is the same for all readers stays: a heat pump works the same way everywhere.
      expect(same / Math.max(headings(one).length, headings(other).length)).toBeLessThan(2 / 3);
      expect(one.outline.title).not.toBe(other.outline.title);
    }
  }
});

test('a place is named where readers differ, and nothing is claimed about it', async () => {
  const town = await geographic('Leeds');
  expect(headings(town)).toEqual(
    expect.arrayContaining([
      'Standing desks in Leeds at a glance',
      'Where to look in Leeds',
      'What standing desks cost in Leeds',
      'How much should you budget in Leeds?',
    ]),
  );
  const kinds = new Set(town.targetingStrategy.changes.map(({ kind, layer }) => `${layer} ${kind}`));
  expect([...kinds].toSorted()).toEqual(['location question', 'location section', 'location wording']);
  expect(town.outline.title).toBe('Standing desks in Leeds: Prices and How to Choose');
  expect(town.analysisData.questions).toContainEqual(
    expect.objectContaining({
      text: 'How much should you budget in Leeds?',
      source: 'targeting',
      isCovered: null,
      answer: null,
    }),
  );
  expect(headings(await geographic('UK'))).toContain('Where to look in the UK');
});

test('each industry and company size changes sections', async () => {
  const all = await Promise.all(outline.INDUSTRIES.map((name) => industry(name)));
  const titles = all.map((one) => one.outline.sections.map(({ heading }) => heading).join('\n'));
  expect(new Set(titles).size).toBe(outline.INDUSTRIES.length);
  expect(headings(await industry('legal', 'small'))).toContain('What fits a small company');
  expect(headings(await industry('legal', 'large'))).toContain(
    'Procurement and contracts in a large company',
  );
});

test('stage and maturity change questions, dropped sections, and wording', async () => {
  const stages = await Promise.all(outline.FUNNEL_STAGES.map((stage) => funnel(stage)));
  for (const [at, one] of stages.entries()) {
    for (const other of stages.slice(at + 1)) {
      const known = new Set(headings(other));
      // A stage adds and drops sections; what every stage needs stays.
      expect(
        headings(one).filter((heading) => known.has(heading)).length / headings(one).length,
      ).toBeLessThan(0.75);
    }
  }
  const [beginner, advanced] = [
    await funnel('consideration', 'beginner'),
    await funnel('consideration', 'advanced'),
  ];
  expect(headings(beginner)).toContain('Words you need to know first');
  expect(headings(beginner).some((heading) => heading.includes('in plain words'))).toBe(true);
  expect(headings(advanced).some((heading) => heading.includes('in depth'))).toBe(true);
  const decision = stages[2]!;
  expect(decision.outline.sections.some(({ purpose }) => purpose === 'define')).toBe(false);
});

/** Keyword and target, the name that title and sections must give, and words that have nothing to do with the keyword. */
const RELEVANCE: readonly (readonly [
  keyword: string,
  options: Record<string, string>,
  named: string | null,
  wrong: RegExp,
])[] = [
  [
    'email marketing automation',
    { industry: 'real estate' },
    'in real estate',
    /listing|viewing|valuation|zoning|tenan|days on|vacanc|yield|disclos/i,
  ],
  [
    'payroll software',
    { industry: 'healthcare' },
    'in healthcare',
    /patient|clinical|appointment|medical claims|waiting/i,
  ],
  [
    'standing desks',
    { industry: 'legal' },
    'for law firms',
    /privilege|case files|matters won|billing|conflict/i,
  ],
  ['heat pump', { industry: 'retail' }, 'in retail', /basket|till|stock|conversion|return rate/i],
  [
    'emergency plumber',
    { geography: 'Leeds' },
    'in Leeds',
    /weather|season|neighbo|examples from|local rules|rules|getting there|opening hours/i,
  ],
  [
    'how to prune roses',
    { geography: 'Leeds' },
    'in Leeds',
    /rules|prices|cost|budget|contract|examples|weather/i,
  ],
  ['sourdough bread', { geography: 'Leeds' }, 'in Leeds', /rules|law|examples from|warranty|maintenance/i],
  [
    'sourdough bread',
    { funnelStage: 'decision' },
    null,
    /contract|cancel|guarantee|warranty|first week|support/i,
  ],
  [
    'how to prune roses',
    { funnelStage: 'decision' },
    null,
    /contract|cancel|guarantee|warranty|price|included/i,
  ],
  [
    'plantar fasciitis',
    { funnelStage: 'decision' },
    null,
    /contract|cancel|guarantee|warranty|price|included|get started/i,
  ],
  ['pet insurance', { funnelStage: 'retention' }, null, /maintenance|upgrade|care and/i],
  [
    'marketing por correo electrónico',
    { industry: 'real estate', language: 'es' },
    'en el sector inmobiliario',
    /visitas|tasaci|urbanismo|inquilin|anuncios|desocup/i,
  ],
  [
    'bomba de calor',
    { geography: 'Sevilla', language: 'es' },
    'en Sevilla',
    /normas|ejemplos de Sevilla|clima/i,
  ],
  [
    'software de nóminas',
    { industry: 'legal', funnelStage: 'decision', language: 'es' },
    'para despachos de abogados',
    /secreto|expedientes|asuntos ganados|mantenimiento/i,
  ],
  [
    'cómo podar un rosal',
    { geography: 'Madrid', language: 'es' },
    'en Madrid',
    /precio|cuesta|normas|contrato/i,
  ],
  ['pompe à chaleur', { geography: 'Lyon', language: 'fr' }, 'à Lyon', /règles|exemples|météo/i],
  ['pompe à chaleur', { geography: 'Québec', language: 'fr' }, 'au Québec', /règles|exemples/i],
  ['assurance habitation', { geography: 'Bretagne', language: 'fr' }, 'en Bretagne', /entretien|exemples/i],
  [
    'comment tailler un rosier',
    { geography: 'Zorbville', language: 'fr' },
    '(Zorbville)',
    /prix|coûte|contrat|règles/i,
  ],
  [
    'automatisation des e-mails',
    { industry: 'real estate', language: 'fr' },
    'dans l’immobilier',
    /visites|estimations|urbanisme|locatai|annonces|vacance/i,
  ],
  [
    'logiciel de paie',
    { industry: 'manufacturing', funnelStage: 'consideration', language: 'fr' },
    'dans l’industrie',
    /rebut|machines|débit/i,
  ],
];
/** English words that no Spanish or French outline has. */
const ENGLISH =
  /(?<!\p{L})(?:the|what|how|and|for|with|your|you|where|when|in|of|prices|first|choose|asked)(?!\p{L})/iu;

test.each(RELEVANCE)(
  'an outline for %s and %o is about its keyword',
  async (keyword, options, named, wrong) => {
    const language = options['language'] ?? 'en';
    const made = await complete({ keyword, options: { language, ...options } });
    const { title, metaDescription, sections } = made.outline;
    const lines = [...headings(made), ...sections.flatMap(({ questions }) => questions)];
    expect(made.analysisData.language).toBe(language);
    expect(sections.filter(({ purpose }) => purpose !== 'answers').length).toBeGreaterThanOrEqual(4);
    expect(title).toContain(named ?? '');
    expect(headings(made).some((heading) => heading.includes(named ?? ''))).toBe(true);
    expect(title.length).toBeLessThanOrEqual(60);
    for (const line of [title, metaDescription, ...lines]) {
      expect(line).not.toMatch(wrong);
      expect([line, language !== 'en' && ENGLISH.test(line)]).toEqual([line, false]);
      expect(line).not.toMatch(/[{}|]|undefined| {2}|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu);
    }
    expect(new Set(headings(made)).size).toBe(headings(made).length);
  },
);

test('what an industry is known for is said of a subject that mentions it', async () => {
  const options = { industry: 'real estate' as const };
  const made = await complete({ keyword: 'virtual tour software for rental listings', options });
  const all = headings(made).join('\n');
  expect(all).toMatch(/How it works with listings and viewings/);
  expect(all).toMatch(/Rules on tenancy law/);
  expect(all).not.toMatch(/zoning|valuation/);
  const permits = await complete({ keyword: 'garden shed permit', options: { geography: 'Leeds' } });
  expect(headings(permits)).toContain('The rules that apply in Leeds');
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
  const answerOf = (question: string) => analysisData.questions.find(({ text }) => text === question)?.answer;
  expect(answerOf('How long should you stand at a standing desk?')).toEqual({
    text: 'Stand for half an hour, then sit for half an hour. Stand for half an hour, then sit for half an hour.',
    page: 1,
  });
  // No page names Leeds.
  expect(answerOf('How much should you budget in Leeds?')).toBeNull();
  for (const targetWordCount of [1000, 10_000]) {
    const { body } = await server.call(maya, outline.generateOutline, {
      body: { analysisData, targetWordCount },
    });
    expect(words(body)).toBe(targetWordCount);
    expect(body.outline.title.length).toBeLessThanOrEqual(60);
    expect(body.outline.metaDescription.length).toBeLessThanOrEqual(155);
  }
});
