import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@pagewright/contract/endpoint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { clearTokens, resetWorkspace } from './access-token.ts';
import { setApiBase } from './api-base.ts';
import { callApi, downloadApi, setSessionWatcher } from './call-api.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/things/{id}',
  feature: 'content',
  summary: 'Reads a thing.',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({ status: z.string().optional(), limit: z.number().optional() }),
  response: z.object({ name: z.string() }),
});
const readOpenThing = endpoint({ ...readThing, access: 'public' });

interface Call {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}
type Answer = (response: ServerResponse, call: Call) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const token = (lifeSeconds: number, name: string): string => {
  const claims = Buffer.from(JSON.stringify({ iat: 1_000, exp: 1_000 + lifeSeconds, name })).toString(
    'base64url',
  );
  return `header.${claims}.signature`;
};

const nobody = { onEnded: () => undefined, onUnreachable: () => undefined, onRemoved: () => undefined };
let calls: Call[];
let tokens: number;
let answerToken: Answer;
let answerThing: Answer;
let close: () => void;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  calls = [];
  tokens = 0;
  answerToken = (response, call) => json(200, { token: token(300, String(tokens)) })(response, call);
  answerThing = json(200, { name: 'thing' });
  logged.mockClear();
  clearTokens();
  setSessionWatcher(nobody);
  const server = createServer((request, response) => {
    const call = { url: new URL(request.url ?? '/', 'http://test'), headers: request.headers };
    if (call.url.pathname === '/base/auth/token') {
      tokens += 1;
      answerToken(response, call);
      return;
    }
    calls.push(call);
    answerThing(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterEach(() => close());

const read = (id = '1', options = {}) => callApi(readThing, { params: { id } }, options);

test('a call carries its parameters, the timestamp, and the bearer token', async () => {
  const before = Date.now();
  const { data, error } = await callApi(readThing, {
    params: { id: 'a/b ?' },
    query: { status: 'draft,review', limit: 5 },
  });
  expect(error).toBeNull();
  expect(data).toEqual({ name: 'thing' });
  expect(calls).toHaveLength(1);
  expect(calls[0]!.url.pathname).toBe('/base/things/a%2Fb%20%3F');
  expect(calls[0]!.url.searchParams.get('status')).toBe('draft,review');
  expect(calls[0]!.url.searchParams.get('limit')).toBe('5');
  expect(Number(calls[0]!.url.searchParams.get('timestamp'))).toBeGreaterThanOrEqual(before);
  expect(calls[0]!.headers.authorization).toBe(`Bearer ${token(300, '1')}`);
});

test('a signed-out caller sends no token and gets the server’s message', async () => {
  answerToken = json(401, { error: 'no session' });
  answerThing = json(401, { error: 'Authentication required. Please log in.', code: 'token_missing' });
  const { error } = await read();
  expect(calls[0]!.headers.authorization).toBeUndefined();
  expect(error).toMatchObject({
    status: 401,
    message: 'Authentication required. Please log in.',
    code: 'token_missing',
  });
});

test('concurrent calls share one token and reuse it while it is fresh', async () => {
  await Promise.all([read(), read(), read()]);
  await read();
  expect(tokens).toBe(1);
});

test('a token is refreshed before it expires', async () => {
  answerToken = (response, call) => json(200, { token: token(20, String(tokens)) })(response, call);
  await read();
  await read();
  expect(tokens).toBe(2);
});

test('a rejected token is replaced once and the call is retried', async () => {
  answerThing = (response, call) =>
    call.headers.authorization === `Bearer ${token(300, '1')}`
      ? json(401, { error: 'token_invalid' })(response, call)
      : json(200, { name: 'thing' })(response, call);
  expect(await read()).toEqual({ data: { name: 'thing' }, error: null });
  expect(calls).toHaveLength(2);
});

test('a call rejected twice fails', async () => {
  answerThing = json(401, { error: 'no' });
  const { error } = await read();
  expect(error?.status).toBe(401);
  expect(calls).toHaveLength(2);
});

test('the end of the session is reported', async () => {
  const onEnded = vi.fn<() => void>();
  setSessionWatcher({ ...nobody, onEnded });
  await read();
  answerToken = json(401, { error: 'gone' });
  answerThing = json(401, { error: 'gone' });
  await read();
  expect(onEnded).toHaveBeenCalledOnce();
});

test('the end of a session whose token had expired is reported too', async () => {
  const onEnded = vi.fn<(isIdle: boolean) => void>();
  setSessionWatcher({ ...nobody, onEnded });
  answerToken = json(401, { error: 'gone', code: 'session_idle' });
  answerThing = json(401, { error: 'gone' });
  const { error } = await read();
  expect(error?.status).toBe(401);
  expect(onEnded.mock.calls).toEqual([[true]]);
});

test('a window stays in its workspace and is notified when its user is removed from it; the call is not sent to another workspace', async () => {
  const onRemoved = vi.fn<() => void>();
  setSessionWatcher({ ...nobody, onRemoved });
  const requestedWorkspaces: (string | null)[] = [];
  const claims = Buffer.from(JSON.stringify({ iat: 0, exp: 300, org: 'w1' })).toString('base64url');
  answerToken = (response, call) => {
    requestedWorkspaces.push(call.url.searchParams.get('workspace'));
    const isFirst = requestedWorkspaces.length === 1;
    const refusal = { error: 'You are not a member of this workspace.', code: 'not_a_member' };
    json(isFirst ? 200 : 403, isFirst ? { token: `a.${claims}.b` } : refusal)(response, call);
  };
  await read();
  answerThing = json(401, { error: 'gone' });
  const { error } = await read();
  expect(requestedWorkspaces).toEqual([null, 'w1']);
  expect(error?.code).toBe('not_a_member');
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(2);
  resetWorkspace();
});

test('a server that issues no token is reported as unreachable, and the call is not sent without one', async () => {
  const onUnreachable = vi.fn<() => void>();
  setSessionWatcher({ ...nobody, onUnreachable });
  answerToken = json(503, { error: 'Service temporarily unavailable.' });
  const { error } = await read();
  expect(error?.status).toBe(503);
  expect(onUnreachable).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(0);
  expect((await callApi(readOpenThing, { params: { id: '1' } })).data).toEqual({ name: 'thing' });
});

test.each([
  ['the error', 400, { error: 'From error', message: 'From message' }, 'From error'],
  ['the message inside the error', 400, { error: { message: 'Inside' }, message: 'From message' }, 'Inside'],
  ['the message', 400, { message: 'From message' }, 'From message'],
  ['the sentence of 400', 400, {}, 'Invalid request. Please check your input.'],
  ['the sentence of 403', 403, {}, 'You do not have permission to perform this action.'],
  ['the sentence of 404', 404, {}, 'The requested resource was not found.'],
  ['the sentence of 429', 429, {}, 'Too many requests. Please try again later.'],
  ['the sentence of 500', 500, {}, 'Server error. Please try again later.'],
  ['the sentence of 503', 503, {}, 'Service temporarily unavailable.'],
  ['the sentence of other server errors', 507, {}, 'Server error. Please try again later.'],
  ['the status text', 418, {}, "I'm a Teapot"],
])('the message of a failed call is %s', async (_, status, body, message) => {
  answerThing = json(status, body);
  const { data, error } = await read();
  expect(data).toBeNull();
  expect(error).toMatchObject({ message, status, method: 'GET' });
  expect(error?.url).toContain('/base/things/1?');
  expect(logged).toHaveBeenCalledOnce();
});

test('an unreadable body is ignored', async () => {
  answerThing = (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  expect((await read()).error).toMatchObject({
    status: 502,
    message: 'Server error. Please try again later.',
    code: null,
  });
});

test('a failure includes details, code, and retry delay', async () => {
  const details = [{ path: 'title', message: 'Title is required' }];
  answerThing = json(429, { error: 'Slow', code: 'rate_limited', details }, { 'retry-after': '42' });
  expect((await read()).error).toMatchObject({ code: 'rate_limited', details, retryAfterSeconds: 42 });
});

test('no response is a network error', async () => {
  await read();
  close();
  expect((await read()).error).toMatchObject({ message: 'Network Error', status: 0, code: 'network_error' });
});

test('a response that takes too long times out', async () => {
  answerThing = () => undefined;
  expect((await read('1', { timeoutMs: 60 })).error).toMatchObject({
    message: 'Network Error',
    code: 'timeout',
  });
});

test('a cancelled call is reported as such and not logged', async () => {
  await read();
  const control = new AbortController();
  answerThing = () => control.abort();
  expect((await read('1', { signal: control.signal })).error?.code).toBe('cancelled');
  expect(logged).not.toHaveBeenCalled();
});

test('a download has the file name from the server', async () => {
  answerThing = (response) =>
    response
      .writeHead(200, { 'content-disposition': "attachment; filename*=UTF-8''caf%C3%A9.md" })
      .end('# Café');
  const { data } = await downloadApi(readThing, { params: { id: '1' } });
  expect(data?.fileName).toBe('café.md');
  expect(await data?.blob.text()).toBe('# Café');
});
