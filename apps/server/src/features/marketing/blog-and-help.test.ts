import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLanguage } from '../../platform/language/current-language.ts';
import type { MarketingPage } from './page.ts';
import { renderCard } from './pages/blog/article-card.ts';
import { articleCover } from './pages/blog/article-cover.ts';
import { articlePages } from './pages/blog/article-page.ts';
import { articleScore } from './pages/blog/article-score.ts';
import { articles, articleText, CATEGORIES, relatedArticles } from './pages/blog/articles.ts';
import { blogPage } from './pages/blog/blog-page.ts';
import { blogFeed } from './pages/blog/feed.ts';
import { helpPage } from './pages/help/help-page.ts';
import { topicPages } from './pages/help/topic-page.ts';
import { relatedTopics, topics, topicsBySection, topicText } from './pages/help/topics.ts';
import { prosePages } from './pages/prose.ts';

const ORIGIN = 'https://pagewright.test';
const facts = {
  origin: ORIGIN,
  assets: { socialImage: (path: string) => `/social${path}.png` },
} as Parameters<typeof blogPage.render>[0];

test.each(articles().map((article) => [article.slug, article] as const))(
  '%s scores at least 90 in our own engine, and shows every point',
  (slug, article) => {
    const { overall, parts } = articleScore(article);
    expect(overall).toBeGreaterThanOrEqual(90);
    expect(article.score).toBe(Math.round(overall));
    expect(renderCard(article, 'h2').text).toContain(`Score ${article.score}/100`);
    const shown = pageOf(articlePages(), `/blog/${slug}`).body.text;
    expect(shown).toContain(`Score <strong>${Math.round(overall)}</strong>/100`);
    for (const { points, maximum, assessments } of parts) {
      if (points === null) continue;
      expect(shown).toContain(`${points.toFixed(1)} of ${maximum.toFixed(1)}`);
      const sum = assessments.reduce((total, found) => total + found.points, 0);
      expect(sum).toBeCloseTo(points, 5);
    }
  },
);

test.each(['es', 'fr'] as const)('every article in %s scores at least 90 too', (language) => {
  const scores = withLanguage(language, () =>
    articles().map((article) => ({ article, overall: articleScore(article).overall })),
  );
  expect(scores.filter(({ overall }) => overall < 90)).toEqual([]);
  expect(scores.map(({ article }) => [article.slug, article.score])).toEqual(
    scores.map(({ article, overall }) => [article.slug, Math.round(overall)]),
  );
});

