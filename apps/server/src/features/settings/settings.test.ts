import { createContent } from '@pagewright/contract/content';
import { createWebhook, listWebhooks, publishContent, removeWebhook } from '@pagewright/contract/publishing';
import { readTeam } from '@pagewright/contract/team';
import { startWebhookReceiver } from '../../../../../tests/fakes/webhook-receiver/start-webhook-receiver.ts';
import { picture } from '../files/testing/images.ts';
import { upload } from '../files/testing/upload.ts';
import { readSession } from '@pagewright/contract/auth';
import * as contract from '@pagewright/contract/settings';
import type { CallInput } from '@pagewright/contract/endpoint';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const server = await openTestServer({ OPERATOR_EMAILS: 'ops@example.com', OUTGOING_ALLOW: '127.0.0.1' });
const maya = await server.signUp('Maya Keller');
const member = await signUpTeammate(server, maya, 'basic_member');
const read = async (person = maya) => (await server.call(person, contract.readSettings, {})).body;
const change = (body: CallInput<typeof contract.updateSettings>['body'], person = maya) =>
  server.call(person, contract.updateSettings, { body });

test('a new user has the defaults, and unset choices are marked', async () => {
  expect(await read()).toEqual({
    profile: { name: 'Maya Keller', email: maya.email, company: '', website: '', bio: '', avatar: '' },
    preferences: {
      theme: 'auto',
      density: 'comfortable',
      language: 'en',
      timezone: 'America/New_York',
      dateFormat: 'MM/DD/YYYY',
      autoSave: true,
      emailUpdates: true,
      unset: ['theme', 'density', 'language', 'timezone', 'dateFormat', 'autoSave'],
    },
    notifications: {
      emailNotifications: true,
      pushNotifications: false,
      contentUpdates: true,
      teamActivity: true,
      systemAlerts: true,
      weeklyReport: false,
    },
    security: {
      twoFactorAuth: false,
      recoveryCodesLeft: null,
      sessionTimeout: 30,
      passwordLastChanged: expect.any(String),
      sessions: [expect.objectContaining({ isCurrent: true, location: null })],
      loginHistory: [expect.objectContaining({ outcome: 'signed_in', location: null })],
    },
    api: {
      openaiKey: null,
      geminiKey: null,
      anthropicKey: null,
      dataforseoKey: null,
      serperKey: null,
      unreadable: [],
      // The test server has no search source.
      switchedOff: ['dataforseoKey', 'serperKey'],
      webhookUrl: null,
      mayChange: true,
    },
    models: {
      choice: null,
      available: [],
      local: null,
      mayLookForLocal: false,
      server: null,
      mayNameServer: false,
    },
    billing: {
      plan: 'Free',
      nextBilling: null,
      usage: { contentGenerated: 0, apiCalls: null, storage: 0 },
      operator: 'ops@example.com',
    },
    subscription: {
      endDate: null,
      next: null,
      paid: null,
      source: 'default',
      plan: { name: 'Free', price: 0, seoRequestLimit: 10, aiRequestLimit: 100 },
    },
    usage: { contentGenerated: 0, apiCalls: null, storage: 0 },
  });
  const preferences = await server.call(maya, contract.readPreferences, {});
  expect(preferences.body).toEqual({
    theme: null,
    density: null,
    language: null,
    timezone: null,
    dateFormat: null,
    autoSave: true,
  });
});

test('given fields are stored, missing ones stay unchanged, and a new name appears everywhere', async () => {
  const first = await change({
    profile: {
      name: ' Maya  \u0000Keller-Roth ',
      company: 'Barrels & Co',
      website: 'https://barrels.example/',
      bio: 'Two\nlines',
    },
    preferences: { theme: 'dark', timezone: 'Asia/Tokyo', autoSave: false },
  });
  expect(first.status).toBe(400);
  const kept = await change({
    profile: {
      name: 'Maya Roth',
      company: 'Barrels & Co',
      website: 'https://barrels.example/',
      bio: 'Two\nlines',
    },
    preferences: { theme: 'dark', timezone: 'Asia/Tokyo', autoSave: false },
  });
  expect(kept.status).toBe(200);
  await change({
    profile: { company: 'Barrels' },
    preferences: { timezone: null, dateFormat: 'YYYY-MM-DD', density: 'compact' },
  });
  expect(await read()).toMatchObject({
    profile: {
      name: 'Maya Roth',
      company: 'Barrels',
      website: 'https://barrels.example/',
      bio: 'Two\nlines',
    },
    preferences: {
      theme: 'dark',
      density: 'compact',
      timezone: 'America/New_York',
      dateFormat: 'YYYY-MM-DD',
      autoSave: false,
      unset: ['language', 'timezone'],
    },
  });
  await expect.poll(async () => (await server.call(maya, readSession, {})).body.fullName).toBe('Maya Roth');
  expect((await read(member)).profile).toMatchObject({ company: '', name: member.name });
});

test.each([
  ['profile.name', { profile: { name: ' ' } }],
  ['profile.website', { profile: { website: 'javascript:alert(1)' } }],
  ['profile.bio', { profile: { bio: 'x'.repeat(1001) } }],
  ['preferences.language', { preferences: { language: 'de' } }],
  ['preferences.timezone', { preferences: { timezone: 'Moon/Base' } }],
  ['preferences.dateFormat', { preferences: { dateFormat: 'DD.MM.YYYY' } }],
  ['preferences.theme', { preferences: { theme: 'blue' } }],
  ['preferences.density', { preferences: { density: 'tight' } }],
])('a wrong %s is refused and changes nothing', async (path, body) => {
  const before = await read();
  const answer = await server.send('/api/settings', { method: 'PUT', person: maya, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ details: [{ path }] });
  expect(await read()).toEqual(before);
});

