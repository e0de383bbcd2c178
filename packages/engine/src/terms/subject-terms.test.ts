import { expect, test } from 'vitest';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { subjectTerms } from './subject-terms.ts';
import type { Term } from './term.ts';

function page(text: string, url: string | null = null): EvidencePage {
  return { url, title: 'A page', paper: parsePaper(text) };
}

function byKey(terms: readonly Term[], key: string): Term | undefined {
  return terms.find((term) => term.key === key);
}

const PAGES = [
  page(
    'Matcha is a powdered green tea. Whisk the matcha in a bowl with a bamboo whisk. Matcha tastes of umami.',
  ),
  page(
    'To prepare matcha, sift the powder and pour hot water into the bowl. A bamboo whisk makes the matcha foam.',
  ),
  page(
    'Japanese monks drank matcha. The bowl was warmed, and the bamboo whisk soaked. Matcha was rare, matcha was dear.',
  ),
  page('Store matcha in the dark. Ceremonial matcha needs a bowl.'),
];

test('keeps terms on enough pages: a third of them while they are few', () => {
  const { terms } = subjectTerms('matcha', PAGES);
  // At least 2 of 4 pages must use a term: umami (1 page) is left out.
  expect(terms.map((term) => term.key)).toEqual(expect.arrayContaining(['matcha', 'bowl', 'bamboo whisk']));
  expect(byKey(terms, 'umami')).toBeUndefined();
});

test('reports how many pages use a term, and the range of its counts', () => {
  const { terms } = subjectTerms('matcha', PAGES);
  // matcha: 3, 2, 3, 2 uses; the 10th and 90th percentiles are 2 and 3. The whisk: once on three pages.
  expect(byKey(terms, 'matcha')).toMatchObject({ text: 'matcha', pages: 4, low: 2, high: 3 });
  expect(byKey(terms, 'bamboo whisk')).toMatchObject({ text: 'bamboo whisk', pages: 3, low: 1, high: 1 });
});

