import { createContent, listContent } from '@pagewright/contract/content';
import { readSession, readToken } from '@pagewright/contract/auth';
import { listNotifications } from '@pagewright/contract/notifications';
import { readSite } from '@pagewright/contract/publishing/site';
import {
  acceptInvitation,
  changeRole,
  createWorkspace,
  declineInvitation,
  inviteMember,
  listWorkspaces,
  openInvitation,
  readTeam,
  removeMember,
  resendInvitation,
  switchWorkspace,
  withdrawInvitation,
} from '@pagewright/contract/team';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { eventually } from '../../../../../tests/eventually.ts';

const server = await openTestServer({ OPERATOR_EMAILS: 'ops@example.com' });

async function grantPlan({ workspaceId }: TestPerson, plan: string): Promise<void> {
  await server.sql.query(
    'insert into workspace_plan (workspace_id, plan) values ($1, $2) on conflict (workspace_id) do update set plan = $2',
    [workspaceId, plan],
  );
}

async function signUpAdmin(plan = 'Professional'): Promise<TestPerson> {
  const admin = await server.signUp();
  await grantPlan(admin, plan);
  return admin;
}

const invite = (admin: TestPerson, email: string, role: 'admin' | 'basic_member' = 'basic_member') =>
  server.call(admin, inviteMember, { body: { email, role } });
const teamOf = async (person: TestPerson) => (await server.call(person, readTeam, {})).body;

/** The secret of the newest link mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const { rows } = await server.sql.query<{ text: string }>(
    'select text from mail where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  return /\/invitation\?token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** A person whose next tokens are for the workspace they have just switched to. */
function inWorkspace(person: TestPerson, workspaceId: string): TestPerson {
  return {
    ...person,
    workspaceId,
    async token() {
      const answer = await server.send(`/api${readToken.path}`, { headers: { cookie: person.cookie } });
      return (answer.body as { token: string }).token;
    },
  };
}

/** Invites a person, who accepts. */
async function join(admin: TestPerson, person: TestPerson): Promise<TestPerson> {
  await invite(admin, person.email);
  const token = await mailedToken(person.email);
  expect((await server.call(person, acceptInvitation, { body: { token } })).status).toBe(200);
  return inWorkspace(person, admin.workspaceId);
}

test('an invitation is mailed, shown by its link, accepted once by its address, and leads into the workspace', async () => {
  const admin = await signUpAdmin();
  const invited = await invite(admin, '  Guest@Example.COM ', 'admin');
  expect(invited).toMatchObject({
    status: 201,
    body: { email: 'guest@example.com', role: 'admin', inviterName: admin.name, isExpired: false },
  });
  expect(JSON.stringify(invited.body)).not.toContain(await mailedToken('guest@example.com'));
  expect(await teamOf(admin)).toMatchObject({ pendingInvites: 1, seats: { used: 2, limit: 5 } });
  expect(await invite(admin, 'GUEST@example.com')).toMatchObject({
    status: 409,
    body: { code: 'already_invited' },
  });

  const token = await mailedToken('guest@example.com');
  const opened = await server.call(null, openInvitation, { body: { token } });
  expect(opened.body).toMatchObject({ email: 'guest@example.com', role: 'admin', state: 'pending' });

  // Someone else who obtained the link cannot use it.
  const other = await server.signUp();
  expect(await server.call(other, acceptInvitation, { body: { token } })).toMatchObject({
    status: 403,
    body: { code: 'invitation_other_address' },
  });

  const guest = await server.signUp();
  await server.sql.query('update "user" set email = \'guest@example.com\' where id = $1', [guest.userId]);
  const accepted = await server.call(guest, acceptInvitation, { body: { token } });
  expect(accepted).toMatchObject({ status: 200, body: { id: admin.workspaceId } });
  const inside = inWorkspace(guest, admin.workspaceId);
  expect((await server.call(inside, readSession, {})).body).toMatchObject({
    organizationId: admin.workspaceId,
    organizationRole: 'admin',
  });
  const team = await teamOf(inside);
  expect(team.members.map(({ userId, role, status }) => [userId, role, status])).toEqual(
    expect.arrayContaining([
      [admin.userId, 'admin', 'active'],
      [guest.userId, 'admin', 'active'],
    ]),
  );
  expect(team).toMatchObject({ pendingInvites: 0, invitations: [], seats: { used: 2 } });
  await eventually(async () => {
    const { body } = await server.call(admin, listNotifications, {});
    expect(body.notifications).toMatchObject([{ kind: 'joined', title: guest.name }]);
  });
  // An admin from now on, and not notified of their own joining.
  expect((await server.call(inside, listNotifications, {})).body.notifications).toEqual([]);

  // Only once: a removed member cannot return with the same link.
  expect((await server.call(admin, removeMember, { params: { id: guest.userId } })).status).toBe(204);
  expect(await server.call(guest, acceptInvitation, { body: { token } })).toMatchObject({
    status: 409,
    body: { code: 'invitation_accepted' },
  });
});

