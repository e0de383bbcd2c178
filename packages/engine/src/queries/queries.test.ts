import { describe, expect, it } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { expandKeyword } from './expand-keyword.ts';
import { findQuestions } from './find-questions.ts';
import { parseTemplateKeyword } from './keyword-kind.ts';

const page = (html: string, url: string) => ({ url, title: '', paper: parsePaper(html) });

const FIRST = page(
  `<h2>How often should you replace running shoes?</h2><p>The midsole foam wears out. Is that so?
   What are running shoes made of? Mostly midsole foam, and midsole foam again.</p><h2>Trail running shoes</h2>`,
  'https://a.example/',
);
const SECOND = page(
  `<h2>How often should running shoes be replaced?</h2><p>After 500 km the midsole foam is done.</p>
   <h2>Trail running shoes</h2><p>A thick midsole foam.</p>`,
  'https://b.example/',
);

describe('expandKeyword', () => {
  it('merges inflections and orders, with every source', () => {
    const { expansions } = expandKeyword({
      keyword: 'running shoes',
      suggestions: ['trail running shoe', 'running shoes trail'],
      pages: [FIRST, SECOND],
    });
    const [first] = expansions;
    expect(first?.text).toBe('trail running shoe');
    expect(first?.sources.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['suggestion', 'suggestion', 'page', 'page']),
    );
    expect(first?.provenance.kind).toBe('measured');
    expect(expansions.filter(({ key }) => key === first?.key)).toHaveLength(1);
  });

  it('does not append page terms to the keyword', () => {
    const { expansions } = expandKeyword({ keyword: 'running shoes', pages: [FIRST, SECOND] });
    expect(expansions.map(({ text }) => text)).not.toContain('running shoes midsole foam');
    const ofTerms = expansions.filter(({ sources }) => sources.some(({ kind }) => kind === 'term'));
    expect(ofTerms.filter(({ text }) => !text.includes('running shoe'))).toEqual([]);
  });

  it('uses templates by keyword kind, marked as modeled', () => {
    const { expansions, provenance } = expandKeyword({ keyword: 'bronchitis' });
    const texts = expansions.map(({ text }) => text);
    expect(texts.indexOf('bronchitis symptoms')).toBeLessThan(texts.indexOf('bronchitis treatment'));
    expect(provenance.kind).toBe('modelled');
    expect(expansions.every(({ relevance }) => relevance > 0 && relevance <= 1)).toBe(true);
  });

  it('skips templates in other languages and returns nothing for empty input', () => {
    expect(expandKeyword({ keyword: 'как приготовить борщ' })).toMatchObject({
      expansions: [],
      leftOut: ['templates'],
    });
    expect(expandKeyword({ keyword: '  ' }).expansions).toEqual([]);
  });

  it('treats dollar signs in a keyword literally', () => {
    const { expansions } = expandKeyword({ keyword: "a$& $'b" });
    expect(expansions.map(({ text }) => text)).toContain("a$& $'b explained");
  });
});