test('weights are between 0 and 1 and descending; a term on all pages counts more than one on half of them', () => {
  const { terms } = subjectTerms('matcha', PAGES);
  const weights = terms.map((term) => term.weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
  expect(terms[0]!.key).toBe('matcha');
});

test('a word that only occurs inside a phrase is explained by it', () => {
  const { terms } = subjectTerms('matcha', PAGES);
  expect(byKey(terms, 'bamboo')).toBeUndefined();
  expect(byKey(terms, 'bamboo whisk')).toBeDefined();
});

test('a name keeps its capitals, a word at the start of a sentence does not', () => {
  const texts = [
    'We met Ada Lovelace. Looms wove silk, and looms are loud.',
    'Then Ada Lovelace wrote. Looms, like any looms, wove.',
  ];
  const { terms } = subjectTerms(
    'looms',
    texts.map((text) => page(text)),
  );
  expect(terms.map((term) => term.text)).toEqual(expect.arrayContaining(['Ada Lovelace', 'looms']));
});

test('everyday words, function words, and numbers are not terms', () => {
  const filler = 'People make many things in good ways, and 25 people use them.';
  const { terms } = subjectTerms(
    'matcha',
    PAGES.map(({ paper }) => page(`${paper.blocks[0]!.text}\n${filler}`)),
  );
  for (const key of ['peopl', 'make', 'mani', 'thing', 'good', 'way', '25', 'the', 'of']) {
    expect(byKey(terms, key)).toBeUndefined();
  }
});

test('menus, cookie notices, and copied text are not part of a page', () => {
  const around = (text: string) =>
    page(
      `<p><a href="/shop">Teapot shop</a></p><p>We use cookies to improve your tracking experience.</p>
      <p>Sign up for our newsletter about teapots.</p><p>Our founder Hildegard roasts everything herself in Bremen.</p><p>${text}</p>`,
    );
  const { terms } = subjectTerms(
    'matcha',
    PAGES.map(({ paper }) => around(paper.blocks[0]!.text)),
  );
  for (const key of ['cooki', 'newslett', 'teapot', 'teapot shop', 'hildegard', 'bremen']) {
    expect(byKey(terms, key)).toBeUndefined();
  }
  expect(byKey(terms, 'matcha')!.pages).toBe(4);
});

test('an article about cookies keeps its cookies', () => {
  const text =
    'Bake the cookies until the cookie dough browns. Oat cookies need butter, and butter cookies need sugar.';
  const { terms } = subjectTerms('oat cookies', [page(text), page(`${text} Let the cookies cool.`)]);
  expect(terms.some((term) => term.key.includes('cooki'))).toBe(true);
});

test('lists the pages it is based on, and leaves out pages in another language', () => {
  const german =
    'Der Matcha ist ein Tee, und man trinkt ihn aus einer Schale, die nicht zu klein ist, wie es sich gehört.';
  const result = subjectTerms('matcha', [page(german, 'https://de.example'), ...PAGES]);
  expect(result.language.code).toBe('en');
  expect(result.evidence).toHaveLength(4);
  expect(result.provenance.kind).toBe('measured');
});

test('pages in another language give terms without rarity, and the result reports it', () => {
  const german = [
    'Die Wärmepumpe ist eine Heizung, die der Luft die Wärme nimmt. Die Wärmepumpe braucht Strom.',
    'Wer eine Wärmepumpe kauft, der bekommt eine Förderung, und die Heizung ist nicht mehr so teuer.',
  ].map((text) => page(text));
  const result = subjectTerms('Wärmepumpe', german);
  expect(result.language.code).toBe('de');
  expect(result.leftOut).toEqual(['rarity', 'noun_phrases']);
  expect(result.terms.map((term) => term.text)).toContain('Wärmepumpe');
});

test('is plain JSON, the same for the same pages, and empty without pages', () => {
  const result = subjectTerms('matcha', PAGES);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(subjectTerms('matcha', PAGES)).toEqual(result);
  expect(subjectTerms('matcha', []).terms).toEqual([]);
});

test.each(['', '😀 '.repeat(2000), '\u0000\u0007', 'tea '.repeat(50_000), 'שלום עולם '.repeat(500)])(
  'never throws on other input',
  (text) => {
    expect(subjectTerms('tea', [page(text), page(text)]).terms.length).toBeLessThanOrEqual(80);
  },
);

test('keeps a hyphenated word whole, and counts its spelling without hyphens', () => {
  const pages = [
    page('A high-yield savings account pays more. The cost-of-living crisis eats a savings account.'),
    page(
      'Open a high yield savings account. Banks offer high-yield savings accounts in a cost-of-living crisis.',
    ),
    page('High-yield savings accounts are insured. A high-yield savings account has a rate.'),
  ];
  const { terms } = subjectTerms('savings', pages);
  const texts = terms.map(({ text }) => text);
  expect(texts).toContain('high-yield savings account');
  expect(texts).toContain('cost-of-living crisis');
  expect(texts.filter((text) => /^(?:yield|living|high)\b(?!-)/.test(text))).toEqual([]);
  // Once, twice (once without the hyphen), twice.
  expect(byKey(terms, 'high yield save account')).toMatchObject({ pages: 3, low: 1, high: 2 });
});

test('leaves out days, months, and a common past form by itself', () => {
  const pages = ['Tea', 'Matcha'].map((tea) =>
    page(`${tea} was announced on Thursday. It is fermented tea, announced in October, and fermented again.`),
  );
  const keys = subjectTerms('tea', pages).terms.map(({ key }) => key);
  expect(keys).toContain('ferment');
  expect(keys.filter((key) => /announc|thursday|octob/.test(key))).toEqual([]);
});

test('writes a term as in sentences, not as in titles, and initials with their last period', () => {
  const pages = ['Kettle', 'Whisk'].map((tool) =>
    page(
      `<h2>The Ceremonial ${tool} Story</h2><h2>Ceremonial Matcha</h2><p>In the U.S. a ${tool} makes ceremonial matcha.</p>`,
    ),
  );
  const texts = subjectTerms('tea', pages).terms.map(({ text }) => text);
  expect(texts).toContain('ceremonial matcha');
  expect(texts.filter((text) => text.startsWith('U.S'))).toEqual(['U.S.']);
});
