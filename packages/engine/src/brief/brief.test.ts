import { describe, expect, it } from 'vitest';
import type { IntentResult } from '../intent/intent.ts';
import type { Outline, OutlineSection } from '../outline/types.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { SubjectTerms } from '../terms/term.ts';
import { briefChecks } from './brief-checks.ts';
import { suggestDescriptions, suggestTitles } from './head-suggestions.ts';
import { statesFigure } from './stated-figures.ts';
import { createBrief } from './create-brief.ts';
import type { BriefInput } from './types.ts';

const ENGLISH = { code: 'en', source: 'detected' } as const;
const MEASURED = { kind: 'measured', method: 'test' } as const;

const page = (title: string, html: string) => ({
  url: `https://rival.example/${title.length}`,
  title,
  paper: parsePaper(html),
});
const PAGES = [
  page(
    'Cold brew coffee',
    '<p>Cold brew needs coarse grounds. A <a href="https://journal.example/x">2018 study</a> found that 30% more ' +
      'caffeine was left. Some 45% of people prefer it.</p>',
  ),
  page(
    'Cold brew',
    '<p>According to the National Coffee Association, 27% of adults drink cold brew each week.</p>',
  ),
];

const section = (heading: string, more: Partial<OutlineSection> = {}): OutlineSection => ({
  level: 2,
  heading,
  purpose: 'detail',
  origin: 'headings',
  strategicValue: 0.5,
  estimatedWords: 100,
  optimizations: [],
  questions: [],
  evidence: [],
  subsections: [],
  ...more,
});
const term = (text: string, key: string, weight: number) => ({
  text,
  key,
  weight,
  pages: 2,
  low: 1,
  high: 2,
});

const OUTLINE: Outline = {
  keyword: 'cold brew',
  perspectives: [],
  questions: [
    { text: 'How long does it last?', source: 'own', section: 'Storage', isCovered: true },
    { text: 'Is cold brew less acidic?', source: 'own', section: 'Acidity', isCovered: false },
  ],
  sections: [section('Coarse grounds'), section('Acidity', { origin: 'gap', estimatedWords: 50 })],
  targetWords: 150,
  language: ENGLISH,
  leftOut: [],
  evidence: [],
  provenance: MEASURED,
};
const TERMS: SubjectTerms = {
  keyword: 'cold brew',
  terms: [
    term('cold brew', 'cold brew', 1),
    term('coarse grounds', 'coars ground', 0.8),
    term('caffeine', 'caffein', 0.6),
    term('filtered water', 'filter water', 0.5),
  ],
  language: ENGLISH,
  evidence: [],
  leftOut: [],
  provenance: MEASURED,
};
const INTENT: IntentResult = {
  probabilities: { informational: 0.7, navigational: 0.1, transactional: 0.2, commercial: 0.3, local: 0 },
  leading: 'informational',
  evidence: [],
  language: 'en',
  leftOut: [],
  provenance: { kind: 'modelled', method: 'test' },
};
const INPUT: BriefInput = {
  keyword: 'cold brew',
  intent: INTENT,
  pages: PAGES,
  terms: TERMS,
  outline: OUTLINE,
  questions: [
    {
      text: 'Is cold brew less acidic?',
      pages: 0,
      closeness: 1,
      relevance: 0.6,
      sources: [{ kind: 'people_also_ask', rank: 0, text: 'Is cold brew less acidic?' }],
      provenance: MEASURED,
    },
  ],
  expansions: ['cold brew', 'cold brew ratio', 'how to make cold brew at home'].map((text, rank) => ({
    text,
    key: text,
    relevance: 0.5,
    sources: [{ kind: 'suggestion', rank }],
    provenance: MEASURED,
  })),
  internalPages: [
    { url: 'https://own.example/grind', title: 'Coarse grounds' },
    { url: 'https://own.example/tax', title: 'Income tax forms' },
    { url: 'https://own.example/same', title: 'Cold brew' },
  ],
};

