import { readSession } from '@pagewright/contract/auth';
import { readTeam } from '@pagewright/contract/team';
import { expect, test } from 'vitest';
import {
  invitationJson,
  membershipJson,
  organizationJson,
  sessionJson,
  userJson,
} from '../../../../../../tests/fakes/clerk/back-end/resources.ts';
import { openClerkServer } from '../../../../../../tests/server/open-clerk-server.ts';

const { server, clerk, signIn } = await openClerkServer();
const { world } = clerk;
const admin = world.addPerson({ firstName: 'Ada', lastName: 'Lovelace' });
const team = world.addOrganization('Acme Bees', admin);
const boss = signIn(admin, { organization: team });
await server.call(boss, readSession, {});

const tell = (type: string, data: unknown, options = {}) =>
  clerk.sendWebhook(server.url, type, data, options);
const members = async () => (await server.call(boss, readTeam, {})).body.members;
const roleOf = async (userId: string) => (await members()).find((one) => one.userId === userId)?.role ?? null;
const joined = (role = 'org:member', organization = team) => {
  const person = world.addPerson();
  return { person, member: world.addMember(organization, person, role) };
};
const statusOf = async (person: Parameters<typeof server.call>[0]) =>
  (await server.call(person, readSession, {})).status;

test('only a message with exactly the signed content and a recent signature is accepted', async () => {
  const { person, member } = joined();
  const event = ['organizationMembership.created', membershipJson(member)] as const;
  const other = `whsec_${Buffer.from('another secret of thirty-two bytes').toString('base64')}`;
  expect(await tell(...event, { secret: other })).toBe(401);
  expect(await tell(...event, { sentAt: Date.now() - 6 * 60_000 })).toBe(401);
  expect(await tell(...event, { sentAt: Date.now() + 6 * 60_000 })).toBe(401);
  expect(await tell(...event, { forge: (body: string) => body.replace('org:member', 'org:admin ') })).toBe(
    401,
  );
  expect(
    (await server.send('/api/auth/events', { method: 'POST', body: { type: 'user.deleted' } })).status,
  ).toBe(401);
  expect((await server.send('/api/auth/events', { method: 'POST' })).status).toBe(401);
  expect(await roleOf(person.id)).toBeNull();
  expect(await tell(...event)).toBe(204);
  expect(await roleOf(person.id)).toBe('basic_member');
  expect(await tell('organizationMembership.updated', membershipJson(member), { names: 'webhook' })).toBe(
    204,
  );
});

test('a signed but unreadable message is refused, and events of other kinds are skipped', async () => {
  expect(await tell('unheard.of', { any: 'thing' })).toBe(204);
  expect(await tell('constructor', { any: 'thing' })).toBe(204);
  // Not in the API description, so the stand-in does not validate it.
  expect(await tell('user.updated', userJson(admin), { body: () => '{"type":"user.updated"}' })).toBe(400);
  expect(await tell('user.updated', userJson(admin), { body: () => 'no JSON' })).toBe(400);
});

test('a role change applies at once, and a repeated or late message changes nothing', async () => {
  const { person, member } = joined();
  const before = membershipJson(member);
  member.role = 'org:admin';
  member.updatedAt = world.now();
  const after = membershipJson(member);
  expect(await tell('organizationMembership.updated', after)).toBe(204);
  expect(await roleOf(person.id)).toBe('admin');
  expect(await tell('organizationMembership.created', before)).toBe(204);
  expect(await roleOf(person.id)).toBe('admin');
  expect(await tell('organizationMembership.updated', after)).toBe(204);
  expect(await roleOf(person.id)).toBe('admin');
});

test('a removed member is refused at once, even with an unexpired token, in any order of events', async () => {
  const { person, member } = joined();
  const guest = signIn(person, { organization: team });
  const token = await guest.token();
  const still = { ...guest, token: () => Promise.resolve(token) };
  expect(await statusOf(still)).toBe(200);
  const at = Date.now() + 1_000;
  expect(await tell('organizationMembership.deleted', membershipJson(member), { at })).toBe(204);
  expect(await statusOf(still)).toBe(401);
  // A token issued before and never shown here contains the same.
  const other = await signIn(person, { organization: team }).token();
  expect(await statusOf({ ...guest, token: () => Promise.resolve(other) })).toBe(401);
  expect(await tell('organizationMembership.created', membershipJson(member))).toBe(204);
  expect(await tell('organizationMembership.updated', membershipJson(member))).toBe(204);
  expect(await statusOf(still)).toBe(401);
  expect(await roleOf(person.id)).toBeNull();
});

test('a user who is added again later gets access again', async () => {
  const { person, member } = joined();
  await tell('organizationMembership.deleted', membershipJson(member));
  member.updatedAt = world.now();
  await tell('organizationMembership.created', membershipJson(member));
  expect(await roleOf(person.id)).toBe('basic_member');
});

test('a session that ended there ends here, even if its start is reported later', async () => {
  const { person } = joined();
  const guest = signIn(person, { organization: team });
  const json = { ...sessionJson(guest.session), user: userJson(person) };
  expect(await statusOf(guest)).toBe(200);
  const ended = { ...json, status: 'ended', updated_at: world.now() };
  expect(await tell('session.ended', ended)).toBe(204);
  expect(await statusOf(guest)).toBe(401);
  expect(await tell('session.created', json)).toBe(204);
  expect(await statusOf(guest)).toBe(401);
  expect(await statusOf(signIn(person, { organization: team }))).toBe(200);
});

