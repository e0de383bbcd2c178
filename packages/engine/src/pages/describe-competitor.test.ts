import { describe, expect, it } from 'vitest';
import { pageTypeOf, describeCompetitor, extractArticle } from '../index.ts';
import type { SitePage } from '../index.ts';

const WORDS = 'Warm the pot before the leaves go in, because a cold pot takes the heat away from them. ';

function page(
  path: string,
  title: string,
  options: { date?: string; words?: number; body?: string; head?: string } = {},
): SitePage {
  const url = `https://www.leaf.example${path}`;
  // The sentence has 18 words.
  const text = `<p>${WORDS.repeat(Math.ceil((options.words ?? 180) / 18))}</p>`;
  const date =
    options.date === undefined ? '' : `<meta property="article:published_time" content="${options.date}">`;
  const html = `<html lang="en"><head><title>${title}</title>${date}${options.head ?? ''}</head>
    <body><article><h1>${title}</h1>${text}${options.body ?? ''}</article></body></html>`;
  return { url, article: extractArticle(html, url) };
}

describe('pageTypeOf', () => {
  const heads = (...names: string[]): string =>
    names.map((name) => `<h2>${name}</h2><p>${WORDS}</p>`).join('');
  it.each([
    ['/blog/how-to-brew', 'How to brew green tea', '', 'how_to'],
    ['/blog/brew', 'Brewing green tea', heads('Step 1: boil', 'Step 2: pour', 'Drink'), 'how_to'],
    ['/blog/gifts', '12 gifts that every tea lover wants', heads('1. Pot', '2. Cup', '3. Tin'), 'listicle'],
    ['/reviews/kettle', 'The Swan kettle', '', 'review'],
    ['/blog/loose-vs-bags', 'Loose leaf vs tea bags', '', 'comparison'],
    ['/guides/green-tea', 'The complete guide to green tea', '', 'guide'],
    ['/glossary/matcha', 'What is matcha?', '', 'definition'],
    ['/news/2024/shop', 'We have a new shop in Leeds', '', 'news'],
    ['/products/sencha', 'Sencha, 100 g', '', 'product'],
    ['/tools/caffeine', 'Caffeine calculator', '', 'tool'],
    ['/', 'Leaf & Pot', '', 'overview'],
    ['/blog/thoughts', 'Thoughts on rain', '', 'article'],
  ])('detects %s', (path, title, body, type) => {
    expect(pageTypeOf(page(path, title, { body })).type).toBe(type);
  });

  it('lists the signs for a type', () => {
    expect(pageTypeOf(page('/guides/green-tea', 'The complete guide to green tea')).signs).toEqual([
      { in: 'address', found: 'guides' },
      { in: 'title', found: 'guide' },
    ]);
  });
});