test('a link ends when replaced, withdrawn, declined, or expired; an account with the address does not get it', async () => {
  const admin = await signUpAdmin();
  const person = await server.signUp();
  const { body: invitation } = await invite(admin, person.email);
  const first = await mailedToken(person.email);
  await eventually(async () => {
    const { body } = await server.call(person, listNotifications, {});
    expect(body.notifications).toMatchObject([{ kind: 'invited', link: null }]);
    expect(JSON.stringify(body)).not.toContain(first);
  });

  const resent = await server.call(admin, resendInvitation, { params: { id: invitation.id } });
  expect(resent.status).toBe(200);
  const second = await mailedToken(person.email);
  expect(second).not.toBe(first);
  const open = (token: string) => server.call(null, openInvitation, { body: { token } });
  expect(await open(first)).toMatchObject({ status: 404, body: { code: 'link_unknown' } });

  await server.sql.query("update invitation set expires_at = now() - interval '1 second' where id = $1", [
    invitation.id,
  ]);
  expect((await open(second)).body).toMatchObject({ state: 'expired' });
  const accept = (token: string) => server.call(person, acceptInvitation, { body: { token } });
  expect(await accept(second)).toMatchObject({ status: 409, body: { code: 'invitation_expired' } });
  // It takes no seat any more, and the address can be invited again.
  expect(await teamOf(admin)).toMatchObject({ pendingInvites: 0, invitations: [{ isExpired: true }] });
  const { body: again } = await invite(admin, person.email);
  const third = await mailedToken(person.email);
  expect((await server.call(admin, withdrawInvitation, { params: { id: again.id } })).status).toBe(204);
  expect(await accept(third)).toMatchObject({ status: 409, body: { code: 'invitation_withdrawn' } });

  await invite(admin, person.email);
  const fourth = await mailedToken(person.email);
  expect((await server.call(null, declineInvitation, { body: { token: fourth } })).status).toBe(204);
  expect(await accept(fourth)).toMatchObject({ status: 409, body: { code: 'invitation_declined' } });
  expect((await server.call(null, declineInvitation, { body: { token: fourth } })).status).toBe(409);

  // The fifth mail of the day is the last one to this address.
  expect((await invite(admin, person.email)).status).toBe(201);
  const [open5] = (await teamOf(admin)).invitations ?? [];
  const sixth = await server.call(admin, resendInvitation, { params: { id: open5?.id ?? '' } });
  expect(sixth).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('each plan limits seats including pending invitations, also for concurrent requests and after a downgrade', async () => {
  const admin = await signUpAdmin('Free');
  const refused = await invite(admin, 'one@seats.example');
  expect(refused).toMatchObject({ status: 422, body: { code: 'seats_full', used: 1, limit: 1 } });
  expect((refused.body as unknown as { error: string }).error).toContain('ops@example.com');
  await grantPlan(admin, 'Starter');
  expect((await invite(admin, 'one@seats.example')).status).toBe(422);

  await grantPlan(admin, 'Professional');
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, number) => (await invite(admin, `p${number}@seats.example`)).status),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 422, 422, 422, 422]);
  expect((await teamOf(admin)).seats).toEqual({ used: 5, limit: 5 });

  await grantPlan(admin, 'Entrepreneur');
  const person = await server.signUp();
  expect((await invite(admin, person.email)).status).toBe(201);
  expect((await teamOf(admin)).seats).toEqual({ used: 6, limit: -1 });
  await grantPlan(admin, 'Free');
  const token = await mailedToken(person.email);
  expect(await server.call(person, acceptInvitation, { body: { token } })).toMatchObject({
    status: 422,
    body: { code: 'seats_full' },
  });
});

