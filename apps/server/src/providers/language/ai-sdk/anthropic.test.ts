import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ANTHROPIC_KEY, startAnthropic } from '../../../../../../tests/fakes/anthropic/start-anthropic.ts';
import type { ModelRequest } from '../port.ts';
import { anthropicModel } from './anthropic.ts';

const server = await startAnthropic();
afterAll(() => server.close());

const TITLE = JSON.stringify({ title: 'Rain barrels' });
let told = '';
beforeEach(() => {
  told = '';
  server.answerWith(() => ({ text: TITLE }));
});

function ask(
  { model = 'claude-haiku-5-5', key = ANTHROPIC_KEY }: { model?: string; key?: string } = {},
  more: Partial<ModelRequest> = {},
) {
  return anthropicModel({ baseUrl: server.url, key, model }).ask({
    instructions: 'Name it.',
    prompt: 'A text about barrels.',
    schema: z.object({ title: z.string() }),
    tokensOut: 200,
    signal: new AbortController().signal,
    onText: (text) => {
      told = text;
    },
    ...more,
  });
}

test.each(['claude-haiku-5-5', 'claude-opus-5-5', 'claude-sonnet-4-0', 'claude-of-tomorrow'])(
  '%s streams JSON of the schema, and its tokens are counted',
  async (model) => {
    const answer = await ask({ model });
    expect(JSON.parse(answer.text)).toEqual({ title: 'Rain barrels' });
    expect(told).toBe(answer.text);
    expect(answer).toMatchObject({
      isCutOff: false,
      tokens: { in: expect.any(Number), out: expect.any(Number) },
    });
    expect(server.asked.at(-1)).toMatchObject({
      headers: { 'x-api-key': ANTHROPIC_KEY, 'anthropic-version': '2023-06-01' },
      body: { model, stream: true },
      prompt: 'A text about barrels.',
    });
    expect(server.refused).toEqual([]);
  },
);

test.each([
  [401, {}, { fault: 'key_refused', retryAfterMs: null }],
  [403, {}, { fault: 'key_refused' }],
  [429, { 'retry-after': '7' }, { fault: 'busy', retryAfterMs: 7000 }],
  [529, {}, { fault: 'failed' }],
  [529, { 'retry-after': '2' }, { fault: 'failed', retryAfterMs: 2000 }],
  [500, {}, { fault: 'failed' }],
  [404, {}, { fault: 'request_refused' }],
  [413, {}, { fault: 'request_refused' }],
])('status %i %j is mapped to a fault', async (status, headers, fault) => {
  server.answerWith(() => ({ status, headers }));
  await expect(ask()).rejects.toMatchObject(fault);
});

test('a wrong key is refused', async () => {
  await expect(ask({ key: 'another-key-0123' })).rejects.toMatchObject({ fault: 'key_refused' });
});

const START = `event: message_start\ndata: ${JSON.stringify({
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-haiku-5-5',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 9, output_tokens: 1 },
  },
})}\n\n`;

test.each([
  ['breaks off', { cutOff: TITLE }],
  ['is empty', { raw: '' }],
  ['is not JSON', { raw: 'event: message_start\ndata: {"type":\n\n' }],
  ['has only unknown events', { raw: 'event: message_start\ndata: {"type":"other"}\n\n' }],
  [
    'reports an overload midway',
    {
      raw: `${START}event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n`,
    },
  ],
])('a stream that %s is a failure', async (_, answer) => {
  server.answerWith(() => answer);
  await expect(ask()).rejects.toMatchObject({ name: 'ModelError', fault: 'failed' });
});

test('a refusal is reported as withheld, and an answer of maximum length as cut off', async () => {
  server.answerWith(() => ({ text: TITLE, end: 'withheld' }));
  await expect(ask()).rejects.toMatchObject({ fault: 'withheld' });
  server.answerWith(() => ({ text: '{"title":"Rain', end: 'length' }));
  expect(await ask()).toMatchObject({ isCutOff: true, text: '{"title":"Rain' });
});

test('an aborted call ends with its reason', async () => {
  const gone = new AbortController();
  server.answerWith(() => {
    gone.abort(new Error('gone'));
    return 'hang';
  });
  const asking = ask({}, { signal: gone.signal });
  await expect(asking).rejects.toThrow('gone');
});
