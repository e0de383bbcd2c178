import { randomUUID } from 'node:crypto';
import { endpoints } from '@pagewright/contract';
import { createContent } from '@pagewright/contract/content';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { readUsage } from '@pagewright/contract/usage';
import { expect, test } from 'vitest';

import { COMPUTING_CALLS } from '../../bench/event-loop-calls.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { startTestServer } from '../server/test-server.ts';
import { bodyFields } from './call-inputs.ts';
import { resourceIdForPath, createOwnedResources } from './owned-resources.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';
import { watchThreads } from './watch-threads.ts';

/** Too long to be processed on the event loop, where it would not be noticed. */
const LONG = 'Bees on a roof keep warm in winter. '.repeat(400);

const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur', OUTGOING_PUBLIC: 'false' });
const person = await server.signUp();
const resourceIds = await createOwnedResources(server, person, 'canary');
const nameOf = (call: Endpoint): string => `${call.method} ${call.path}`;

/** A file for each call that takes one. A table that a call does not accept costs as much to read as one it does. */
function longForm(): FormData {
  const form = new FormData();
  const table = `Keyword,Position,Date\n${'bees on a roof,7,2026-11-20\n'.repeat(2_000)}`;
  form.append('file', new Blob([table]), 'table.csv');
  return form;
}

/** A valid body, with a long text and a long page if the call takes them. */
function longBody(call: Endpoint): Record<string, unknown> | FormData {
  if (call.consumes === 'multipart/form-data') return longForm();
  const body = (ROUTE_EXPECTATIONS[nameOf(call)]?.body ?? {}) as Record<string, unknown>;
  const long: Readonly<Record<string, unknown>> = { content: LONG, text: LONG, pages: [{ text: LONG }] };
  const taken = bodyFields(call).flatMap(({ name }) => (name in long ? [[name, long[name]]] : []));
  return { ...body, ...Object.fromEntries(taken) };
}

/** The id for a call, of a new item if it is about one. */
async function idFor({ path }: Endpoint): Promise<string> {
  if (!path.includes('{id}')) return '';
  const known = resourceIdForPath(path, resourceIds);
  if (known !== null) return known;
  const { body } = await server.call(person, createContent, { body: { title: 'Bees', content: LONG } });
  return body.id;
}

async function send(call: Endpoint, id: string, body: unknown): Promise<number> {
  const { query } = ROUTE_EXPECTATIONS[nameOf(call)] ?? {};
  const path = call.path.replace('{id}', id).replace('{number}', '1');
  const { status } = await server.send(`/api${path}${query === undefined ? '' : `?${query}`}`, {
    method: call.method,
    person,
    ...(call.method === 'GET' ? {} : { body }),
    // With a key, many calls run in one transaction.
    headers: { 'idempotency-key': randomUUID() },
  });
  return status;
}

const countRequests = async (): Promise<number> => {
  const { seoRequests, aiRequests } = (await server.call(person, readUsage, {})).body.usage;
  return seoRequests + aiRequests;
};

test(
  'a call that processes a text is metered or has its own limit, and leaves no transaction open meanwhile',
  {
    timeout: 300_000,
  },
  async () => {
    const threads = watchThreads(server);
    const computing: string[] = [];
    const free: string[] = [];
    const open: string[] = [];
    try {
      for (const call of endpoints.filter(({ access }) => access === 'user')) {
        const id = await idFor(call);
        const before = await countRequests();
        threads.tasks.length = 0;
        const status = await send(call, id, longBody(call));
        if (status === 400 && call.consumes === undefined)
          await send(call, id, ROUTE_EXPECTATIONS[nameOf(call)]?.body);
        const tasks = threads.tasks.filter(({ userId }) => userId === person.userId);
        if (tasks.length === 0) continue;
        computing.push(nameOf(call));
        const isMetered = (await countRequests()) > before;
        if (call.limit === undefined && !isMetered) free.push(nameOf(call));
        open.push(
          ...tasks.flatMap(({ name, openTransactions }) =>
            openTransactions.map((query) => `${nameOf(call)}, ${name}: ${query}`),
          ),
        );
      }
    } finally {
      threads.restore();
    }
    const imports = endpoints.filter(({ consumes }) => consumes !== undefined);
    expect(imports.length).toBeGreaterThanOrEqual(5);
    expect(imports.filter(({ limit }) => limit === undefined).map(nameOf), 'files without a limit').toEqual(
      [],
    );
    expect(computing).toEqual(
      expect.arrayContaining([
        ...imports.map(nameOf),
        'POST /content',
        'POST /content-scoring/live-score',
        'GET /export/{id}',
        'POST /smart-outline/complete',
      ]),
    );
    const measured = new Set(COMPUTING_CALLS.map(({ method, path }) => `${method} ${path.split('?')[0]}`));
    expect(
      computing.filter((name) => !measured.has(name)),
      'computing calls that `npm run bench:event-loop` leaves out',
    ).toEqual([]);
    expect(free).toEqual([]);
    expect(open).toEqual([]);
  },
);

test('beyond its network’s limit every call and every page is refused', async () => {
  const limited = await startTestServer({
    NETWORK_CALLS_PER_MINUTE: '1',
    PAGES_PER_MINUTE: '1',
    FILES_PER_MINUTE: '1',
  });
  try {
    const calls = endpoints.map(
      ({ method, path }) => [method, `/api${path.replaceAll(/\{\w+\}/g, 'x')}`] as const,
    );
    const pages = [
      '/',
      '/sites/x/',
      '/sites/x/rss.xml',
      '/sites/sitemap.xml',
      '/robots.txt',
      '/api-docs',
      '/nowhere',
    ];
    const files = ['/files/x', '/assets/x.js', '/favicon.svg'];
    const all = [...calls, ...[...pages, ...files].map((path) => ['GET', path] as const)];
    for (const path of ['/api/health', '/robots.txt', '/files/x']) await limited.send(path);
    const answered: string[] = [];
    for (const [method, path] of all) {
      const { status } = await limited.send(path, { method });
      if (status !== 429) answered.push(`${method} ${path}: ${status}`);
    }
    expect(answered).toEqual([]);
  } finally {
    await limited.close();
  }
});
