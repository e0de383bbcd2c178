import { expect, test, vi } from 'vitest';
import { articlePages } from './pages/blog/article-page.ts';
import { articles } from './pages/blog/articles.ts';
import { marketingSitemap } from './sitemap.ts';

// Threads load the engine anew; on the event loop it must not be asked.
vi.mock(import('@pagewright/engine'), async (load) => ({
  ...(await load()),
  score: () => {
    throw new Error('an article was scored on the event loop');
  },
}));

test('who asks for the sitemap first has articles scored in threads, and others served meanwhile', async () => {
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
  } as Parameters<typeof marketingSitemap>[1];
  const sitemap = await marketingSitemap(articlePages, facts);
  isDone = true;
  for (const { slug } of articles) expect(sitemap).toContain(`https://pagewright.test/blog/${slug}</loc>`);
  expect(turns).toBeGreaterThanOrEqual(articlePages.length);
});
