import {
  answerReview,
  readAddress,
  sendAddressLink,
  verifyAddress,
} from '@pagewright/contract/settings/address';
import { readStatus } from '@pagewright/contract/health';
import { createReport, scheduleReport, shareReport } from '@pagewright/contract/reports';
import { readTeam } from '@pagewright/contract/team';
import { expect, test } from 'vitest';
import { mailedToken, mailsTo } from '../../../../../../tests/fakes/smtp/mailed-link.ts';
import { startSmtpServer } from '../../../../../../tests/fakes/smtp/start-smtp-server.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { notify } from '../../notifications/index.ts';
import { insertGapsRun } from '../../reports/testing/insert-gaps-run.ts';

const NEW_PASSWORD = 'New-horse-10';

const smtp = await startSmtpServer();
const server = await openTestServer({ SMTP_URL: smtp.url, DEFAULT_PLAN: 'Entrepreneur' });

const newestLink = (email: string, path: string, count: number) => mailedToken(smtp, email, { path, count });

const invite = (person: TestPerson, email: string, role = 'admin') =>
  server.send('/api/team/invite', { method: 'POST', person, body: { email, role } });
const makeToken = (person: TestPerson) =>
  server.send('/api/settings/api-tokens', {
    method: 'POST',
    person,
    body: { name: 'A script', scopes: ['content:read'], expiresInDays: 30 },
  });
const makeWebhook = (person: TestPerson) =>
  server.send('/api/webhooks', {
    method: 'POST',
    person,
    body: { url: 'https://hooks.example.com/in', events: ['content.published'] },
  });
const connect = (person: TestPerson) =>
  server.send('/api/connections', {
    method: 'POST',
    person,
    body: {
      kind: 'ghost',
      name: 'A site',
      url: 'https://blog.example.com',
      secret: `${'a'.repeat(24)}:${'b'.repeat(64)}`,
    },
  });
const putKey = (person: TestPerson) =>
  server.send('/api/settings/api-keys', { method: 'PUT', person, body: { openaiKey: 'sk-a-key' } });
/** A report of a person with a public link, mailed every week. */
async function makeReport(person: TestPerson, title: string, recipient: string) {
  const body = { runId: await insertGapsRun(server, person), title };
  const { id } = (await server.call(person, createReport, { body })).body;
  const { url } = (await server.call(person, shareReport, { params: { id }, body: {} })).body;
  const weekly = { cadence: 'weekly' as const, recipients: [recipient] };
  expect((await server.call(person, scheduleReport, { params: { id }, body: weekly })).status).toBe(200);
  return { id, url };
}
const makeDue = (reportId: string, minutes: number) =>
  server.sql.query(
    'update report_schedule set due_at = now() - make_interval(mins => $2) where report_id = $1',
    [reportId, minutes],
  );
/** How many reports a recipient was mailed. */
const reportMails = async (recipient: string) =>
  (await server.sql.query("select from mail where recipient = $1 and key like 'report:%'", [recipient]))
    .rowCount;
const renewFeed = (person: TestPerson) =>
  server.send('/api/calendar/feed-address', { method: 'POST', person, body: {} });

const mailStatus = async () =>
  (await server.call(null, readStatus, {})).body.parts.providers.find(({ kind }) => kind === 'mail');