describe('createBrief', () => {
  const brief = createBrief(INPUT);

  it('lists questions from pages and searchers as secondary keywords before pattern-based ones', () => {
    const question = (text: string, kind: 'people_also_ask' | 'template') => ({
      ...INPUT.questions[0]!,
      text,
      sources: kind === 'template' ? [{ kind, template: text }] : [{ kind, rank: 0, text } as const],
    });
    const pattern = (text: string) => ({
      text,
      sources: [{ kind: 'template', template: '', kindOfKeyword: 'any' } as const],
    });
    const keyword = 'termite inspection before buying a house';
    const { secondaryKeywords } = createBrief({
      ...INPUT,
      keyword,
      expansions: [pattern(`${keyword} guide`), { text: 'termite inspection for first time buyers' }],
      questions: [
        question('Who pays for the termite inspection?', 'people_also_ask'),
        question('What is a termite inspection?', 'template'),
        question('Who pays for it?', 'people_also_ask'),
        question('How do I read a house contract?', 'people_also_ask'),
      ],
    });
    expect(secondaryKeywords).toEqual([
      'termite inspection for first time buyers',
      'who pays for the termite inspection',
    ]);
    const alone = createBrief({
      ...INPUT,
      questions: [],
      expansions: ['cold brew guide', 'cold brew tips', 'cold brew basics'].map(pattern),
    });
    expect(alone.secondaryKeywords).toEqual(['cold brew guide', 'cold brew tips']);
  });

  it('suggests no secondary keyword that keeps the tool of a task without the task', () => {
    const { secondaryKeywords } = createBrief({
      ...INPUT,
      keyword: 'how to descale an espresso machine with citric acid',
      questions: [],
      expansions: [
        { text: 'espresso machine with citric acid' },
        { text: 'descaling an espresso machine with citric acid' },
        { text: 'how to descale an espresso machine' },
      ],
    });
    expect(secondaryKeywords).toEqual([
      'descaling an espresso machine with citric acid',
      'how to descale an espresso machine',
    ]);
  });

  it('fills in every field of a brief', () => {
    expect(brief).toMatchObject({
      mainTopic: 'cold brew',
      primarySeoQuery: 'cold brew',
      intent: { main: 'informational' },
      seedKeywords: ['cold brew', 'coarse grounds', 'caffeine', 'filtered water'],
      longTailKeywords: ['how to make cold brew at home'],
      secondaryKeywords: ['cold brew ratio', 'is cold brew less acidic'],
      provenance: { kind: 'modelled' },
    });
    expect(brief.sections.map(({ heading, words }) => [heading, words])).toEqual([
      ['Coarse grounds', 100],
      ['Acidity', 50],
    ]);
  });

  it('reports what no page covers and uses it as the angle', () => {
    expect(brief.uncovered).toEqual({ questions: ['Is cold brew less acidic?'], sections: ['Acidity'] });
    expect(brief.angle).toEqual({
      code: 'answer_the_unanswered',
      values: { question: 'Is cold brew less acidic?', count: 1, pages: 2 },
    });
  });

  it('puts facts that hold for anybody before what a page says of itself', () => {
    const own = page(
      'Prices',
      '<p>Our cold brew costs $9 a bottle in the shop. It takes 14 hours in the fridge. A liter of cold brew needs 125 g of coffee.</p>',
    );
    expect(createBrief({ ...INPUT, pages: [own] }).facts.map(({ text }) => text)).toEqual([
      'A liter of cold brew needs 125 g of coffee.',
      'It takes 14 hours in the fridge.',
      'Our cold brew costs $9 a bottle in the shop.',
    ]);
  });

  it("cites figures with their source and marks a page's own statements", () => {
    expect(brief.facts.map(({ text, source, isOwn }) => [text, source, isOwn])).toEqual([
      ['A 2018 study found that 30% more caffeine was left.', 'https://journal.example/x', false],
      ['According to the National Coffee Association, 27% of adults drink cold brew each week.', null, false],
      ['Some 45% of people prefer it.', null, true],
    ]);
    const [{ place, page: from }] = brief.facts as [(typeof brief.facts)[0]];
    expect(from.title).toBe('Cold brew coffee');
    expect(PAGES[0]!.paper.blocks[place.block]!.text.slice(place.start, place.end)).toContain('A 2018 study');
  });

  it.each([
    ['The pump has two speeds.', true],
    ['Rest the dough for two hours in the fridge.', true],
    ['Le modèle comprend trois vitesses.', true],
    ['To write an Effect, follow these three steps:', false],
    ['There are two problems with this code.', false],
    ['1. A setup function with code that connects to that system.', false],
    ['This example logs the text three seconds after the Effect runs.', false],
    ['Three seconds later, you should see five logs.', false],
    ['Two seconds later there is a log saying so.', false],
  ])('reads a figure in "%s": %s', (sentence, isStated) => {
    expect(statesFigure(sentence)).toBe(isStated);
  });

  it('links to related pages, but not to pages on the same keyword', () => {
    expect(brief.internalLinks).toMatchObject([
      { url: 'https://own.example/grind', anchor: 'coarse grounds' },
    ]);
  });

  it('suggests only titles and descriptions that fit the results page', () => {
    expect(brief.titles.length).toBeGreaterThan(1);
    for (const { pixels } of brief.titles) {
      expect(pixels).toBeGreaterThanOrEqual(200);
      expect(pixels).toBeLessThanOrEqual(580);
    }
    for (const { pixels } of brief.descriptions) {
      expect(pixels).toBeGreaterThanOrEqual(400);
      expect(pixels).toBeLessThanOrEqual(920);
    }
  });

  it('reports what it cannot determine without pages', () => {
    const bare = createBrief({ ...INPUT, pages: [] });
    expect(bare).toMatchObject({
      angle: { code: 'serve_the_intent', values: { intent: 'informational' } },
      facts: [],
      words: { low: 100, target: 150, high: 200, pages: 0 },
      uncovered: { questions: [], sections: [] },
      audience: { named: null, reader: null },
      leftOut: ['reader_level', 'facts', 'word_range'],
      provenance: { kind: 'modelled' },
    });
  });

  it('takes the reader level from the keyword before the pages', () => {
    const { audience } = createBrief({ ...INPUT, keyword: 'advanced cold brew' });
    expect(audience.reader).toMatchObject({ level: 'advanced', namedBy: ['advanced cold brew'] });
  });
});