describe('findQuestions', () => {
  it('leaves out questions that only their page makes clear', () => {
    const asked = (language: string, ...headings: string[]) =>
      findQuestions({
        keyword: { en: 'running shoes', es: 'zapatillas de correr', fr: 'chaussures de course' }[language]!,
        pages: [
          page(
            `<html lang="${language}">${headings.map((text) => `<h2>${text}</h2>`).join('')}</html>`,
            'https://c.example/',
          ),
        ],
      }).questions.map(({ text }) => text);
    const kept = 'How long does it take to break in running shoes?';
    expect(
      asked('en', 'How is this better than walking shoes?', 'Why do these wear out so fast?', kept),
    ).toEqual([kept]);
    const spanish = '¿Cómo elegir zapatillas de correr?';
    expect(asked('es', '¿Por qué es esto mejor que andar descalzo?', spanish)).toEqual([spanish]);
    const french = 'Comment choisir des chaussures de course ?';
    expect(asked('fr', 'En quoi cela aide-t-il à courir plus vite ?', french)).toEqual([french]);
  });

  it('merges one question of two pages and a results page', () => {
    const { questions } = findQuestions({
      keyword: 'running shoes',
      pages: [FIRST, SECOND],
      peopleAlsoAsk: ['How often should I replace my running shoes?'],
    });
    expect(questions.map(({ text }) => text)).toEqual([
      'How often should I replace my running shoes?',
      'What are running shoes made of?',
    ]);
    expect(questions[0]).toMatchObject({ pages: 2, closeness: 1 });
    expect(questions[0]?.sources.map(({ kind }) => kind)).toEqual(['people_also_ask', 'heading', 'heading']);
    // Two pages and a results page (counted twice): 0.6 × (1 - 1/16) + 0.4 × 1.
    expect(questions[0]?.relevance).toBeCloseTo(0.9625, 9);
    expect(questions[1]?.sources[0]).toMatchObject({ kind: 'sentence', page: 0, block: 1 });
  });

  it('does not merge questions that ask for different things', () => {
    const { questions } = findQuestions({
      keyword: 'sourdough',
      pages: [
        page('<h2>How to store sourdough?</h2><h2>Where to store sourdough?</h2>', 'https://a.example/'),
      ],
    });
    expect(questions).toHaveLength(2);
  });

  it('merges the same choice of two into one question, and skips lines that address customers', () => {
    const asked = (one: string, other: string) =>
      findQuestions({
        keyword: 'boat survey',
        pages: [
          page(
            `<h2>${one}</h2><p>Text.</p><h2>Sailing in two weeks?</h2><p>Call us.</p>`,
            'https://a.example/',
          ),
          page(`<h2>${other}</h2><p>Text.</p>`, 'https://b.example/'),
        ],
      }).questions.map(({ text, pages }) => [text, pages]);
    expect(asked('Seller’s cost or buyer’s cost?', 'Who pays, the buyer or the seller?')).toEqual([
      ['Who pays, the buyer or the seller?', 2],
    ]);
    expect(
      asked('Does the buyer or the seller haul the boat out?', 'Who pays, the buyer or the seller?'),
    ).toHaveLength(2);
  });

  it('reads FAQ markup', () => {
    const faqs = [{ question: 'Can sourdough be frozen?', answer: 'Yes.' }];
    const { questions } = findQuestions({ keyword: 'sourdough', pages: [{ ...FIRST, faqs }] });
    expect(questions.find(({ text }) => text === faqs[0]!.question)?.sources[0]?.kind).toBe('faq');
  });

  it("models questions without evidence, matching the keyword's number", () => {
    const { questions, provenance } = findQuestions({ keyword: 'solar panels', pages: [] });
    expect(provenance.kind).toBe('modelled');
    expect(questions[0]).toMatchObject({ text: 'What are solar panels?', pages: 0 });
    const action = findQuestions({ keyword: 'how to build a shed', pages: [] });
    expect(action.questions[0]?.text).toBe('What do you need to build a shed?');
    expect(findQuestions({ keyword: '', pages: [] }).questions).toEqual([]);
  });

  it('handles hostile input', () => {
    for (const text of [
      '?'.repeat(100_000),
      '😀? '.repeat(20_000),
      '\u202Eمن؟ '.repeat(5000),
      'x'.repeat(100_000),
    ]) {
      const given = { keyword: text, pages: [page(text, 'https://a.example/')], peopleAlsoAsk: [text] };
      expect(() => findQuestions(given)).not.toThrow();
      expect(() => expandKeyword({ ...given, suggestions: [text] })).not.toThrow();
    }
  });
});

describe('readKeyword', () => {
  it.each([
    ['bronchitis', 'condition'],
    ['amoxicillin', 'medicine'],
    ['portland oregon', 'place'],
    ['build a shed', 'action'],
  ])('%s is a %s', (keyword, kind) => {
    expect(parseTemplateKeyword(keyword).kinds).toContain(kind);
  });
});

describe('questions about an unknown keyword', () => {
  const asked = (keyword: string) => findQuestions({ keyword, pages: [] }).questions.map(({ text }) => text);

  it.each([
    ['heat pump', 'How does a heat pump work?', 'What types of heat pumps are there?'],
    ['electric car', 'What is an electric car?', 'How does an electric car work?'],
    [
      'rain barrel for a balcony',
      'What is a rain barrel for a balcony?',
      'How does a rain barrel for a balcony work?',
    ],
    ['SEO machine', 'What is an SEO machine?', 'How does an SEO machine work?'],
    ['heat pumps', 'How do heat pumps work?', 'What are heat pumps?'],
    ['yoga', 'What is yoga?', 'How does yoga work?'],
    ['content marketing', 'What is content marketing?', 'How does content marketing work?'],
  ])('uses the correct article for %s', (keyword, ...wanted) => {
    expect(asked(keyword)).toEqual(expect.arrayContaining(wanted));
  });

  it('omits the keyword if its article is unknown', () => {
    for (const keyword of ['credit line', 'zorblax', 'Python']) {
      expect(asked(keyword)).toContain('What are the benefits and drawbacks?');
      for (const question of asked(keyword))
        expect(question.toLowerCase()).not.toContain(keyword.toLowerCase());
    }
    // The language, or the snake at the start of a line.
    expect(asked('python')).toContain('What is a python?');
    for (const question of asked('life insurance')) expect(question).not.toMatch(/\ba life insurance/);
  });
});