test('the last admin can neither leave nor be demoted, even by concurrent requests', async () => {
  const first = await signUpAdmin();
  const second = await signUpTeammate(server, first, 'admin');
  const lower = (by: TestPerson, whom: TestPerson) =>
    server.call(by, changeRole, { params: { id: whom.userId }, body: { role: 'basic_member' } });
  const leave = (who: TestPerson) => server.call(who, removeMember, { params: { id: who.userId } });
  const answers = await Promise.all([
    lower(first, second),
    lower(second, first),
    leave(first),
    leave(second),
    lower(first, first),
    lower(second, second),
  ]);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(0);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const { rows } = await server.sql.query<{ admins: number }>(
    "select count(*)::int as admins from member where organization_id = $1 and role = 'admin'",
    [first.workspaceId],
  );
  expect(rows).toEqual([{ admins: 1 }]);

  const alone = await server.signUp();
  for (const answer of [await leave(alone), await lower(alone, alone)])
    expect(answer).toMatchObject({ status: 422, body: { code: 'last_admin' } });
});

test('admins change roles; a removed member is rejected immediately, and their content stays', async () => {
  const admin = await signUpAdmin();
  const member = await join(admin, await server.signUp());
  const token = await member.token();
  const asMember = (path: string, method = 'GET') =>
    server.send(`/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const { body: written } = await server.call(member, createContent, { body: { title: 'Left behind' } });

  const raised = await server.call(admin, changeRole, {
    params: { id: member.userId },
    body: { role: 'admin' },
  });
  expect(raised.body).toMatchObject({ userId: member.userId, role: 'admin' });
  expect((await asMember('/audit')).status).toBe(200);
  await server.call(admin, changeRole, { params: { id: raised.body.id }, body: { role: 'basic_member' } });
  expect((await asMember('/audit')).status).toBe(403);
  expect((await asMember('/team')).status).toBe(200);

  expect((await server.call(admin, removeMember, { params: { id: raised.body.id } })).status).toBe(204);
  for (const path of ['/team', '/content', '/session', `/content/${written.id}`, '/team/workspaces'])
    expect((await asMember(path)).status, path).toBe(401);
  const wished = await server.send(`/api/auth/token?workspace=${admin.workspaceId}`, {
    headers: { cookie: member.cookie },
  });
  expect(wished).toMatchObject({ status: 403, body: { code: 'not_a_member' } });
  // Their session continues in their own workspace.
  const { body: session } = await server.call(member, readSession, {});
  expect(session.organizationId).not.toBe(admin.workspaceId);
  const { body: list } = await server.call(admin, listContent, { query: { authorId: 'all' } });
  expect(list.content).toMatchObject([{ id: written.id, title: 'Left behind' }]);
});

test('a member sees the team but cannot change it, and outsiders see no one', async () => {
  const admin = await signUpAdmin();
  const member = await signUpTeammate(server, admin, 'basic_member');
  const stranger = await server.signUp();
  const { body: invitation } = await invite(admin, 'someone@policies.example');
  const actions = (by: TestPerson) => [
    server.call(by, inviteMember, { body: { email: 'new@policies.example', role: 'admin' } }),
    server.call(by, changeRole, { params: { id: admin.userId }, body: { role: 'basic_member' } }),
    server.call(by, removeMember, { params: { id: admin.userId } }),
    server.call(by, resendInvitation, { params: { id: invitation.id } }),
    server.call(by, withdrawInvitation, { params: { id: invitation.id } }),
  ];
  const before = await teamOf(admin);
  const statuses = async (by: TestPerson) => (await Promise.all(actions(by))).map(({ status }) => status);
  expect(await statuses(member)).toEqual([403, 403, 403, 403, 403]);
  // An admin of their own workspace, which has one seat.
  expect(await statuses(stranger)).toEqual([422, 404, 404, 404, 404]);
  expect(await teamOf(admin)).toEqual(before);
  expect(await teamOf(member)).toMatchObject({ pendingInvites: 1, invitations: null });
  expect((await teamOf(stranger)).members.map(({ userId }) => userId)).toEqual([stranger.userId]);
  const into = { body: { workspaceId: admin.workspaceId } };
  expect((await server.call(stranger, switchWorkspace, into)).status).toBe(404);

  const bad = async (body: unknown) =>
    server.send('/api/team/invite', { method: 'POST', person: admin, body });
  for (const body of [{}, { role: 'admin' }, { email: '', role: 'admin' }, { email: 'a@b.example' }])
    expect((await bad(body)).body).toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ message: 'Email and role are required' })]),
    });
  expect((await bad({ email: 'no address', role: 'admin' })).status).toBe(400);
  expect((await bad({ email: 'a@b.example', role: 'owner' })).status).toBe(400);
  expect(await bad({ email: member.email, role: 'admin' })).toMatchObject({
    status: 409,
    body: { code: 'already_member' },
  });

  expect((await server.call(member, removeMember, { params: { id: member.userId } })).status).toBe(204);
  expect((await teamOf(admin)).members).toHaveLength(1);
});

test('a user creates workspaces, switches between them, and returns to the last one', async () => {
  const person = await server.signUp();
  const made = await server.call(person, createWorkspace, { body: { name: ' Side\nproject ' } });
  expect(made).toMatchObject({ status: 201, body: { name: 'Side project' } });
  const switched = await server.call(person, switchWorkspace, { body: { workspaceId: made.body.id } });
  expect(switched.body).toEqual(made.body);
  const inside = inWorkspace(person, made.body.id);
  expect((await server.call(inside, readSession, {})).body).toMatchObject({
    organizationId: made.body.id,
    organizationName: 'Side project',
    organizationRole: 'admin',
  });
  const { body } = await server.call(inside, listWorkspaces, {});
  expect(body.workspaces.map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
    expect.arrayContaining([
      [made.body.id, true],
      [person.workspaceId, false],
    ]),
  );
  // A token for a named workspace switches nothing: each browser window stays where it is.
  const named = await server.send(`/api/auth/token?workspace=${person.workspaceId}`, {
    headers: { cookie: person.cookie },
  });
  const { token } = named.body as { token: string };
  const there = await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } });
  expect(there.body).toMatchObject({ organizationId: person.workspaceId });
  expect((await server.call(inside, readSession, {})).body.organizationId).toBe(made.body.id);

  const signedIn = await server.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: person.email, password: 'Correct-horse-9' },
    headers: { origin: server.url },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const fresh = inWorkspace({ ...person, cookie }, made.body.id);
  expect((await server.call(fresh, readSession, {})).body.organizationId).toBe(made.body.id);

  const names = ['two', 'three', 'four', 'five', 'six'];
  const answers = await Promise.all(
    names.map((name) =>
      server.send(`/api${createWorkspace.path}`, {
        method: 'POST',
        person,
        body: { name },
        headers: { 'accept-language': 'es-MX,en;q=0.8' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 422, 422]);
  // Its public site starts in the language of the person who created it.
  expect((await server.call(inside, readSite, {})).body.language).toBe('en');
  const created = answers.find(({ status }) => status === 201);
  const { id } = (created?.body ?? { id: '' }) as { id: string };
  await server.call(person, switchWorkspace, { body: { workspaceId: id } });
  expect((await server.call(inWorkspace(person, id), readSite, {})).body.language).toBe('es');
});