test('a change of the name answers once cached sessions have it', async () => {
  const ada = await server.signUp('Ada Byron');
  const nameNow = async () => (await server.call(ada, readSession, {})).body.fullName;
  expect(await nameNow()).toBe('Ada Byron');
  // The notification that clears the cache is late.
  const { rows } = await server.sql.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'pagewright session_change' and datname = current_database()",
  );
  const pid = rows[0]!.pid;
  process.kill(pid, 'SIGSTOP');
  let isStopped = true;
  const resume = (): void => {
    // Once resumed, it ends if the server has given its silent connection up meanwhile.
    if (isStopped) process.kill(pid, 'SIGCONT');
    isStopped = false;
  };
  try {
    const changed = change({ profile: { name: 'Ada Lovelace' } }, ada).then(nameNow);
    const isStored = async () =>
      (await server.sql.query('select from "user" where id = $1 and name = $2', [ada.userId, 'Ada Lovelace']))
        .rowCount;
    await expect.poll(isStored, { interval: 5 }).toBe(1);
    // Time in which a call that does not wait would have answered.
    for (let at = 0; at < 10; at += 1) await read(ada);
    resume();
    expect(await changed).toBe('Ada Lovelace');
  } finally {
    resume();
  }
});

test('server-owned fields cannot be written', async () => {
  const before = await read();
  const body = {
    billing: { plan: 'Professional' },
    usage: { storage: 5 },
  };
  expect((await server.send('/api/settings', { method: 'PUT', person: maya, body })).status).toBe(200);
  expect(await read()).toEqual(before);
});

test('another email address is rejected by field name; the same one is accepted', async () => {
  expect((await change({ profile: { email: maya.email.toUpperCase() } })).status).toBe(200);
  const other = await change({ profile: { email: 'other@example.com', company: 'Lost?' } });
  expect(other).toMatchObject({
    status: 422,
    body: { code: 'email_not_changeable', details: [{ path: 'profile.email' }] },
  });
  expect((await read()).profile).toMatchObject({ email: maya.email, company: 'Barrels' });
});

test('a picture must be the user’s upload; it appears everywhere and can be removed', async () => {
  const file = { name: 'me.png', content: await picture('png') };
  const url = (await upload(server, maya, file)).body.file?.url ?? '';
  const theirs = (await upload(server, member, file)).body.file?.url ?? '';
  for (const avatar of [theirs, 'https://elsewhere.example/me.png', '/files/0000000000000000'])
    expect(await change({ profile: { avatar } })).toMatchObject({
      status: 422,
      body: { code: 'no_such_image' },
    });

  expect((await change({ profile: { avatar: url } })).body.profile.avatar).toBe(url);
  expect((await server.call(maya, readSession, {})).body.profileImageUrl).toBe(url);
  const members = (await server.call(member, readTeam, {})).body.members;
  expect(new Set(members.map(({ profileImageUrl }) => profileImageUrl))).toEqual(new Set([null, url]));

  expect((await change({ profile: { avatar: '' } })).body.profile.avatar).toBe('');
  expect((await server.call(maya, readSession, {})).body.profileImageUrl).toBeNull();
});

test('the webhook URL is the first webhook under Publishing, with the same checks', async () => {
  const give = (webhookUrl: string | null, person = maya) =>
    server.call(person, contract.updateApiKeys, { body: { webhookUrl } });
  const urls = async () => (await server.call(maya, listWebhooks, {})).body.webhooks.map(({ url }) => url);

  expect(await give('http://169.254.169.254/latest')).toMatchObject({
    status: 422,
    body: { details: [{ path: 'webhookUrl' }] },
  });
  expect((await give('https://hooks.example/', member)).status).toBe(403);
  expect(await urls()).toEqual([]);

  const receiver = await startWebhookReceiver();
  try {
    expect((await give(`${receiver.url}/one`)).body.webhookUrl).toBe(`${receiver.url}/one`);
    expect(await urls()).toEqual([`${receiver.url}/one`]);
    const item = await server.call(maya, createContent, { body: { title: 'Kettle', content: 'Tea.' } });
    await server.call(maya, publishContent, { params: { id: item.body.id } });
    await expect.poll(() => receiver.requests.length).toBeGreaterThan(0);
  } finally {
    await receiver.close();
  }

  await give('https://hooks.example/two');
  await server.call(maya, createWebhook, { body: { url: 'https://hooks.example/other' } });
  expect((await read()).api.webhookUrl).toBe('https://hooks.example/two');
  expect((await read(member)).api.webhookUrl).toBeNull();
  expect(await give(null)).toMatchObject({ status: 409, body: { code: 'several_webhooks' } });
  const second = (await server.call(maya, listWebhooks, {})).body.webhooks[1];
  await server.call(maya, removeWebhook, { params: { id: second?.id ?? '' } });
  expect((await give('')).body.webhookUrl).toBeNull();
  expect(await urls()).toEqual([]);
});

test('models and keys are for admins', async () => {
  expect((await change({ models: { choice: null } }, member)).status).toBe(403);
  const field = { field: 'openaiKey' as const };
  const keyed = await server.call(member, contract.updateApiKeys, { body: { openaiKey: 'sk-of-a-member' } });
  const tested = await server.call(member, contract.testApiKey, {
    params: field,
    body: { key: 'sk-of-a-member' },
  });
  expect([keyed.status, tested.status]).toEqual([403, 403]);
  expect((await server.call(member, contract.findLocalModels, {})).status).toBe(403);
  expect((await read(member)).api.mayChange).toBe(false);
  expect((await change({ models: { choice: 'openai/gpt-9' } })).body).toMatchObject({
    code: 'model_not_set',
  });
});
