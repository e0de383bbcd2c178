import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

/** Changes controlled by the test. */
function fakeChanges() {
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

test('a sitemap requested 400 times is rendered once, and again after its site changes', async () => {
  const told = fakeChanges();
  const keptPage = createPageCache(told.changes);
  let made = 0;
  const request = () =>
    keptPage({ workspaceId: 'w', name: 'sitemap.xml', since: told.now() }, async () => {
      made += 1;
      return { type: 'application/xml', body: `<urlset>${made}</urlset>` };
    });
  const pages = await Promise.all(Array.from({ length: 400 }, request));
  expect(made).toBe(1);
  expect(new Set(pages).size).toBe(1);
  await request();
  expect(made).toBe(1);
  told.change();
  expect((await request())?.body).toContain('2');
  await request();
  expect(made).toBe(2);
  // While the listener is down, any page may have changed.
  told.lose();
  await request();
  await request();
  expect(made).toBe(4);
});

test('a change during rendering is not missed, and a missing page is looked up again', async () => {
  const told = fakeChanges();
  const keptPage = createPageCache(told.changes);
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