test('an account cannot invite or connect anything until its email address is confirmed', async () => {
  expect(await mailStatus()).toMatchObject({
    name: 'smtp',
    condition: 'ok',
    outcome: 'addresses are confirmed by mail',
  });
  const person = await server.signUp();
  for (const attempt of [
    () => invite(person, 'guest@example.com'),
    () => makeToken(person),
    () => makeWebhook(person),
    () => connect(person),
    () => putKey(person),
    () => renewFeed(person),
  ]) {
    const { status, body } = await attempt();
    expect([status, body]).toEqual([
      403,
      {
        error:
          'Confirm your email address first. Open the link we emailed you, or request a new one in Settings, Security.',
        code: 'address_unverified',
      },
    ]);
  }
  const first = await newestLink(person.email, 'verify-email', 1);
  expect((await server.call(person, sendAddressLink, {})).status).toBe(204);
  const token = await newestLink(person.email, 'verify-email', 2);
  // A newer link invalidates the first. A link of another account does not count and is not used up.
  const stranger = await server.signUp();
  const confirm = (who: TestPerson, given: string) =>
    server.call(who, verifyAddress, { body: { token: given } });
  expect((await confirm(person, first)).body).toMatchObject({ code: 'link_invalid' });
  expect((await confirm(stranger, token)).body).toMatchObject({ code: 'link_invalid' });
  expect((await confirm(person, token)).body).toMatchObject({
    isVerified: true,
    isRequired: true,
    review: [],
  });
  expect((await confirm(person, token)).status).toBe(422);
  expect((await invite(person, 'guest@example.com')).status).toBe(201);
  expect((await makeToken(person)).status).toBe(201);
  expect((await server.call(person, sendAddressLink, {})).status).toBe(409);
});

test('a new link is mailed at most five times an hour', async () => {
  const person = await server.signUp();
  const statuses = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await server.call(person, sendAddressLink, {})).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});