test('the blog shows ten articles of all categories, the featured one first, then newest first', () => {
  expect(articles().length).toBe(10);
  expect(new Set(articles().map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  const [first, ...others] = articles().map(({ featured, publishDate }) => ({ featured, publishDate }));
  expect(first?.featured).toBe(true);
  expect(others.some(({ featured }) => featured)).toBe(false);
  const days = articles().map(({ publishDate }) => publishDate);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const article of articles()) {
    // 1,300 to 1,600 words at 230 words a minute.
    expect([6, 7]).toContain(articleText(article).minutes);
    expect(relatedArticles(article)).toHaveLength(3);
    expect(relatedArticles(article)).not.toContain(article);
  }
  // Each has a drawing of its own, and not the one for articles without any.
  const covers = [...articles(), { ...articles()[0]!, slug: 'new' }].map(
    (article) => articleCover(article).text,
  );
  expect(new Set(covers).size).toBe(11);
});

test('the blog is sorted by topic or score, then by date, with its filters', () => {
  const sorted = (query: object) => {
    const page = blogPage.filtered?.(query)?.render(facts) ?? null;
    return visible(page).map((path) => {
      const article = articles().find(({ slug }) => path.endsWith(slug));
      if (!article) throw new Error(`there is no ${path}`);
      return article;
    });
  };
  const byScore = sorted({ sort: 'score' });
  const ranks = byScore.map(({ score, publishDate }) => `${score} ${publishDate}`);
  expect(ranks).toEqual(ranks.toSorted().toReversed());
  expect(byScore.map(({ slug }) => slug)).not.toEqual(articles().map(({ slug }) => slug));
  const categories = sorted({ sort: 'topic' }).map(({ category }) => category);
  expect(categories.filter((one, index) => one !== categories[index - 1])).toEqual([...CATEGORIES]);
  expect(sorted({ sort: 'score', category: 'seo-tips' })).toEqual(
    byScore.filter(({ category }) => category === 'seo-tips'),
  );
  expect(blogPage.filtered?.({ sort: 'views' })).toBeNull();
});

test('a query filters the list by category and words, ignoring case, and is not indexed', () => {
  const shown = (query: unknown): string[] | null => {
    const narrowed = blogPage.filtered?.(query)?.render(facts);
    if (!narrowed) return null;
    expect([narrowed.isIndexed, narrowed.canonicalPath]).toEqual([false, '/blog']);
    return visible(narrowed);
  };
  expect(shown({})).toBeNull();
  expect(shown({ category: 'all', q: ' ' })).toBeNull();
  expect(shown({ category: ['seo-tips'], q: 7 })).toBeNull();
  expect(shown({ category: 'case-studies' })).toEqual(['/blog/case-study-content-score-five-edits']);
  expect(shown({ q: 'LINK ROT' })).toEqual(['/blog/content-refresh-when-and-what']);
  expect(shown({ category: 'tutorials', q: 'link rot' })).toEqual([]);
  expect(shown({ q: '<script>alert(1)</script>' })).toEqual([]);
  expect(blogPage.filtered?.({ q: '"><script>' })?.render(facts).body.text).toContain(
    'value="&quot;&gt;&lt;script&gt;"',
  );
  expect(visible(blogPage.render(facts))).toHaveLength(10);
});

test('the guide is searched by titles, keywords, and headings', () => {
  const found = (q: string): string[] => visible(helpPage.filtered?.({ q })?.render(facts) ?? null);
  expect(found('application password')).toEqual(['/help/wordpress']);
  // Only a heading of that topic.
  expect(found('Check the signature')).toEqual(['/help/webhooks']);
  expect(found('nothing like it')).toEqual([]);
  expect(visible(helpPage.render(facts))).toHaveLength(30);
});

test('the topics that screens link to exist', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../web/app/shell/help-link.tsx'), 'utf8');
  const linked = [...new Set(source.match(/(?<='\/help\/)[\w-]+/g))];
  expect(linked.length).toBeGreaterThan(15);
  expect(linked.filter((slug) => !topics().some((topic) => topic.slug === slug))).toEqual([]);
});

test('related topics exist, and each section of a page has its own anchor', () => {
  for (const topic of topics()) {
    expect(relatedTopics(topic).map(({ slug }) => slug)).toEqual(topic.related);
  }
  for (const { path, render } of [...articlePages(), ...topicPages()]) {
    const { body, data } = render(facts);
    const ids = [...body.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids, path).toEqual([...new Set(ids)]);
    const way = data?.find((one) => one['@type'] === 'BreadcrumbList');
    expect(JSON.stringify(way), path).toContain(ORIGIN + path);
  }
});

test.each(['es', 'fr'] as const)('the guide and the text pages are complete in %s', (language) => {
  const inLanguage = <Result>(read: () => Result) => [withLanguage('en', read), withLanguage(language, read)];
  const [english, translated] = inLanguage(() => topics());
  expect(translated?.map(({ slug }) => slug)).toEqual(english?.map(({ slug }) => slug));
  expect(translated?.map(({ related }) => related)).toEqual(english?.map(({ related }) => related));
  // Each text says the same in its own words.
  for (const [index, topic] of (translated ?? []).entries()) {
    const original = english?.[index];
    expect([topic.slug, topicText(topic).headings.length]).toEqual([
      topic.slug,
      original && topicText(original).headings.length,
    ]);
    expect(topic.description).not.toBe(original?.description);
    expect(topic.markdown).not.toBe(original?.markdown);
  }
  const [sections, translatedSections] = inLanguage(() => [...topicsBySection().keys()]);
  expect(translatedSections).toHaveLength(sections?.length ?? 0);
  expect(translatedSections?.filter((name) => sections?.includes(name))).toEqual([]);
  // A search ignores accents, which many readers do not type.
  const [title = ''] =
    translated?.map((topic) => topic.title).filter((name) => /[áéíóúàèêîô]/.test(name)) ?? [];
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const found = withLanguage(language, () => helpPage.filtered?.({ q: plain })?.render(facts) ?? null);
  expect([plain, visible(found).length > 0]).toEqual([plain, true]);
  // French counts nothing in the singular.
  const nothing = withLanguage(language, () => helpPage.filtered?.({ q: 'zeppelin' })?.render(facts) ?? null);
  expect(nothing?.body.text).toContain(language === 'fr' ? '>0 sujet<' : '>0 temas<');
  const [pages, translatedPages] = inLanguage(() => prosePages().map(({ path }) => path));
  expect(translatedPages).toEqual(pages);
});

test('the feed has every article with absolute URLs', () => {
  const feed = blogFeed(facts);
  expect([...feed.matchAll(/<item>/g)]).toHaveLength(10);
  expect([...feed.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day]) => day)[0]).toBe(
    'Sun, 22 Nov 2026 00:00:00 GMT',
  );
  expect(feed).not.toMatch(/href=&quot;[/#]/);
});

function pageOf(pages: ReturnType<typeof articlePages>, path: string): MarketingPage {
  const placed = pages.find((page) => page.path === path);
  if (!placed) throw new Error(`there is no ${path}`);
  return placed.render(facts);
}

/** The URLs of the listed items, in order. */
function visible(page: MarketingPage | null): string[] {
  const items = page?.body.text.match(/<li [^>]*data-words="[^"]*"[^>]*>(?:(?!<\/li>)[\s\S])*/g) ?? [];
  return items.flatMap((item) => {
    const head = item.slice(0, item.indexOf('>', item.lastIndexOf('data-words')));
    return head.endsWith(' hidden') ? [] : [/href="([^"]+)"/.exec(item)?.[1] ?? ''];
  });
}
