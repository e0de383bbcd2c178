import { readSession } from '@pagewright/contract/auth';
import { readSettings, updateSettings } from '@pagewright/contract/settings';
import { requestDeletion } from '@pagewright/contract/settings/privacy';
import {
  beginTwoFactor,
  changeMyPassword,
  endOtherSessions,
  endSession,
  proveIdentity,
} from '@pagewright/contract/settings/security';
import {
  changeRole,
  createWorkspace,
  inviteMember,
  listWorkspaces,
  readTeam,
  removeMember,
  resendInvitation,
  withdrawInvitation,
} from '@pagewright/contract/team';
import { expect, test } from 'vitest';
import type { ServiceFault } from '../../../../../../tests/fakes/service/start-fake-service.ts';
import { openClerkServer } from '../../../../../../tests/server/open-clerk-server.ts';

const { server, clerk, signIn } = await openClerkServer({ SIGN_IN_FAILURES_PER_15_MINUTES: '5' });
const { world } = clerk;
const ada = world.addPerson({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
const team = world.addOrganization('Acme Bees', ada);
const admin = signIn(ada, { organization: team });
await server.call(admin, readSession, {});
await server.sql.query("insert into workspace_plan (workspace_id, plan) values ($1, 'Entrepreneur')", [
  team.id,
]);

const asked = (method: string, part: string) =>
  clerk.requests.filter((one) => one.method === method && one.path.includes(part));
const teammate = async (role = 'org:member') => {
  const person = world.addPerson();
  world.addMember(team, person, role);
  const guest = signIn(person, { organization: team });
  expect((await server.call(guest, readSession, {})).status).toBe(200);
  return { person, guest };
};

test('an invitation is sent by the service, resent as a new one, and revoked there', async () => {
  const body = { email: 'New@Example.com', role: 'admin' as const };
  const sent = await server.call(admin, inviteMember, { body });
  expect(sent).toMatchObject({ status: 201, body: { email: 'new@example.com', role: 'admin' } });
  expect(asked('POST', '/invitations').at(-1)?.body).toEqual({
    email_address: 'new@example.com',
    role: 'org:admin',
    inviter_user_id: ada.id,
    redirect_url: `${server.url}/sign-up`,
    expires_in_days: 7,
  });
  expect(world.invitations.at(-1)?.id).toBe(sent.body.id);
  const again = await server.call(admin, resendInvitation, { params: { id: sent.body.id } });
  expect(again.status).toBe(200);
  expect(again.body.id).not.toBe(sent.body.id);
  expect(world.invitations.map(({ status }) => status)).toEqual(['revoked', 'pending']);
  expect((await server.call(admin, readTeam, {})).body.invitations).toMatchObject([{ id: again.body.id }]);
  const gone = await server.call(admin, withdrawInvitation, { params: { id: again.body.id } });
  expect(gone.status).toBe(204);
  expect(world.invitations.map(({ status }) => status)).toEqual(['revoked', 'revoked']);
  expect((await server.call(admin, readTeam, {})).body.invitations).toEqual([]);
  // The service sends the email; we send none.
  const { rows } = await server.sql.query('select count(*)::int as mails from mail');
  expect(rows).toEqual([{ mails: 0 }]);
});

test('nobody can be invited to a personal workspace; a team workspace is created there', async () => {
  const alone = signIn(ada);
  const body = { email: 'x@example.com', role: 'basic_member' as const };
  await server.call(alone, readSession, {});
  await server.sql.query("insert into workspace_plan (workspace_id, plan) values ($1, 'Entrepreneur')", [
    alone.workspaceId,
  ]);
  expect(await server.call(alone, inviteMember, { body })).toMatchObject({
    status: 422,
    body: { code: 'personal_workspace' },
  });
  const made = await server.send(`/api${createWorkspace.path}`, {
    method: 'POST',
    person: alone,
    body: { name: 'Second team' },
    headers: { 'accept-language': 'es' },
  });
  expect(made.status).toBe(201);
  const { id } = made.body as { id: string };
  expect(id).toMatch(/^org_/);
  const { rows } = await server.sql.query('select language from site where workspace_id = $1', [id]);
  expect(rows).toEqual([{ language: 'es' }]);
  expect(world.organizations.at(-1)).toMatchObject({
    id,
    name: 'Second team',
    createdBy: ada.id,
  });
  const { workspaces } = (await server.call(alone, listWorkspaces, {})).body;
  expect(workspaces.map(({ name }) => name).toSorted()).toEqual([
    'Acme Bees',
    "Ada Lovelace's workspace",
    'Second team',
  ]);
});

test('roles are changed there too, and what the service refuses is not changed here', async () => {
  const { person } = await teammate();
  const params = { id: person.id };
  expect((await server.call(admin, changeRole, { params, body: { role: 'admin' } })).status).toBe(200);
  expect(world.members.find((one) => one.person === person)?.role).toBe('org:admin');
  const refusal = {
    status: 422,
    body: { errors: [{ code: 'quota', message: 'No.', long_message: 'Too many admins.' }] },
  };
  clerk.failWith(refusal, 1);
  const refused = await server.call(admin, changeRole, { params, body: { role: 'basic_member' } });
  expect(refused).toMatchObject({ status: 422, body: { code: 'sign_in_service_refused' } });
  expect(JSON.stringify(refused.body)).toContain('Too many admins.');
  const shown = (await server.call(admin, readTeam, {})).body.members;
  expect(shown.find(({ userId }) => userId === person.id)?.role).toBe('admin');
  await server.call(admin, removeMember, { params });
});

test('a removed member is removed there, and refused here at once with every earlier token', async () => {
  const { person, guest } = await teammate();
  const [shown, kept] = [await guest.token(), await signIn(person, { organization: team }).token()];
  const statusOf = async (token: string) =>
    (await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await statusOf(shown)).toBe(200);
  expect((await server.call(admin, removeMember, { params: { id: person.id } })).status).toBe(204);
  expect(world.members.some((one) => one.person === person)).toBe(false);
  expect(await statusOf(shown)).toBe(401);
  expect(await statusOf(kept)).toBe(401);
  expect((await server.call(signIn(person), readSession, {})).status).toBe(200);
});

test('name and bio are sent to the service; if it refuses, they stay unchanged', async () => {
  const profile = { name: 'Ada King Noel', company: 'Bees', website: 'https://bees.example', bio: 'Hello' };
  expect((await server.call(admin, updateSettings, { body: { profile } })).status).toBe(200);
  expect(ada).toMatchObject({
    firstName: 'Ada',
    lastName: 'King Noel',
    metadata: { company: 'Bees', website: 'https://bees.example', bio: 'Hello' },
  });
  clerk.failWith('hang', 10);
  const failed = await server.call(admin, updateSettings, { body: { profile: { name: 'Nobody' } } });
  expect(failed).toMatchObject({ status: 503, body: { code: 'sign_in_service_away' } });
  clerk.failWith(null);
  expect((await server.call(admin, readSettings, {})).body.profile.name).toBe('Ada King Noel');
});

test('sessions end there and here; a password change there ends all of them', async () => {
  const person = world.addPerson({ password: 'Former-horse-1' });
  const [first, second, third] = [signIn(person), signIn(person), signIn(person)];
  for (const one of [first, second, third]) await server.call(one, readSession, {});
  const other = signIn(world.addPerson());
  await server.call(other, readSession, {});
  const end = (id: string) => server.call(first, endSession, { params: { id } });
  expect((await end(other.session.id)).status).toBe(404);
  expect((await end(second.session.id)).status).toBe(204);
  expect(second.session.status).toBe('revoked');
  expect((await server.call(second, readSession, {})).status).toBe(401);
  expect((await server.call(first, endOtherSessions, {})).status).toBe(204);
  expect([first.session.status, third.session.status]).toEqual(['active', 'revoked']);
  const change = (currentPassword: string) =>
    server.call(first, changeMyPassword, { body: { currentPassword, newPassword: 'Later-horse-22' } });
  expect(await change('Wrong-horse-1')).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  expect((await change('Former-horse-1')).status).toBe(200);
  expect(person.password).toBe('Later-horse-22');
  expect((await server.call(first, readSession, {})).status).toBe(401);
});

test('identity is confirmed again by password or code, with limited attempts; the service owns the second factor', async () => {
  const person = world.addPerson({ code: '123456' });
  const session = world.addSession(person);
  const long = await clerk.token({ session, claims: { fva: [300, 300] } });
  const guest = { ...signIn(person, { session }), token: () => Promise.resolve(long) };
  const begin = async () => (await server.call(guest, beginTwoFactor, {})).body as { code?: string };
  expect((await begin()).code).toBe('code_again');
  const prove = (body: { password?: string; code?: string }) => server.call(guest, proveIdentity, { body });
  expect(await prove({ code: '000000' })).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  expect((await prove({ code: '123456' })).status).toBe(200);
  expect((await begin()).code).toBe('managed_by_sign_in_service');
  const tries = [];
  for (let index = 0; index < 5; index += 1) tries.push((await prove({ password: 'Wrong-horse-1' })).status);
  expect(tries).toEqual([422, 422, 422, 429, 429]);
  const settings = (await server.call(guest, readSettings, {})).body;
  expect(settings.security).toMatchObject({ twoFactorAuth: true, recoveryCodesLeft: null });
});

test('a session idle for as long as its user chose ends there too', async () => {
  const person = world.addPerson();
  const guest = signIn(person);
  await server.call(guest, readSession, {});
  await server.sql.query(`update session set last_seen_at = now() - interval '31 minutes' where id = $1`, [
    guest.session.id,
  ]);
  await server.sql.query('select pg_notify($1, $2)', ['session_change', `session:${guest.session.id}`]);
  const next = await clerk.token({ session: guest.session, claims: { jti: 'next' } });
  const { status } = await server.send('/api/session', { headers: { authorization: `Bearer ${next}` } });
  expect(status).toBe(401);
  expect(guest.session.status).toBe('revoked');
});

test('requesting account deletion ends every session there, and signing in cancels it', async () => {
  const person = world.addPerson();
  const guest = signIn(person);
  await server.call(guest, readSession, {});
  const asked14 = await server.call(guest, requestDeletion, { body: { email: guest.email } });
  expect(asked14.status).toBe(200);
  expect(guest.session.status).toBe('revoked');
  expect((await server.call(guest, readSession, {})).status).toBe(401);
  expect((await server.call(signIn(person), readSession, {})).status).toBe(200);
  const { rows } = await server.sql.query('select delete_at from "user" where id = $1', [person.id]);
  expect(rows).toEqual([{ delete_at: null }]);
});

const faults: readonly (readonly [string, ServiceFault, number, string])[] = [
  ['does not respond', 'hang', 503, 'sign_in_service_away'],
  ['breaks off', 'cut_off', 503, 'sign_in_service_away'],
  ['responds with broken JSON', 'malformed', 503, 'sign_in_service_away'],
  ['responds with unexpected JSON', 'unexpected', 503, 'sign_in_service_away'],
  ['fails', { status: 500, body: {} }, 503, 'sign_in_service_away'],
  ['is busy', { status: 429, headers: { 'retry-after': '60' }, body: {} }, 503, 'sign_in_service_busy'],
  ['refuses our key', { status: 401, body: {} }, 503, 'sign_in_service_refuses_key'],
];
test.each(faults)(
  'while the service %s, nothing is half done, and known users can continue',
  async (_, fault, status, code) => {
    clerk.failWith(fault);
    const before = world.invitations.length;
    const askedBefore = asked('POST', '/invitations').length;
    const body = { email: 'later@example.com', role: 'basic_member' as const };
    const sent = await server.call(admin, inviteMember, { body });
    expect(sent).toMatchObject({ status, body: { code } });
    expect(asked('POST', '/invitations')).toHaveLength(askedBefore + 1);
    expect((await server.call(admin, readTeam, {})).body.invitations).toEqual([]);
    expect((await server.call(admin, readSession, {})).status).toBe(200);
    const stranger = signIn(world.addPerson());
    expect(await server.call(stranger, readSession, {})).toMatchObject({ status, body: { code } });
    clerk.failWith(null);
    expect((await server.call(stranger, readSession, {})).status).toBe(200);
    // The stand-in may have done what it then did not report: we learn of an invitation there from an event.
    world.invitations.splice(before);
  },
);

test('an idempotent request to the service is retried after a failure', async () => {
  const person = world.addPerson();
  clerk.failWith({ status: 500, body: {} }, 1);
  expect((await server.call(signIn(person), readSession, {})).status).toBe(200);
  const params = { id: (await teammate()).person.id };
  clerk.failWith({ status: 429, headers: { 'retry-after': '0' }, body: {} }, 1);
  expect((await server.call(admin, changeRole, { params, body: { role: 'admin' } })).status).toBe(200);
});

test('the secret key appears in no response and no page', async () => {
  const texts = await Promise.all(
    ['/api/openapi.json', '/api/settings', '/api/session'].map(async (path) =>
      JSON.stringify((await server.send(path, { person: admin })).body),
    ),
  );
  for (const text of texts) expect(text).not.toContain(clerk.settings['CLERK_SECRET_KEY']);
});
