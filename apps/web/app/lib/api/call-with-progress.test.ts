import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@pagewright/contract/endpoint';
import type { Progress } from '@pagewright/contract/progress';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { clearTokens } from './access-token.ts';
import { setApiBase } from './api-base.ts';
import { setSessionWatcher } from './call-api.ts';
import { callWithProgress, type ProgressOptions } from './call-with-progress.ts';
import { STOP_FOLLOWING } from './follow-run.ts';

const makeThing = endpoint({
  method: 'POST',
  path: '/things',
  feature: 'usage',
  summary: 'Makes a thing, which takes long.',
  access: 'user',
  streams: true,
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});

type Answer = (response: ServerResponse) => unknown;

let answer: Answer;
let refused: boolean;
let seen: { readonly accept: string | undefined; readonly key: string | undefined }[];
let isClosed: boolean;
let canceled: string[];
/** Responses of the run endpoint, in order. */
let followed: Answer[];
let close: () => void;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  seen = [];
  canceled = [];
  followed = [];
  isClosed = false;
  refused = false;
  logged.mockClear();
  clearTokens();
  setSessionWatcher({ onEnded: () => undefined, onUnreachable: () => undefined, onRemoved: () => undefined });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/auth/token')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":"a.b.c"}');
      return;
    }
    const run = /^\/api\/runs\/([\da-f-]{36})\/(follow|cancel)/.exec(request.url ?? '');
    if (run?.[2] === 'cancel') {
      canceled.push(run[1] ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    if (run) return void followed.shift()?.(response);
    const { accept, 'idempotency-key': key } = request.headers;
    seen.push({ accept, key: key?.toString() });
    response.on('close', () => {
      isClosed = !response.writableFinished;
    });
    if (refused) {
      refused = false;
      response.writeHead(401).end();
      return;
    }
    void answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => close());

const streamed =
  (...parts: readonly (string | number)[]): Answer =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const part of parts) {
      if (typeof part === 'number') await new Promise((resolve) => setTimeout(resolve, part));
      else response.write(part);
    }
    response.end();
  };
const progress = (done: number): string =>
  `event: progress\ndata: ${JSON.stringify({ step: 'Reading', done, total: 2 })}\n\n`;
const result = 'event: result\ndata: {"name":"ÄÖ"}\n\n';

interface MakeOptions {
  readonly signal?: AbortSignal;
  readonly idleMs?: number;
  readonly idempotencyKey?: string;
  readonly onStep?: () => void;
}

async function make({ onStep, ...options }: MakeOptions = {}) {
  const steps: Progress[] = [];
  const outcome = await callWithProgress(
    makeThing,
    { body: { name: 'x' } },
    {
      onProgress: (step) => {
        steps.push(step);
        onStep?.();
      },
      ...options,
    },
  );
  return { ...outcome, steps };
}

test('progress is reported as it arrives, and the result is returned', async () => {
  answer = streamed(': still at work\n\n', progress(0), 20, progress(1), result);
  expect(await make({ idempotencyKey: 'k' })).toEqual({
    data: { name: 'ÄÖ' },
    error: null,
    steps: [
      { step: 'Reading', done: 0, total: 2 },
      { step: 'Reading', done: 1, total: 2 },
    ],
  });
  expect(seen).toEqual([{ accept: 'text/event-stream, application/json', key: 'k' }]);
});

test('events are parsed wherever the network splits them', async () => {
  const bytes = Buffer.from(`${progress(0)}${result}`);
  answer = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of bytes) {
      response.write(Buffer.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
  expect(await make()).toMatchObject({ data: { name: 'ÄÖ' }, steps: [{ done: 0 }] });
});

test('an immediate response is returned as is', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"y"}');
  expect(await make()).toEqual({ data: { name: 'y' }, error: null, steps: [] });
});

