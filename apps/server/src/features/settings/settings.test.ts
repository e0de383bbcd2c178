import { readSession } from '@pagewright/contract/auth';
import * as contract from '@pagewright/contract/settings';
import type { CallInput } from '@pagewright/contract/endpoint';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';

const server = await openTestServer({ OPERATOR_EMAILS: 'ops@example.com' });
const maya = await server.signUp('Maya Keller');
const member = await signUpTeammate(server, maya, 'basic_member');
const read = async (person = maya) => (await server.call(person, contract.readSettings, {})).body;
const change = (body: CallInput<typeof contract.updateSettings>['body'], person = maya) =>
  server.call(person, contract.updateSettings, { body });

test('whoever changed nothing has the defaults, and it says what was never chosen', async () => {
  expect(await read()).toEqual({
    profile: { name: 'Maya Keller', email: maya.email, company: '', website: '', bio: '' },
    preferences: {
      theme: 'auto',
      language: 'en',
      timezone: 'America/New_York',
      dateFormat: 'MM/DD/YYYY',
      autoSave: true,
      unset: ['theme', 'language', 'timezone', 'dateFormat', 'autoSave'],
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
      dataforseoKey: null,
      serperKey: null,
      unreadable: [],
      // The server of tests asks no search source.
      switchedOff: ['dataforseoKey', 'serperKey'],
      mayChange: true,
    },
    models: { choice: null, available: [], local: null, mayLookForLocal: false },
    billing: {
      plan: 'Free',
      nextBilling: null,
      usage: { contentGenerated: 0, apiCalls: null, storage: 0 },
      operator: 'ops@example.com',
    },
    subscription: {
      endDate: null,
      plan: { name: 'Free', price: 0, seoRequestLimit: 10, aiRequestLimit: 100 },
    },
    usage: { contentGenerated: 0, apiCalls: null, storage: 0 },
  });
  const preferences = await server.call(maya, contract.readPreferences, {});
  expect(preferences.body).toEqual({
    theme: null,
    language: null,
    timezone: null,
    dateFormat: null,
    autoSave: true,
  });
});

test('what is given is kept, what is absent stays, and a new name is everywhere', async () => {
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
    preferences: { timezone: null, dateFormat: 'YYYY-MM-DD' },
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
])('a wrong %s is refused and changes nothing', async (path, body) => {
  const before = await read();
  const answer = await server.send('/api/settings', { method: 'PUT', person: maya, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ details: [{ path }] });
  expect(await read()).toEqual(before);
});

test('of the server’s own nothing can be written', async () => {
  const before = await read();
  const body = {
    profile: { email: 'other@example.com' },
    billing: { plan: 'Professional' },
    usage: { storage: 5 },
  };
  expect((await server.send('/api/settings', { method: 'PUT', person: maya, body })).status).toBe(200);
  expect(await read()).toEqual(before);
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
