import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const ORIGIN = 'https://pagewright.example';
const source = readFileSync(new URL('../../../../public/push-worker.js', import.meta.url), 'utf8');

type Listener = (event: unknown) => void;

/** Runs the worker in a fake browser with windows at these URLs and records its actions. */
function startWorker(...windows: string[]) {
  const listeners = new Map<string, Listener>();
  const done: unknown[] = [];
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: () => done.push('skip waiting'),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: (title: string, options: object) => Promise.resolve(done.push({ title, ...options })),
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          windows.map((url) => ({ url, focus: () => Promise.resolve(done.push(`focus ${url}`)) })),
        ),
      openWindow: (url: string) => Promise.resolve(done.push(`open ${url}`)),
    },
  };
  runInNewContext(source, { self, URL });
  return {
    done,
    tell: async (name: string, event: object): Promise<void> => {
      let work: unknown;
      listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
      await work;
    },
  };
}
const clicked = (link: string | null) => ({
  notification: { close: () => undefined, data: { link } },
});

test('a push message is shown with its own tag', async () => {
  const { tell, done } = startWorker();
  const message = { id: 'n1', title: '“Bread” was published', body: 'More', link: '/content/1' };
  await tell('push', { data: { json: () => message } });
  expect(done).toEqual([
    {
      title: '“Bread” was published',
      body: 'More',
      tag: 'n1',
      icon: '/favicon.svg',
      data: { link: '/content/1' },
    },
  ]);
});

test('a click focuses the window that shows the page, or opens one', async () => {
  const { tell, done } = startWorker(`${ORIGIN}/content/1`, `${ORIGIN}/calendar`);
  await tell('notificationclick', clicked('/calendar'));
  await tell('notificationclick', clicked('/content/2'));
  await tell('notificationclick', clicked('https://site.example/bread'));
  await tell('notificationclick', clicked(null));
  expect(done).toEqual([
    `focus ${ORIGIN}/calendar`,
    `open ${ORIGIN}/content/2`,
    'open https://site.example/bread',
    `open ${ORIGIN}/content`,
  ]);
});