describe('titleSuggestions, descriptionSuggestions', () => {
  it('return nothing for empty input or text that cannot fit', () => {
    for (const keyword of ['', '   ', 'w'.repeat(150), 'w'.repeat(100_000)]) {
      const parts = { keyword, topics: ['topic'], questions: ['why?'], isEnglish: true };
      expect(suggestTitles(parts)).toEqual([]);
      expect(suggestDescriptions(parts)).toEqual([]);
    }
  });

  it('include a page question that contains the keyword', () => {
    const parts = {
      keyword: 'cold brew coffee',
      topics: [],
      questions: ['How long does cold brew coffee last?', 'what you need', 'how much caffeine is in it?'],
      isEnglish: true,
    };
    const titles = suggestTitles(parts).map((title) => title.text);
    expect(titles).toHaveLength(5);
    expect(titles).toContain('How long does cold brew coffee last?');
    expect(titles.filter((title) => /caffeine|need$/.test(title))).toEqual([]);
  });

  it('use no English words in other languages', () => {
    const parts = {
      keyword: 'kalter kaffee',
      topics: ['mahlgrad', 'wasser'],
      questions: [],
      isEnglish: false,
    };
    expect(suggestTitles(parts).map((title) => title.text)).toEqual([
      'Kalter kaffee: mahlgrad, wasser',
      'Kalter kaffee: mahlgrad',
    ]);
  });
});