test('a password reset by the owner locks out the person who registered the address first', async () => {
  const taken = await server.signUp();
  const accomplice = await server.signUp();
  // Set up before addresses were verified: the rows that an attacker had created then.
  await server.sql.query(`update "user" set email_verified = true where id = any($1)`, [
    [taken.userId, accomplice.userId],
  ]);
  const invited = await invite(taken, accomplice.email);
  expect(invited.status).toBe(201);
  const invitation = await newestLink(accomplice.email, 'invitation', 1);
  expect(
    (
      await server.send('/api/team/invitations/accept', {
        method: 'POST',
        person: accomplice,
        body: { token: invitation },
      })
    ).status,
  ).toBe(200);
  expect((await invite(taken, 'later@example.com')).status).toBe(201);
  const apiToken = ((await makeToken(taken)).body as { token: string }).token;
  const feed = ((await renewFeed(taken)).body as { url: string }).url;
  expect((await makeWebhook(taken)).status).toBe(201);
  await server.sql.query(
    `insert into two_factor (user_id, secret, confirmed_at) values ($1, 'of the attacker', now())`,
    [taken.userId],
  );
  await server.sql.query(
    `insert into vendor_key (workspace_id, field, sealed) values ($1, 'openaiKey', 'of the attacker')`,
    [taken.workspaceId],
  );
  await server.sql.query(
    `insert into workspace_model (workspace_id, choice, local_server, local_model)
     values ($1, 'openai/gpt-5', 'Ollama', 'qwen3')`,
    [taken.workspaceId],
  );
  await server.sql.query(
    `insert into connection (id, workspace_id, kind, name, url, secret)
     values (gen_random_uuid(), $1, 'ghost', 'Theirs', 'https://theirs.example', 'sealed')`,
    [taken.workspaceId],
  );
  for (const [table, named] of [
    [
      'bing_connection',
      "key_end, site) values ($1, 'sealed', now() + interval '1 day', 'b1b1', 'https://theirs.example/')",
    ],
    ['page_speed_connection', "key_end) values ($1, 'sealed', now() + interval '1 day', 's1s1')"],
  ])
    await server.sql.query(`insert into ${table} (workspace_id, key, due_at, ${named}`, [taken.workspaceId]);
  await server.sql.query(
    `with property as (insert into search_property (workspace_id, url)
       values ($1, 'https://theirs.example/') returning id)
     insert into search_connection (workspace_id, key, method, email, brand_terms, due_at, property_id)
     select $1, 'sealed', 'oauth', 'robot@theirs.example', '{}', now() + interval '1 day', id from property`,
    [taken.workspaceId],
  );
  await server.sql.query(
    `with property as (insert into ga4_property (workspace_id, number) values ($1, '123456789') returning id)
     insert into ga4_connection (workspace_id, key, key_end, email, due_at, property_id)
     select $1, 'sealed', 'g1g1', 'robot@theirs.example', now() + interval '1 day', id from property`,
    [taken.workspaceId],
  );
  await server.sql.query(
    `insert into site (workspace_id, domain, domain_proof, domain_verified_at)
     values ($1, 'theirs.example', 'proof', now())`,
    [taken.workspaceId],
  );
  const report = await makeReport(taken, 'All gaps', 'outsider@example.com');
  const others = await makeReport(accomplice, 'Other gaps', 'reader@example.com');
  expect((await fetch(report.url)).status).toBe(200);
  await server.sql.query(`update "user" set email_verified = false where id = $1`, [taken.userId]);

  await server.send('/api/auth/request-password-reset', { method: 'POST', body: { email: taken.email } });
  const token = await newestLink(taken.email, 'reset-password', 1);
  const reset = await server.send('/api/auth/reset-password', {
    method: 'POST',
    body: { token, newPassword: NEW_PASSWORD },
  });
  expect(reset.status).toBe(200);

  // Each way back in, over HTTP.
  const bearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } });
  expect((await server.send('/api/content', bearer(apiToken))).status).toBe(401);
  expect((await server.send(new URL(feed).pathname + new URL(feed).search)).status).toBe(404);
  expect((await server.send('/api/auth/token', { headers: { cookie: taken.cookie } })).status).toBe(401);
  expect(
    (
      await server.send(`/api/auth/token?workspace=${taken.workspaceId}`, {
        headers: { cookie: accomplice.cookie },
      })
    ).status,
  ).toBe(403);
  // The report's link shows what an unknown one shows, and what is due later is mailed, but not this report.
  const shared = await fetch(report.url);
  expect(shared.status).toBe(410);
  const unknown = await fetch(report.url.replace(/key=.*/, `key=${'a'.repeat(43)}`));
  expect(await shared.text()).toBe(await unknown.text());
  expect((await fetch(others.url)).status).toBe(200);
  await makeDue(report.id, 60);
  await makeDue(others.id, 1);
  await expect.poll(() => reportMails('reader@example.com')).toBe(1);
  expect(await reportMails('outsider@example.com')).toBe(0);
  // The device that the attacker signed in with is unknown again, and the second factor is not required.
  const signIn = (password: string) =>
    server.send('/api/auth/sign-in/email', { method: 'POST', body: { email: taken.email, password } });
  expect((await signIn(TEST_PASSWORD)).status).toBe(401);
  const entered = await signIn(NEW_PASSWORD);
  expect(entered.status).toBe(200);
  const left = await server.sql.query<{ kind: string; state: string }>(
    `select 'invitation' as kind, status as state from invitation where organization_id = $1 and email = 'later@example.com'
     union all select 'webhook', case when disabled_at is null then 'on' else 'off' end from webhook where workspace_id = $1
     union all select 'connection', case when secret = '' then 'off' else 'on' end from connection where workspace_id = $1
     union all select 'vendor_key', 'there' from vendor_key where workspace_id = $1
     union all select 'model_choice', 'there' from workspace_model where workspace_id = $1
     union all select 'search', 'there' from search_connection where workspace_id = $1
     union all select 'bing', 'there' from bing_connection where workspace_id = $1
     union all select 'ga4', 'there' from ga4_connection where workspace_id = $1
     union all select 'page_speed', 'there' from page_speed_connection where workspace_id = $1
     union all select 'domain', 'on' from site where workspace_id = $1 and domain_verified_at is not null`,
    [taken.workspaceId],
  );
  expect(left.rows).toEqual([
    { kind: 'invitation', state: 'withdrawn' },
    { kind: 'webhook', state: 'off' },
    { kind: 'connection', state: 'off' },
  ]);

  // The owner sees all of it, by email and in the application, and restores what they recognize.
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const owner: TestPerson = {
    ...taken,
    cookie,
    token: async () =>
      ((await server.send('/api/auth/token', { headers: { cookie } })).body as { token: string }).token,
  };
  const { body: state } = await server.call(owner, readAddress, {});
  expect(state.isVerified).toBe(true);
  expect(state.review.map(({ kind, state: what, label }) => `${kind} ${what} ${label}`)).toEqual([
    'api_token suspended A script',
    'bing_connection suspended https://theirs.example/, …b1b1',
    'calendar_feed removed ' + taken.email,
    'connection suspended Theirs (https://theirs.example)',
    'ga4_connection suspended robot@theirs.example, 123456789',
    'invitation removed later@example.com',
    `member suspended ${accomplice.email}`,
    'model_choice suspended openai/gpt-5, Ollama / qwen3',
    'page_speed_connection suspended …s1s1',
    'report_link suspended All gaps',
    'report_schedule suspended All gaps (outsider@example.com)',
    'search_connection suspended robot@theirs.example, https://theirs.example/',
    'site_domain suspended theirs.example',
    'two_factor removed ',
    'vendor_key suspended openaiKey',
    'webhook suspended https://hooks.example.com/in',
  ]);
  // Mails of other events may arrive later.
  await expect.poll(() => mailsTo(smtp, taken.email).join('\n')).toContain('Webhook hooks·example·com/in');
  const answer = (kind: string, keep: boolean, who = owner) =>
    server.call(who, answerReview, {
      params: { id: state.review.find((item) => item.kind === kind)!.id },
      body: { keep },
    });
  expect((await answer('member', true, accomplice)).status).toBe(404);
  expect((await server.call(owner, readTeam, {})).body.members).toHaveLength(1);
  expect((await answer('member', true)).body.review).toHaveLength(15);
  expect((await server.call(owner, readTeam, {})).body.members).toHaveLength(2);
  // What is confirmed works again as before; what is removed is gone.
  await answer('api_token', true);
  expect((await server.send('/api/content', bearer(apiToken))).status).toBe(200);
  await answer('connection', true);
  await answer('vendor_key', true);
  await answer('model_choice', true);
  await answer('webhook', false);
  for (const kind of ['bing_connection', 'ga4_connection', 'site_domain']) await answer(kind, true);
  for (const kind of ['page_speed_connection', 'search_connection']) await answer(kind, false);
  // What somebody allowed at Google ends there, and what it showed is deleted.
  const ended = await server.sql.query<{ key: string }>(
    "select payload ->> 'key' as key from outbox where kind = 'search-revoke' and payload ->> 'workspaceId' = $1",
    [taken.workspaceId],
  );
  expect(ended.rows).toEqual([{ key: 'sealed' }]);
  const shown = 'select from search_property where workspace_id = $1 and removed_at is null';
  expect((await server.sql.query(shown, [taken.workspaceId])).rowCount).toBe(0);
  await answer('report_link', true);
  expect((await fetch(report.url)).status).toBe(200);
  await answer('report_schedule', true);
  await expect.poll(() => reportMails('outsider@example.com')).toBe(1);
  const restored = await server.sql.query<{ kind: string; text: string }>(
    `select 'webhook' as kind, url as text from webhook where workspace_id = $1
     union all select 'connection', secret from connection where workspace_id = $1
     union all select 'vendor_key', sealed from vendor_key where workspace_id = $1
     union all select 'model_choice', choice || ' ' || local_model from workspace_model where workspace_id = $1
     union all select 'search', concat_ws(' ', key, email, is_pulling) from search_connection where workspace_id = $1
     union all select 'bing', concat_ws(' ', key, site) from bing_connection where workspace_id = $1
     union all select 'ga4', concat_ws(' ', key, email) from ga4_connection where workspace_id = $1
     union all select 'page_speed', key from page_speed_connection where workspace_id = $1
     union all select 'domain', domain from site where workspace_id = $1 and domain_verified_at is not null`,
    [taken.workspaceId],
  );
  expect(restored.rows).toEqual([
    { kind: 'connection', text: 'sealed' },
    { kind: 'vendor_key', text: 'of the attacker' },
    { kind: 'model_choice', text: 'openai/gpt-5 qwen3' },
    { kind: 'bing', text: 'sealed https://theirs.example/' },
    { kind: 'ga4', text: 'sealed robot@theirs.example' },
    { kind: 'domain', text: 'theirs.example' },
  ]);
  expect((await answer('api_token', false)).status).toBe(404);
  for (const kind of ['two_factor', 'calendar_feed']) await answer(kind, true);
  expect((await answer('invitation', true)).body.review).toEqual([]);
});

