import { expect, test, vi } from 'vitest';
import { placePage } from './page.ts';
import { articlePages } from './pages/blog/article-page.ts';
import { articles } from './pages/blog/articles.ts';
import { renderSitemap } from './sitemap.ts';

// Worker threads load their own copy of the engine. The event loop must not call it.
vi.mock(import('@pagewright/engine'), async (load) => ({
  ...(await load()),
  score: () => {
    throw new Error('an article was scored on the event loop');
  },
}));

test('the first sitemap request scores articles in worker threads while other requests are served', async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const facts = {
    origin: 'https://pagewright.test',
    assets: { socialImage: (path: string) => `/social${path}.png` },
  } as Parameters<typeof renderSitemap>[1];
  const pages = articlePages().map((page) => placePage(page, 'en'));
  const sitemap = await renderSitemap(pages, facts);
  isDone = true;
  for (const { slug } of articles()) expect(sitemap).toContain(`https://pagewright.test/blog/${slug}</loc>`);
  expect(turns).toBeGreaterThanOrEqual(pages.length);
});