test('an error is the same with or without progress before it', async () => {
  const body = { error: 'All are used.', code: 'quota_exceeded', limit: 10 };
  answer = (response) =>
    response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const { error: atOnce } = await make();
  answer = streamed(progress(0), `event: error\ndata: ${JSON.stringify({ ...body, status: 429 })}\n\n`);
  const { error: later, data } = await make();
  expect(data).toBeNull();
  for (const error of [atOnce, later]) {
    expect(error).toMatchObject({
      status: 429,
      code: 'quota_exceeded',
      message: 'All are used.',
      body: { limit: 10 },
      method: 'POST',
    });
  }
  expect(logged).toHaveBeenCalledTimes(2);
});

test('a stream that breaks off is a network error', async () => {
  answer = streamed(progress(0));
  expect((await make()).error).toMatchObject({ code: 'network_error', message: 'Network Error' });
  answer = (response) => {
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .write(progress(0), () => response.destroy());
  };
  expect((await make()).error).toMatchObject({ code: 'network_error', status: 0 });
});

test('a call times out after a long silence, but not while data arrives', async () => {
  // A slow machine may stall for a second, so heartbeats come five times as often as required.
  answer = streamed(...Array.from({ length: 6 }, () => [': still at work\n\n', 300]).flat(), result);
  expect((await make({ idleMs: 1500 })).data).toEqual({ name: 'ÄÖ' });
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(progress(0));
  };
  expect((await make({ idleMs: 200 })).error).toMatchObject({ code: 'timeout' });
  await expect.poll(() => isClosed).toBe(true);
});

test('canceling closes the connection and is not logged as a failure', async () => {
  const control = new AbortController();
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(progress(0));
  };
  expect((await make({ signal: control.signal, onStep: () => control.abort() })).error).toMatchObject({
    code: 'cancelled',
  });
  await expect.poll(() => isClosed).toBe(true);
  expect(logged).not.toHaveBeenCalled();
});

test('a rejected token is replaced once', async () => {
  refused = true;
  answer = streamed(result);
  expect((await make()).data).toEqual({ name: 'ÄÖ' });
  expect(seen).toHaveLength(2);
});

const RUN = '6f1e3c2a-0000-4000-8000-000000000001';
const makeRun = endpoint({ ...makeThing, path: '/runs-of-things', runs: true });
const begun = (...parts: (string | number)[]): Answer => {
  const rest = streamed(...parts);
  return (response) => {
    response.setHeader('location', `/api/runs/${RUN}`);
    return rest(response);
  };
};
const runThing = (options: Partial<ProgressOptions> = {}) =>
  callWithProgress(makeRun, { body: { name: 'ÄÖ' } }, { onProgress: () => undefined, ...options });
const state = (status: string, more: object = {}): string =>
  `event: result\ndata: ${JSON.stringify({ id: RUN, status, result: null, error: null, ...more })}\n\n`;
const done = state('done', { result: { name: 'ÄÖ' } });

test('a run that outlives its call is followed to its end, even if a server is killed', async () => {
  answer = begun(progress(0), 'event: running\ndata: {"run":{}}\n\n');
  followed = [
    (response) => response.socket?.destroy(),
    streamed(progress(1), state('running')),
    streamed(progress(2), done),
  ];
  expect((await runThing()).data).toEqual({ name: 'ÄÖ' });
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', location: `/api/runs/${RUN}` });
    response.write(progress(0), () => response.socket?.destroy());
  };
  followed = [
    streamed(state('failed', { error: { error: 'Not there.', code: 'site_unreachable', status: 422 } })),
  ];
  expect((await runThing()).error).toMatchObject({
    message: 'Not there.',
    code: 'site_unreachable',
    status: 422,
  });
  expect(canceled).toEqual([]);
});

test('a run is canceled by its caller once its ID is known, but not when the caller just leaves', async () => {
  for (const reason of [undefined, STOP_FOLLOWING]) {
    const control = new AbortController();
    answer = begun(progress(0), 60_000);
    const call = runThing({ signal: control.signal, onProgress: () => control.abort(reason) });
    expect((await call).error).toMatchObject({ code: 'cancelled' });
    await expect.poll(() => isClosed).toBe(true);
  }
  await expect.poll(() => canceled).toEqual([RUN]);
  // From another window.
  answer = begun('event: error\ndata: {"error":"Canceled.","code":"run_canceled","status":409}\n\n');
  expect((await runThing()).error).toMatchObject({ code: 'cancelled' });
});