test('accepting a mailed invitation confirms its email address', async () => {
  const host = await server.signUp();
  await server.call(host, verifyAddress, {
    body: { token: await newestLink(host.email, 'verify-email', 1) },
  });
  const guest = await server.signUp();
  expect((await invite(host, guest.email)).status).toBe(201);
  const body = { token: await newestLink(guest.email, 'invitation', 1) };
  const accept = (person: TestPerson) =>
    server.send('/api/team/invitations/accept', { method: 'POST', person, body });
  expect((await accept(host)).status).toBe(403);
  expect((await server.call(guest, readAddress, {})).body.isVerified).toBe(false);
  expect((await accept(guest)).status).toBe(200);
  expect((await server.call(guest, readAddress, {})).body.isVerified).toBe(true);
});

test('a verified account keeps everything after a reset, and the mail counts its API tokens', async () => {
  const person = await server.signUp();
  await server.call(person, verifyAddress, {
    body: { token: await newestLink(person.email, 'verify-email', 1) },
  });
  const apiToken = ((await makeToken(person)).body as { token: string }).token;
  await server.send('/api/auth/request-password-reset', { method: 'POST', body: { email: person.email } });
  await server.send('/api/auth/reset-password', {
    method: 'POST',
    body: { token: await newestLink(person.email, 'reset-password', 1), newPassword: NEW_PASSWORD },
  });
  expect(
    (await server.send('/api/content', { headers: { authorization: `Bearer ${apiToken}` } })).status,
  ).toBe(200);
  await expect.poll(() => mailsTo(smtp, person.email).join('\n')).toContain('1 API token, which still works');
});

