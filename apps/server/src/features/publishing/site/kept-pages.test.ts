import { expect, test } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

/** Changes that the test tells. */
function tellChanges() {
  let moment = 0;
  let isListening = true;
  return {
    changes: {
      wrote: () => undefined,
      now: () => Promise.resolve(moment),
      isUnchanged: (_workspaceId: string | null, since: number) => isListening && moment <= since,
    },
    change: () => {
      moment += 1;
    },
    lose: () => {
      isListening = false;
    },
    now: () => moment,
  };
}

test('a sitemap that 400 ask for is made once, and once more when its site has changed', async () => {
  const told = tellChanges();
  const keptPage = createKeptPages(told.changes);
  let made = 0;
  const ask = () =>
    keptPage({ workspaceId: 'w', name: 'sitemap.xml', since: told.now() }, async () => {
      made += 1;
      return { type: 'application/xml', body: `<urlset>${made}</urlset>` };
    });
  const pages = await Promise.all(Array.from({ length: 400 }, ask));
  expect(made).toBe(1);
  expect(new Set(pages).size).toBe(1);
  await ask();
  expect(made).toBe(1);
  told.change();
  expect((await ask())?.body).toContain('2');
  await ask();
  expect(made).toBe(2);
  // Nobody knows what changes while nothing is heard.
  told.lose();
  await ask();
  await ask();
  expect(made).toBe(4);
});

test('what changes while a page is made is not missed, and a page that is not there is asked for again', async () => {
  const told = tellChanges();
  const keptPage = createKeptPages(told.changes);
  const key = () => ({ workspaceId: 'w', name: 'a', since: told.now() });
  const stale = await keptPage(key(), async () => {
    told.change();
    return { type: 'text/html', body: 'before' };
  });
  expect(stale?.body).toBe('before');
  expect((await keptPage(key(), async () => ({ type: 'text/html', body: 'after' })))?.body).toBe('after');

  const missing = { workspaceId: 'w', name: 'b', since: told.now() };
  expect(await keptPage(missing, async () => null)).toBeNull();
  expect((await keptPage(missing, async () => ({ type: 'text/html', body: 'there' })))?.body).toBe('there');
});