describe('briefChecks', () => {
  const made = createBrief(INPUT);
  const sections = made.sections.map((one) => ({ ...one, words: 20 }));
  const brief = { ...made, sections, terms: INPUT.terms.terms };
  const done = (html: string) =>
    briefChecks(brief, parsePaper(html))
      .checks.filter((check) => check.isDone)
      .map((check) => check.id);

  it('marks nothing as done for an empty text', () => {
    expect(done('')).toEqual([]);
  });

  it('marks requirements that the text meets', () => {
    const html =
      '<h2>Is cold brew less acidic?</h2><p>Cold brew is, by about a tenth, since less acid is drawn at low heat.</p>' +
      '<h2>Which coarse grounds</h2><p>Take coarse grounds. Use <a href="https://www.own.example/grind/">filtered water</a> and ' +
      '<a href="https://journal.example/x">caffeine</a> facts from <a href="https://other.example/">others</a>.</p>';
    expect(done(html)).toEqual([
      'section 0',
      // 'Acidity' and 'acidic' share one stem.
      'section 1',
      'term cold brew',
      'term coars ground',
      'term caffein',
      'term filter water',
      'question 0',
      'link https://own.example/grind',
      'sources',
      'words',
    ]);
  });

  it('unmarks a term that is overused', () => {
    const { checks } = briefChecks(brief, parsePaper('<p>caffeine caffeine caffeine</p>'));
    const check = checks.find(({ id }) => id === 'term caffein');
    expect(check).toMatchObject({ isDone: false, values: { count: 3, low: 1, high: 2 } });
    const rare = { ...brief, terms: brief.terms.map((one) => ({ ...one, high: 1 })) };
    const twice = briefChecks(rare, parsePaper('<p>caffeine and caffeine</p>')).checks;
    expect(twice.find(({ id }) => id === 'term caffein')?.isDone).toBe(true);
  });

  it('does not count an empty heading as a section, term, or answer', () => {
    const headings = [
      'Which coarse grounds',
      'Acidity of cold brew',
      'Is cold brew less acidic?',
      'Filtered water',
    ];
    const bare = headings.map((heading) => `<h2>${heading}</h2>`).join('');
    expect(done(bare)).toEqual([]);
    // Text below the next heading belongs to the next section.
    const { checks } = briefChecks(brief, parsePaper(`${bare}<p>${'word '.repeat(30)}</p>`));
    expect(
      checks.slice(0, 2).map(({ isDone, values }) => [isDone, values['words'], values['wanted']]),
    ).toEqual([
      [false, 0, 20],
      [false, 0, 20],
    ]);
    const sub = parsePaper(`<h2>Acidity</h2><h3>By taste</h3><p>${'word '.repeat(9)}</p>`);
    expect(briefChecks(brief, sub).checks[1]).toMatchObject({ isDone: false, values: { words: 9 } });
    const written = parsePaper(`<h2>Acidity</h2><h3>By taste</h3><p>${'word '.repeat(10)}</p>`);
    expect(briefChecks(brief, written).checks[1]).toMatchObject({ isDone: true });
  });

  it('accepts an answer when heading and passage together cover the question', () => {
    const asked = { ...brief, questions: [{ text: 'How long is cold brew good for in the fridge?' }] };
    const isAnswered = (html: string) =>
      briefChecks(asked, parsePaper(html)).checks.find(({ id }) => id === 'question 0')?.isDone;
    const kept = '<p>In the fridge it keeps its taste for two weeks; on a shelf it turns after a day.</p>';
    expect(isAnswered(`<h2>How long the batch is good</h2>${kept}`)).toBe(true);
    expect(isAnswered(`<h2>Which beans are good</h2>${kept.replace('fridge', 'jar')}`)).toBe(false);
    expect(isAnswered('<h2>How long it is good in the fridge</h2>')).toBe(false);
  });

  it('reports where requirements are met', () => {
    const paper = parsePaper('<h2>About coarse grounds</h2>');
    const { checks } = briefChecks(brief, paper);
    expect(checks[0]).toMatchObject({ code: 'section', places: [{ block: 0, start: 0, end: 20 }] });
  });
});
