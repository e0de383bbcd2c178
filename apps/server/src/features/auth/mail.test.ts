import { listMail } from '@pagewright/contract/auth';
import { expect, test } from 'vitest';
import { startSmtpServer } from '../../../../../tests/fakes/smtp/start-smtp-server.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { startTestServer, type TestServer } from '../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { deleteExpired } from './repository.ts';

const server = await openTestServer();
const operator = await server.signUp();
const other = await server.signUp();

const askForLink = (to: TestServer, email: string) =>
  to.send('/api/auth/request-password-reset', { method: 'POST', body: { email } });

test('without a mail server the operator reads the stored mails, newest first, page by page', async () => {
  for (const { email } of [operator, other, operator]) await askForLink(server, email);
  const first = await server.call(operator, listMail, { query: { limit: 2 } });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    total: 3,
    totalIsEstimate: false,
    nextCursor: expect.any(String),
    mails: [
      { recipient: operator.email, sentAt: null, text: expect.stringContaining('/reset-password?token=') },
      { recipient: other.email, sentAt: null },
    ],
  });
  const second = await server.call(operator, listMail, {
    query: { limit: 2, cursor: first.body.nextCursor! },
  });
  expect(second.body).toMatchObject({ nextCursor: null, mails: [{ recipient: operator.email }] });
  const ids = [...first.body.mails, ...second.body.mails].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test('nobody else can read them', async () => {
  expect((await server.call(other, listMail, {})).status).toBe(403);
  expect((await server.send('/api/mail')).status).toBe(401);
});

test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', "cursor=' or 1=1"])(
  'the query %j is refused',
  async (query) => {
    expect((await server.send(`/api/mail?${query}`, { person: operator })).status).toBe(400);
  },
);

test('with a mail server each mail is sent once, even after a refusal', async () => {
  const smtp = await startSmtpServer();
  const sending = await startTestServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Desk <desk@example.com>' });
  smtp.answerWith(451);
  const { email } = await sending.signUp();
  await askForLink(sending, email);
  const attempts = async () => {
    const { rows } = await sending.sql.query<{ attempts: number }>(
      `select min(attempts) as attempts from outbox where kind = 'send-mail' having count(*) = 2`,
    );
    return rows[0]?.attempts ?? 0;
  };
  await expect.poll(attempts).toBeGreaterThan(0);
  expect(smtp.mails).toEqual([]);
  smtp.answerWith(250);
  // The welcome mail with its link, and the password reset link.
  await expect.poll(() => smtp.mails.length).toBe(2);
  const subjects = smtp.mails.map(({ text }) => /^Subject: (.+)$/m.exec(text)![1]);
  expect(subjects).toHaveLength(2);
  expect(subjects).toContain('Choose a new password for Pagewright');
  expect(subjects).toContainEqual(expect.stringMatching(/^Welcome to Pagewright/));
  for (const taken of smtp.mails) {
    expect(taken).toMatchObject({ from: 'desk@example.com', to: [email] });
    expect(taken.text).toContain('Content-Type: text/plain');
    expect(taken.text).toContain('Content-Type: text/html');
  }
  const sentAt = async () =>
    (await sending.sql.query<{ sent_at: Date | null }>('select sent_at from mail order by sent_at desc'))
      .rows[0]!.sent_at;
  await expect.poll(sentAt).toBeInstanceOf(Date);
  await sending.close();
  expect(smtp.mails).toHaveLength(2);
  await smtp.close();
});

test('expired data is deleted', async () => {
  await server.sql.query(`update session set expires_at = now() - interval '1 second' where user_id = $1`, [
    other.userId,
  ]);
  await server.sql.query(
    `update verification set expires_at = now() - interval '1 second' where value = $1`,
    [other.userId],
  );
  await deleteExpired(openDatabase(server.sql));
  const left = await server.sql.query(
    'select user_id as id from session union all select value from verification',
  );
  expect(left.rows.map(({ id }: { id: string }) => id)).not.toContain(other.userId);
  expect(left.rows.map(({ id }: { id: string }) => id)).toContain(operator.userId);
});
