import {
  connectSearch,
  finishSearchSignIn,
  readSearchConnection,
  removeSearchConnection,
  startSearchSignIn,
  updateSearchConnection,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { CLIENT } from '../../../../../../tests/fakes/search-console/fake-sign-in.ts';
import { startSearchConsole } from '../../../../../../tests/fakes/search-console/start-search-console.ts';
import { expectSince } from '../../../../../../tests/server/expect-since.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { openDatabase, withTransaction } from '../../../platform/db/client.ts';
import { beginDeletion } from '../../settings/index.ts';

const SITE = 'https://www.example.com/';
const google = await startSearchConsole();
const { signIn } = google;
const server = await openTestServer({
  ...google.settings,
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_REVOKE_URL: `${google.url}/revoke`,
});
const services = createServices();
afterAll(() => Promise.all([google.close(), services.outgoing.close()]));
google.sites.push({ siteUrl: SITE, permissionLevel: 'SITE_OWNER' });
signIn.redirectUris.add(`${server.url}/settings/connections`);

/** Goes to Google and agrees; returns what the browser comes back with. */
async function agree(person: TestPerson, isUnchecked = false): Promise<{ state: string; code: string }> {
  const { body, status } = await server.call(person, startSearchSignIn, {});
  expect(status).toBe(200);
  const back = signIn.consent(body.url, isUnchecked).searchParams;
  return { state: back.get('state') ?? '', code: back.get('code') ?? '' };
}

const finish = (person: TestPerson, body: { state: string; code: string }) =>
  server.call(person, finishSearchSignIn, { body });

test('an admin connects with a Google account, is told when the permission ends, and removal revokes it', async () => {
  const ann = await server.signUp();
  signIn.isTesting = true;
  const back = await agree(ann);
  const before = Date.now();
  const connected = await finish(ann, back);
  signIn.isTesting = false;
  expect(connected).toMatchObject({
    status: 201,
    body: {
      connection: { method: 'oauth', email: null, keyEnd: null, state: 'choose_property' },
      properties: [{ url: SITE, isReadable: true }],
    },
  });
  const { body } = await server.call(ann, readSearchConnection, {});
  // Google says 604,799 seconds.
  expectSince(body.connection?.endsAt, before - 1_000, 7);
  expect(body.canSignIn).toBe(true);
  const [grant = ''] = signIn.grants;
  const { rows } = await server.sql.query<{ key: string }>('select key from search_connection');
  expect(rows[0]?.key).not.toContain(grant);
  // A code and a state are good for one return.
  expect(await finish(ann, back)).toMatchObject({ status: 422, body: { code: 'search_sign_in_expired' } });

  await server.call(ann, updateSearchConnection, { body: { property: SITE } });
  await eventually(async () =>
    expect((await server.call(ann, readSearchConnection, {})).body.connection).toMatchObject({
      state: 'current',
    }),
  );

  // Google ends the permission: the connection says so, and the admins are notified.
  signIn.grants.clear();
  await server.sql.query('update search_connection set due_at = now()');
  await eventually(async () => {
    const ended = (await server.call(ann, readSearchConnection, {})).body.connection;
    expect(ended).toMatchObject({ state: 'failing', problem: { code: 'search_grant_ended' } });
    const { notifications } = (await server.call(ann, listNotifications, {})).body;
    expect(notifications).toMatchObject([{ kind: 'search_pull_failed', link: '/settings/connections' }]);
  });

  // Connecting again keeps the property and what was pulled.
  expect(await finish(ann, await agree(ann))).toMatchObject({
    body: { connection: { property: SITE, problem: null, endsAt: null } },
  });
  expect(signIn.grants.size).toBe(1);
  await server.call(ann, removeSearchConnection, {});
  await eventually(async () => expect(signIn.grants.size).toBe(0));
});

test('a key in place of the account ends its permission, and so does deleting the workspace', async () => {
  const ann = await server.signUp();
  await finish(ann, await agree(ann));
  expect(signIn.grants.size).toBe(1);
  const replaced = await server.call(ann, connectSearch, { body: { key: google.key } });
  expect(replaced.body).toMatchObject({ connection: { method: 'service_account', endsAt: null } });
  await eventually(async () => expect(signIn.grants.size).toBe(0));

  await finish(ann, await agree(ann));
  expect(signIn.grants.size).toBe(1);
  const ctx = { db: openDatabase(server.sql), services, log: services.log };
  await withTransaction(ctx, (inside) =>
    beginDeletion(inside, { workspaceIds: [ann.workspaceId], account: null }),
  );
  await eventually(async () => expect(signIn.grants.size).toBe(0));
});

test('a sign-in is refused for somebody else, without the permission, and with a wrong code', async () => {
  const ann = await server.signUp();
  const eve = await server.signUp();
  const bob = await signUpTeammate(server, ann, 'basic_member');
  expect(await server.call(bob, startSearchSignIn, {})).toMatchObject({ status: 403 });
  const back = await agree(ann);
  for (const stranger of [eve, bob]) expect([403, 422]).toContain((await finish(stranger, back)).status);
  expect(await finish(ann, { ...back, code: '4/wrong' })).toMatchObject({
    status: 422,
    body: { code: 'search_sign_in_expired' },
  });
  expect(await finish(ann, await agree(ann, true))).toMatchObject({
    status: 422,
    body: { code: 'search_scope_missing' },
  });
  const late = await agree(ann);
  await server.sql.query(`update search_sign_in set expires_at = now() - interval '1 second'`);
  expect(await finish(ann, late)).toMatchObject({ status: 422 });
  expect((await server.call(ann, readSearchConnection, {})).body.connection).toBeNull();
  expect(() => loadConfig({ GOOGLE_CLIENT_ID: CLIENT.id })).toThrow('need each other');
});