test('a sign-in is recorded once with its browser, however often it is reported', async () => {
  const person = world.addPerson();
  const session = world.addSession(person);
  const event = { ...sessionJson(session), user: userJson(person) };
  for (const type of ['session.created', 'session.created']) expect(await tell(type, event)).toBe(204);
  const { rows } = await server.sql.query(
    'select outcome, ip_address, user_agent from sign_in_entry where user_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ outcome: 'signed_in', ip_address: '192.0.2.7', user_agent: 'Test browser' }]);
});

test('a user’s new name, address, and bio are taken over, and older ones are not', async () => {
  const person = world.addPerson({ email: 'first@example.com' });
  const guest = signIn(person);
  await server.call(guest, readSession, {});
  const before = userJson(person);
  Object.assign(person, {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'Second@Example.com',
    metadata: { company: 'Navy', bio: 7, other: 'x' },
    updatedAt: world.now(),
  });
  const after = userJson(person);
  expect(await tell('user.updated', after)).toBe(204);
  expect(await tell('user.updated', before)).toBe(204);
  expect((await server.call(guest, readSession, {})).body).toMatchObject({
    fullName: 'Grace Hopper',
    email: 'second@example.com',
  });
  const { rows } = await server.sql.query('select company, bio from user_setting where user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ company: 'Navy', bio: '' }]);
});

test('an address that moves between users always has one user; an unverified one has none', async () => {
  const one = world.addPerson({ email: 'shared@example.com' });
  await server.call(signIn(one), readSession, {});
  const other = world.addPerson({ email: 'shared@example.com' });
  const guest = signIn(other);
  expect((await server.call(guest, readSession, {})).body.email).toBe('shared@example.com');
  const json = userJson(other);
  const unproven = {
    ...json,
    updated_at: world.now(),
    email_addresses: json.email_addresses.map((address) => ({
      ...address,
      email_address: boss.email,
      verification: { ...address.verification, status: 'unverified' },
    })),
  };
  expect(await tell('user.updated', unproven)).toBe(204);
  expect((await server.call(guest, readSession, {})).body.email).toMatch(/@no-address\.invalid$/);
  expect((await server.call(boss, readSession, {})).body.email).toBe(boss.email);
});

test('an account from before the service is not taken over by its address', async () => {
  await server.sql.query(`insert into "user" (id, name, email) values ('old', 'Old', 'old@example.com')`);
  const person = world.addPerson({ email: 'old@example.com' });
  const answer = await server.call(signIn(person), readSession, {});
  expect(answer).toMatchObject({ status: 409, body: { code: 'address_taken' } });
  expect(await tell('user.created', userJson(person))).toBe(409);
});

test('a user deleted there is refused permanently, and their account here is scheduled for deletion', async () => {
  const { person } = joined();
  const guest = signIn(person, { organization: team });
  expect(await statusOf(guest)).toBe(200);
  expect(await tell('user.deleted', { object: 'user', id: person.id, deleted: true })).toBe(204);
  expect(await statusOf(guest)).toBe(401);
  expect(await tell('user.updated', { ...userJson(person), updated_at: world.now() })).toBe(204);
  expect(await statusOf(signIn(person))).toBe(401);
  const { rows } = await server.sql.query('select delete_at <= now() as due from "user" where id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ due: true }]);
});

test('an organization is renamed, and a deleted one admits nobody', async () => {
  const other = world.addOrganization('Before', admin);
  const there = signIn(admin, { organization: other });
  expect((await server.call(there, readSession, {})).body.organizationName).toBe('Before');
  other.name = 'After';
  other.updatedAt = world.now();
  expect(await tell('organization.updated', organizationJson(other))).toBe(204);
  expect((await server.call(there, readSession, {})).body.organizationName).toBe('After');
  expect(await tell('organization.deleted', { object: 'organization', id: other.id, deleted: true })).toBe(
    204,
  );
  expect(await statusOf(there)).toBe(401);
  expect(await statusOf(boss)).toBe(200);
});

test('invitations sent there are listed, and disappear when answered, in any order of events', async () => {
  const at = world.now();
  const invitation = {
    id: world.newId('orginv'),
    organization: team,
    inviter: admin,
    email: 'New@Example.com',
    role: 'org:admin',
    redirectUrl: null,
    status: 'pending' as const,
    createdAt: at,
    updatedAt: at,
    expiresAt: at + 7 * 86_400_000,
  };
  const open = async () => (await server.call(boss, readTeam, {})).body.invitations;
  expect(await tell('organizationInvitation.created', invitationJson(invitation))).toBe(204);
  expect(await open()).toMatchObject([{ id: invitation.id, email: 'new@example.com', role: 'admin' }]);
  const later = { ...invitation, status: 'revoked' as const, updatedAt: world.now() };
  expect(
    await tell('organizationInvitation.revoked', {
      ...invitationJson(later),
      public_organization_data: null,
    }),
  ).toBe(204);
  expect(await tell('organizationInvitation.created', invitationJson(invitation))).toBe(204);
  expect(await open()).toEqual([]);
});

test('every order of a member’s events ends the same', async () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const { person, member } = joined();
    const created = membershipJson(member);
    const updated = { ...created, role: 'org:admin', updated_at: world.now() };
    const at = world.now();
    const happened: readonly (readonly [string, object, object])[] = [
      ['organizationMembership.created', created, {}],
      ['organizationMembership.updated', updated, {}],
      ['organizationMembership.deleted', updated, { at }],
    ];
    for (const index of order) {
      const [type, data, options] = happened[index]!;
      expect(await tell(type, data, options)).toBe(204);
    }
    expect(await roleOf(person.id)).toBeNull();
  }
});