describe('describeCompetitor', () => {
  const pages = [
    page('/guides/green-tea', 'Green tea guide', { date: '2024-01-01', words: 900 }),
    page('/blog/green-tea-water', 'Water for green tea', { date: '2024-01-08', words: 900 }),
    page('/blog/kettle', 'Which kettle is quiet', { date: '2024-01-15' }),
    page('/blog/cups', 'Old cups', { date: '2022-12-01' }),
  ];
  const ours: SitePage[] = [
    page('/a', 'Oolong tea from Taiwan', {}),
    page('/b', 'How oolong tea is rolled', {}),
    page('/c', 'Kettle care', {}),
  ].map((own) => ({ ...own, url: own.url.replace('www.leaf', 'our') }));
  const strategy = describeCompetitor({
    competitor: 'https://www.leaf.example/',
    pages,
    ours,
    keywords: ['kettles', 'oolong', 'matcha whisk'],
    now: '2024-02-01',
  });

  it('counts content types with their pages', () => {
    expect(strategy.contentTypes.map(({ type, count, share }) => [type, count, share])).toEqual([
      ['article', 3, 0.75],
      ['guide', 1, 0.25],
    ]);
    expect(strategy.contentTypes[1]!.pages[0]!.url).toBe('https://www.leaf.example/guides/green-tea');
  });

  it('computes the publishing frequency from the dates', () => {
    // There are 410 days between the first and the last: 3 more pages are 3 / 410 * 30.44 a month.
    expect(strategy.rhythm).toMatchObject({
      dated: 4,
      first: '2022-12-01',
      last: '2024-01-15',
      medianDays: 7,
    });
    expect(strategy.rhythm!.perMonth).toBeCloseTo(0.2227, 3);
    expect(strategy.rhythm!.months).toEqual([
      { month: '2022-12', pages: 1 },
      { month: '2024-01', pages: 3 },
    ]);
  });

  it('has no days between pages of the same day', () => {
    const pagesOfOneDay = ['/a', '/b', '/c'].map((path) => page(path, 'Tea', { date: '2024-01-15' }));
    const { rhythm } = describeCompetitor({
      competitor: 'https://www.leaf.example/',
      pages: pagesOfOneDay,
      ours: [],
      keywords: [],
      now: '2024-02-01',
    });
    expect(rhythm).toMatchObject({ dated: 3, perMonth: null, medianDays: null });
  });

  it('finds covered and missing topics, each with its pages', () => {
    const named = (topics: typeof strategy.topics.covered) =>
      topics.map(({ name, pages: of }) => [name, of.length]);
    expect(named(strategy.topics.covered)).toEqual([
      ['kettles', 1],
      ['green tea', 2],
    ]);
    expect(named(strategy.topics.missed)).toEqual([
      ['oolong', 2],
      ['matcha whisk', 0],
      ['oolong tea', 2],
    ]);
    expect(named(strategy.topics.missedByUs)).toEqual([['green tea', 2]]);
  });

  it('names strengths and weaknesses with their pages', () => {
    const longer = strategy.strengths.find(({ code }) => code === 'article_length');
    // Medians: theirs of 900, 900, 180, 180 is 540, ours is 180.
    expect(longer).toEqual({
      code: 'article_length',
      values: { medianWords: 540, ourMedianWords: 180 },
      pages: [pages[0]!.url, pages[1]!.url],
    });
    expect(strategy.strengths.map(({ code }) => code)).toEqual(['article_length', 'fresh_pages']);
    expect(strategy.weaknesses.map(({ code, pages: of }) => [code, of.length])).toEqual([
      ['missing_topics', 2],
      ['thin_pages', 2],
      ['stale_pages', 1],
      ['missing_descriptions', 4],
      ['missing_authors', 4],
      ['missing_headings', 2],
    ]);
  });

  it('topics are what pages are about, not framing words, everyday words, or names', () => {
    const titles = [
      'Best tea kettle for beginners',
      'Tea kettle mistakes beginners make, tested',
      'Matcha whisk at home',
      'How to clean a matcha whisk at home',
      'Best water for tea, tested',
      'Water at home',
      'Leaf Pot news',
      'Leaf Pot awards',
    ];
    const site = titles.map((title, at) => ({
      ...page(`/${at}`, title),
      url: `https://leafpot.example/${at}`,
    }));
    const { topics } = describeCompetitor({
      competitor: 'https://leafpot.example/',
      pages: site,
      ours: [],
      keywords: [],
      now: '2024-02-01',
    });
    expect(topics.covered.map(({ name, pages: of }) => [name, of.length])).toEqual([
      ['tea kettle', 2],
      ['matcha whisk', 2],
    ]);
  });

  it('returns nothing without pages', () => {
    const empty = describeCompetitor({
      competitor: 'a.example',
      pages: [],
      ours,
      keywords: ['tea'],
      now: '2024-02-01',
    });
    expect(empty).toMatchObject({ contentTypes: [], rhythm: null, strengths: [], weaknesses: [] });
    expect(empty.topics.missed).toEqual([]);
  });
});