test('mail to operators has its author as reply-to, and notification mail has an unsubscribe header', async () => {
  const operator = await server.signUp();
  await server.send('/api/contact', {
    method: 'POST',
    body: {
      name: 'Open http://evil.test/now',
      email: 'visitor@example.com',
      subject: 'A question',
      message: 'Do you read this?',
      inquiryType: 'general',
    },
  });
  const mail = (): string =>
    smtp.mails.map(({ text }) => text).find((text) => text.includes('A question')) ?? '';
  await expect.poll(mail).toContain('Reply-To: visitor@example.com');
  expect(mail()).not.toContain('evil.test');
  await notify({ db: openDatabase(server.sql) }, 'news', {
    workspaceId: operator.workspaceId,
    userId: operator.userId,
    kind: 'published',
    title: 'Bees',
    link: '/content/1',
    reason: null,
  });
  const news = (): string =>
    smtp.mails
      .map(({ text }) => text.replaceAll(/\r\n\s+/gu, ' '))
      .find((text) => text.includes('List-Unsubscribe')) ?? '';
  await expect.poll(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(news()).toMatch(/List-Unsubscribe: <http[^>]+\/mail-off\?token=[^>]+>/);
});

test('a sent mail is blanked in the outbox', async () => {
  const person = await server.signUp();
  await newestLink(person.email, 'verify-email', 1);
  const kept = async () =>
    (
      await server.sql.query<{ text: string; action_url: string | null; sent_at: Date | null }>(
        'select text, action_url, sent_at from mail where recipient = $1',
        [person.email],
      )
    ).rows[0]!;
  await expect.poll(async () => (await kept()).sent_at).toBeInstanceOf(Date);
  expect(await kept()).toMatchObject({ text: '', action_url: null });
});
