import {
  deleteContactMessage,
  listContactMessages,
  sendContactMessage,
  updateContactMessage,
} from '@pagewright/contract/contact';
import { afterAll, expect, test, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '../../../../../tests/wait-timeout.ts';
import { startSmtpServer } from '../../../../../tests/fakes/smtp/start-smtp-server.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const smtp = await startSmtpServer();
const server = await openTestServer({
  SMTP_URL: smtp.url,
  CONTACT_MESSAGES_PER_HOUR: '8',
});
afterAll(() => smtp.close());
const operator = await server.signUp();
const other = await server.signUp();
// Both get a welcome mail first.
await vi.waitUntil(() => smtp.mails.length === 2, { timeout: WAIT_TIMEOUT_MS });
smtp.mails.splice(0);

const written = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'First line.\r\nSecond line.',
};
const send = (body: unknown, headers: Record<string, string> = {}) =>
  server.send('/api/contact', { method: 'POST', body, headers });
const list = async (query = {}) => (await server.call(operator, listContactMessages, { query })).body;

test('a message is stored and mailed to the operator, who marks and deletes it', async () => {
  const sent = await server.call(null, sendContactMessage, { body: { ...written, inquiryType: 'sales' } });
  expect(sent.status).toBe(201);
  const { messages, total, unread } = await list();
  expect([total, unread]).toEqual([1, 1]);
  expect(messages[0]).toEqual({
    id: sent.body.id,
    name: 'Ada Byron',
    email: 'ada@example.org',
    company: null,
    subject: 'A question',
    message: 'First line.\nSecond line.',
    inquiryType: 'sales',
    isLikelySpam: false,
    createdAt: sent.body.createdAt,
    readAt: null,
    answeredAt: null,
  });
  await expect.poll(() => smtp.mails).toMatchObject([{ to: [operator.email] }]);
  const mail = smtp.mails[0]?.text;
  expect(mail).toContain('Subject: Contact form (Sales): A question');
  expect(mail).toContain('ada@example.org');
  expect(mail).toContain('/settings/operator');

  const params = { id: sent.body.id };
  const mark = async (body: { isRead?: boolean; isAnswered?: boolean }) =>
    (await server.call(operator, updateContactMessage, { params, body })).body;
  const read = await mark({ isRead: true });
  expect([read.readAt, read.answeredAt]).toEqual([expect.any(String), null]);
  const answered = await mark({ isAnswered: true });
  expect([answered.readAt, answered.answeredAt]).toEqual([read.readAt, expect.any(String)]);
  expect((await mark({ isRead: true })).readAt).toBe(read.readAt);
  expect((await list()).unread).toBe(0);
  expect((await mark({ isRead: false })).readAt).toBeNull();

  expect((await server.call(operator, deleteContactMessage, { params })).status).toBe(204);
  expect((await server.call(operator, deleteContactMessage, { params })).status).toBe(404);
  expect((await server.call(operator, updateContactMessage, { params, body: {} })).status).toBe(404);
  expect((await list()).total).toBe(0);
});

test('only operators read, mark, and delete messages', async () => {
  expect((await server.call(other, listContactMessages, {})).status).toBe(403);
  expect((await server.call(null, listContactMessages, {})).status).toBe(401);
});

test('missing, invalid, and too long fields are reported by field, in the caller’s language', async () => {
  const answer = await send({ email: 'nobody', name: ' ', subject: 'x'.repeat(201), message: 'm' });
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error: 'This field is required',
      code: 'invalid',
      details: [
        { path: 'name', message: 'This field is required' },
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'subject', message: 'Must be at most 200 characters long' },
      ],
    },
  ]);
  const spanish = await send({ ...written, name: '' }, { 'accept-language': 'es' });
  expect(spanish.body).toMatchObject({ error: 'Este campo es obligatorio' });
  expect((await send({ ...written, inquiryType: 'press' })).status).toBe(400);
  expect((await send({ ...written, message: 'm'.repeat(5_001) })).status).toBe(400);
  expect((await send({ ...written, message: 'm'.repeat(40_000) })).status).toBe(413);
  expect((await list()).total).toBe(0);
});

test('with a key it is stored once, even if repeated, and another text is refused', async () => {
  const headers = { 'idempotency-key': 'key-of-this-test' };
  const answers = await Promise.all(Array.from({ length: 3 }, () => send(written, headers)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const reused = await send({ ...written, message: 'Another.' }, headers);
  expect([reused.status, reused.body]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  expect((await list()).total).toBe(1);
});

test('messages that fill the hidden field are stored as likely spam, and neither counted as unread nor mailed', async () => {
  const before = (await list()).unread;
  const mails = await keptMails();
  expect((await send({ ...written, website: 'https://spam.example' })).status).toBe(201);
  const { messages, unread } = await list();
  expect([messages[0]?.isLikelySpam, unread]).toEqual([true, before]);
  expect(await keptMails()).toBe(mails);
});

test('a network is limited per hour, whatever its headers claim', async () => {
  const waits: (string | null)[] = [];
  for (let sent = 0; sent < 9; sent += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${sent}`, forwarded: `for=10.0.2.${sent}` };
    const answer = await send({ ...written, subject: `Message ${sent}` }, headers);
    waits.push(answer.status === 429 ? answer.headers.get('retry-after') : null);
  }
  expect(waits[0]).toBeNull();
  expect(Number(waits.at(-1))).toBeGreaterThan(0);
});

test('messages are paginated, newest first', async () => {
  const first = await list({ limit: 2 });
  expect(first.messages).toHaveLength(2);
  const second = await list({ limit: 2, cursor: first.nextCursor! });
  const times = [...first.messages, ...second.messages].map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(4);
});

async function keptMails(): Promise<number> {
  const { rows } = await server.sql.query<{ mails: number }>('select count(*)::int as mails from mail');
  return rows[0]?.mails ?? 0;
}
