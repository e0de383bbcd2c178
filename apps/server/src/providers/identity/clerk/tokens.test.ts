import { generateKeyPairSync } from 'node:crypto';
import { readSession } from '@pagewright/contract/auth';
import { SignJWT, base64url, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { createSigningKey } from '../../../../../../tests/fakes/clerk/back-end/start-clerk.ts';
import { openClerkServer } from '../../../../../../tests/server/open-clerk-server.ts';
import { readCookies } from './read-cookies.ts';

const { server, clerk, signIn } = await openClerkServer();
const ada = clerk.world.addPerson({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
const team = clerk.world.addOrganization('Acme Bees', ada);
const session = clerk.world.addSession(ada);
const now = (): number => Math.floor(Date.now() / 1000);

const statusOf = async (token: string): Promise<number> =>
  (await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } })).status;
const tokenWith = (claims: JWTPayload & Record<string, unknown>) =>
  clerk.token({ session, organization: team, claims });

test.each([1, 2] as const)(
  'a token of version %i contains user, session, workspace, and role',
  async (version) => {
    const organization = clerk.world.addOrganization('Version', ada);
    const token = await clerk.token({ session, organization, role: 'org:member', version });
    const answer = await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        userId: ada.id,
        sessionId: session.id,
        sessionStatus: 'active',
        fullName: 'Ada Lovelace',
        email: 'ada@example.com',
        organizationId: organization.id,
        organizationName: 'Version',
        organizationRole: 'basic_member',
        factorVerificationAge: [0, -1],
      },
    });
  },
);

test('roles are mapped, and unknown roles get the lesser rights', async () => {
  const roleIn = async (role: string, version: 1 | 2) => {
    const person = clerk.world.addPerson();
    const token = await clerk.token({
      session: clerk.world.addSession(person),
      organization: team,
      role,
      version,
    });
    const { body } = await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } });
    return (body as { organizationRole: string }).organizationRole;
  };
  expect(await roleIn('org:admin', 1)).toBe('admin');
  expect(await roleIn('org:admin', 2)).toBe('admin');
  for (const other of ['org:member', 'basic_member', 'org:administrator', 'org:owner'])
    expect(await roleIn(other, 1)).toBe('basic_member');
});

test('without an organization, a user works in a personal workspace', async () => {
  const person = signIn(clerk.world.addPerson({ firstName: 'Grace', lastName: '' }));
  const [first, second] = await Promise.all([
    server.call(person, readSession, {}),
    server.call(person, readSession, {}),
  ]);
  expect(first).toMatchObject({
    status: 200,
    body: {
      organizationId: person.workspaceId,
      organizationRole: 'admin',
      organizationName: "Grace's workspace",
    },
  });
  expect(second.status).toBe(200);
});

test.each([
  ['of another issuer', () => tokenWith({ iss: 'https://clerk.other.example' })],
  ['for a page of another site', () => tokenWith({ azp: 'https://evil.example' })],
  [
    'for a page whose address has the same beginning',
    () => tokenWith({ azp: `${clerk.party}.evil.example` }),
  ],
  ['that expired longer ago than the tolerance', () => tokenWith({ exp: now() - 6 })],
  ['that is not valid yet', () => tokenWith({ nbf: now() + 30 })],
  ['that was issued in the future', () => tokenWith({ iat: now() + 30 })],
  ['of a pending session', () => tokenWith({ sts: 'pending' })],
  ['without a session', () => tokenWith({ sid: undefined })],
  ['without a user', () => tokenWith({ sub: undefined })],
  ['without an expiry', () => tokenWith({ exp: undefined })],
  ['of an unknown version', () => tokenWith({ v: 3 })],
  ['with invalid IDs', () => tokenWith({ sub: "user_1' or 1=1" })],
  ['signed with somebody else’s key', () => clerk.token({ session, key: createSigningKey() })],
  [
    'signed with another key under our key’s ID',
    () => clerk.token({ session, key: createSigningKey(clerk.world.publicKeys()[0]!.kid) }),
  ],
  ['that is too long', () => tokenWith({ padding: 'x'.repeat(9_000) })],
])('a token %s is rejected', async (_, make) => {
  expect(await statusOf(await make())).toBe(401);
});

test.each([
  ['that expired within the tolerance', () => tokenWith({ exp: now() - 2 })],
  ['that names no page, like a program’s', () => tokenWith({ azp: undefined })],
])('a token %s is accepted', async (_, make) => {
  expect(await statusOf(await make())).toBe(200);
});

test('only one algorithm is accepted', async () => {
  const { kid } = clerk.world.publicKeys()[0]!;
  const claims = {
    iss: clerk.issuer,
    sub: ada.id,
    sid: session.id,
    iat: now(),
    nbf: now() - 1,
    exp: now() + 60,
  };
  const part = (value: unknown) => base64url.encode(JSON.stringify(value));
  const none = `${part({ alg: 'none', typ: 'JWT', kid })}.${part(claims)}.`;
  expect(await statusOf(none)).toBe(401);
  // Everybody knows the public key, so a signature with it as a shared secret proves nothing.
  const publicText = JSON.stringify(clerk.world.publicKeys()[0]);
  const shared = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .sign(new TextEncoder().encode(publicText));
  expect(await statusOf(shared)).toBe(401);
  const { privateKey } = generateKeyPairSync('ed25519');
  const curved = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey);
  expect(await statusOf(curved)).toBe(401);
});

test('an edited token is rejected', async () => {
  const token = await tokenWith({});
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const edited = base64url.encode(
    JSON.stringify({ ...claims, o: { id: team.id, rol: 'admin', slg: 'x' }, sub: 'user_other' }),
  );
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(`${head}.${edited}.${signature}`)).toBe(401);
  expect(await statusOf(`${head}.${body}.${signature.slice(0, -4)}AAAA`)).toBe(401);
});

test('a token of the next key is valid at once, and made-up keys cause few requests', async () => {
  clerk.rotateKey();
  expect(await statusOf(await tokenWith({}))).toBe(200);
  const asked = () => clerk.requests.filter(({ path }) => path === '/v1/jwks').length;
  const before = asked();
  const made = await Promise.all(
    Array.from({ length: 3 }, (_, index) => {
      const key = createSigningKey(`made-up-${index}`);
      return clerk.token({ session, key });
    }),
  );
  expect(await Promise.all(made.map(statusOf))).toEqual([401, 401, 401]);
  expect(asked() - before).toBeLessThanOrEqual(2);
});

test('the routes of our own accounts are absent and undocumented', async () => {
  for (const path of ['sign-up/email', 'sign-in/email', 'sign-out', 'change-password', 'reset-password'])
    expect((await server.send(`/api/auth/${path}`, { method: 'POST', body: {} })).status).toBe(404);
  expect((await server.send('/api/auth/token')).status).toBe(404);
  const { body } = await server.send('/api/openapi.json');
  const paths = Object.keys((body as { paths: object }).paths);
  expect(paths).not.toContain('/auth/sign-in/email');
  expect(paths).toContain('/auth/events');
  expect(paths).toContain('/content/{id}');
});

test('the cookies of the service’s script show whether anybody is signed in, if they can', () => {
  expect(readCookies('__client_uat=1700000000; __session=one; __session_aBc=two; theme=x')).toEqual({
    tokens: ['one', 'two'],
    isSignedOut: false,
  });
  expect(readCookies('__client_uat=0; __client_uat_aBc=0; my__session=x')).toEqual({
    tokens: [],
    isSignedOut: true,
  });
  expect(readCookies('')).toEqual({ tokens: [], isSignedOut: true });
});
