import { randomUUID } from 'node:crypto';
import { readSession, type WorkspaceRole } from '@pagewright/contract/auth';
import { makeSample, removeSample } from '@pagewright/contract/onboarding';
import { readSingleSignOn, saveSingleSignOn } from '@pagewright/contract/settings';
import type { CallInput } from '@pagewright/contract/endpoint';
import { afterAll, describe, expect, test } from 'vitest';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startFakeOidc,
  type SignInAtProvider,
} from '../../../../../../../tests/fakes/oidc/start-fake-oidc.ts';
import { openTestServer } from '../../../../../../../tests/server/open-test-server.ts';
import { TEST_PASSWORD } from '../../../../../../../tests/server/test-server.ts';

type Choices = CallInput<typeof saveSingleSignOn>['body'];

const provider = await startFakeOidc();
afterAll(() => provider.close());
const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const operator = await server.signUp('Olga');
const { body: own } = await server.call(operator, readSession, {});

const choices: Choices = {
  isOn: true,
  name: 'Example ID',
  issuer: provider.issuer,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  workspace: own.organizationSlug,
  groupsClaim: 'groups',
  adminGroups: ['editors-in-chief'],
  memberGroups: ['writers'],
  domains: ['corp.example'],
  isEnforced: false,
  emergencyEmail: null,
};
const save = (changed: Partial<Choices> = {}) =>
  server.call(operator, saveSingleSignOn, { body: { ...choices, ...changed } });
await save();

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
const begin = async (query = '') => {
  const { status, headers } = await server.send(`/api/auth/sso${query}`);
  expect(status).toBe(303);
  return { address: String(headers.get('location')), cookie: cookiesOf(headers) };
};
const comeBack = async (address: string, cookie: string) => {
  const { headers, status } = await server.send(address.slice(server.url.length), { headers: { cookie } });
  expect(status).toBe(303);
  const token = await server.send('/api/auth/token', { headers: { cookie: cookiesOf(headers) } });
  return { to: headers.get('location'), token: (token.body as { token?: string }).token, headers };
};
const claimsOf = (name: string) => ({
  sub: `subject-of-${name}`,
  sid: randomUUID(),
  email: `${name}@corp.example`,
  email_verified: true,
  name,
  groups: ['writers'],
});
const signIn = async (how: SignInAtProvider, query = '') => {
  const { address, cookie } = await begin(query);
  return comeBack(provider.signIn(address, how), cookie);
};
const sessionOf = async (token: string | undefined) => {
  const { status, body } = await server.send('/api/session', {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  return status === 200
    ? (body as { email: string; organizationId: string; organizationRole: string })
    : null;
};

describe('signing in', () => {
  test('creates an account and a member with the groups’ role, and returns to the original page', async () => {
    const first = await signIn({ claims: claimsOf('ada') }, '?returnTo=/content?status=draft');
    expect(first.to).toBe('/content?status=draft');
    expect(await sessionOf(first.token)).toMatchObject({
      email: 'ada@corp.example',
      organizationId: own.organizationId,
      organizationRole: 'basic_member',
    });
    const promoted = await signIn({
      claims: { ...claimsOf('ada'), email: 'new@corp.example', groups: ['editors-in-chief'] },
    });
    expect(await sessionOf(promoted.token)).toMatchObject({
      email: 'ada@corp.example',
      organizationRole: 'admin',
    });
  });

  test('groups decide at each sign-in: admins become members again, except the only one, and others are refused', async () => {
    const withGroups = (groups: readonly string[] | undefined) =>
      signIn({ claims: { ...claimsOf('joan'), groups } });
    const signedIn = async (groups: readonly string[]) => {
      const { token = '' } = await withGroups(groups);
      return { token, role: (await sessionOf(token))?.organizationRole };
    };
    const setOperator = async (role: WorkspaceRole, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const path = `/api/team/${operator.userId}`;
      expect((await server.send(path, { method: 'PUT', body: { role }, headers })).status).toBe(200);
    };
    // The test before made Joan an admin, so there are two: Joan and the operator.
    await signIn({ claims: claimsOf('ada') });
    expect((await signedIn(['editors-in-chief'])).role).toBe('admin');
    expect((await signedIn(['writers'])).role).toBe('basic_member');

    const { token, role } = await signedIn(['editors-in-chief']);
    expect(role).toBe('admin');
    await setOperator('basic_member', token);
    const alone = await signedIn(['writers']);
    expect(alone.role).toBe('admin');
    await setOperator('admin', alone.token);

    for (const groups of [[], undefined, ['guests']]) {
      const { to, token: refused } = await withGroups(groups);
      expect([to, refused]).toEqual(['/sign-in?sso=not_assigned', undefined]);
    }
  });

  test('is offered by name, without its other settings', async () => {
    const { body } = await server.send('/api/auth/options');
    expect(body).toEqual({ singleSignOn: { name: 'Example ID', path: '/api/auth/sso' } });
    const read = await server.call(operator, readSingleSignOn, {});
    expect(JSON.stringify(read.body)).not.toContain(CLIENT_SECRET);
    const rows = await server.sql.query('select * from sso_connection');
    expect(JSON.stringify(rows.rows)).not.toContain(CLIENT_SECRET);
  });

  test('links an account whose address was never confirmed only after every way back into it is closed', async () => {
    const body = { name: 'Mallory', email: 'victim@corp.example', password: TEST_PASSWORD };
    const made = await server.send('/api/auth/sign-up/email', { method: 'POST', body });
    expect(made.status).toBe(200);
    const mallory = cookiesOf(made.headers);
    const { token } = await signIn({ claims: claimsOf('victim') });
    expect(await sessionOf(token)).toMatchObject({ email: 'victim@corp.example' });
    expect((await server.send('/api/auth/token', { headers: { cookie: mallory } })).status).toBe(401);
    const again = await server.send('/api/auth/sign-in/email', { method: 'POST', body });
    expect(again.status).toBe(401);
  });

  test.each([
    ['a person in none of the groups', { groups: ['guests'] }, 'not_assigned'],
    ['an address the provider reports as unverified', { email_verified: false }, 'email_unverified'],
    ['an address reported as unverified in text', { email_verified: 'false' }, 'email_unverified'],
    [
      'an address of another domain the provider does not vouch for',
      { email: 'x@other.example', email_verified: undefined },
      'email_unverified',
    ],
    ['a person without an address', { email: undefined }, 'no_email'],
  ])('does not admit %s', async (_who, changed, code) => {
    const { to, token } = await signIn({ claims: { ...claimsOf(`out-${code}`), ...changed } });
    expect([to, token]).toEqual([`/sign-in?sso=${code}`, undefined]);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'javascript:alert(1)'])(
    'never redirects to another site: %s',
    async (returnTo) => {
      const { to } = await signIn({ claims: claimsOf('ada') }, `?returnTo=${encodeURIComponent(returnTo)}`);
      expect(to).toBe('/content');
    },
  );
});

describe('an invalid request from a provider, a proxy, or a stranger is refused', () => {
  const now = (): number => Math.floor(Date.now() / 1000);
  test.each<[string, SignInAtProvider]>([
    ['another audience', { claims: { ...claimsOf('eve'), aud: 'another-client' } }],
    ['another issuer in the token', { claims: { ...claimsOf('eve'), iss: 'https://evil.example' } }],
    [
      'another issuer in the address (mix-up)',
      { claims: claimsOf('eve'), back: { iss: 'https://evil.example' } },
    ],
    ['no signature', { claims: claimsOf('eve'), signature: 'none' }],
    ['the signature of a foreign key', { claims: claimsOf('eve'), signature: 'foreign' }],
    ['an expired token', { claims: { ...claimsOf('eve'), iat: now() - 600, exp: now() - 60 } }],
    ['a token that is not valid yet', { claims: { ...claimsOf('eve'), nbf: now() + 120 } }],
    ['no nonce', { claims: { ...claimsOf('eve'), nonce: undefined } }],
    ['the nonce of another sign-in', { claims: { ...claimsOf('eve'), nonce: 'another' } }],
    ['no subject', { claims: { ...claimsOf('eve'), sub: undefined } }],
  ])('%s', async (_what, how) => {
    const { to, token } = await signIn(how);
    expect([to, token]).toEqual(['/sign-in?sso=failed', undefined]);
  });

  test('a clock that is a few seconds off is accepted', async () => {
    const late = { ...claimsOf('ada'), iat: now() - 300, exp: now() - 5 };
    expect((await signIn({ claims: late })).to).toBe('/content');
  });

  test('a state that was used before, is unknown, or belongs to another browser', async () => {
    const { address, cookie } = await begin();
    const back = provider.signIn(address, { claims: claimsOf('ada') });
    const other = await begin();
    for (const wrong of ['', other.cookie])
      expect((await comeBack(back, wrong)).to).toBe('/sign-in?sso=expired');
    expect((await comeBack(back, cookie)).to).toBe('/content');
    expect((await comeBack(back, cookie)).to).toBe('/sign-in?sso=expired');
    const unknown = back.replace(/state=[^&]+/, 'state=unknown');
    expect((await comeBack(unknown, cookie)).to).toBe('/sign-in?sso=expired');
  });

  test('a code that was used before', async () => {
    const one = await begin();
    const back = provider.signIn(one.address, { claims: claimsOf('ada') });
    await comeBack(back, one.cookie);
    const two = await begin();
    const code = String(new URL(back).searchParams.get('code'));
    const replayed = provider.signIn(two.address, { claims: claimsOf('ada'), back: { code } });
    expect((await comeBack(replayed, two.cookie)).to).toBe('/sign-in?sso=failed');
  });

  test('a person who cancels there is told so', async () => {
    const { address, cookie } = await begin();
    const state = String(new URL(address).searchParams.get('state'));
    const back = `${server.url}/api/auth/sso/callback?error=access_denied&state=${state}`;
    expect((await comeBack(back, cookie)).to).toBe('/sign-in?sso=denied');
  });
});

describe('back-channel logout', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const usual = (changed: Record<string, unknown> = {}) => {
    const at = Math.floor(Date.now() / 1000);
    return {
      iss: provider.issuer,
      aud: CLIENT_ID,
      iat: at,
      exp: at + 120,
      jti: randomUUID(),
      events,
      ...changed,
    };
  };
  const tell = async (token: string) => {
    const { status } = await server.send('/api/auth/sso/logout', {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return status;
  };

  test('ends the session it names at once, or all of the person’s sessions', async () => {
    const claims = claimsOf('grace');
    const one = await signIn({ claims });
    const other = await signIn({ claims: { ...claims, sid: randomUUID() } });
    const { sub, sid } = claims;
    expect(await tell(await provider.logoutToken(usual({ sub, sid })))).toBe(200);
    expect([await sessionOf(one.token), (await sessionOf(other.token))?.email]).toEqual([
      null,
      'grace@corp.example',
    ]);
    expect(await tell(await provider.logoutToken(usual({ sub })))).toBe(200);
    expect(await sessionOf(other.token)).toBeNull();
  });

  test('a forged, foreign, old, or repeated token ends nothing', async () => {
    const claims = claimsOf('linus');
    const { sub } = claims;
    const { token } = await signIn({ claims });
    const at = Math.floor(Date.now() / 1000);
    const tokens = [
      await provider.logoutToken(usual({ sub }), 'foreign'),
      await provider.logoutToken(usual({ sub }), 'none'),
      ...(await Promise.all(
        [
          { sub, aud: 'another-client' },
          { sub, iss: 'https://evil.example' },
          { sub, nonce: 'as-in-an-id-token' },
          { sub, events: {} },
          { sub, iat: at - 600, exp: at - 300 },
          { sub, jti: undefined },
          {},
        ].map((changed) => provider.logoutToken(JSON.parse(JSON.stringify(usual(changed))))),
      )),
      'no-token',
      '',
    ];
    for (const wrong of tokens) expect(await tell(wrong)).toBe(400);
    expect((await sessionOf(token))?.email).toBe('linus@corp.example');
    const once = await provider.logoutToken(usual({ sub }));
    expect(await tell(once)).toBe(200);
    const later = await signIn({ claims });
    expect(await tell(once)).toBe(200);
    expect((await sessionOf(later.token))?.email).toBe('linus@corp.example');
  });

  test('the issuer is as the provider writes it, with or without the setting’s trailing slash', async () => {
    await save({ issuer: `${provider.issuer}/` });
    const claims = claimsOf('barbara');
    const { token } = await signIn({ claims });
    expect((await sessionOf(token))?.email).toBe('barbara@corp.example');
    expect(await tell(await provider.logoutToken(usual({ sub: claims.sub })))).toBe(200);
    expect(await sessionOf(token)).toBeNull();
    await save();
  });

  test('a token is accepted again if the database failed meanwhile', async () => {
    const claims = claimsOf('edsger');
    const { token } = await signIn({ claims });
    const sent = await provider.logoutToken(usual({ sub: claims.sub }));
    await server.sql.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
    await server.sql.query('create trigger refuse before delete on session execute function refuse()');
    expect(await tell(sent)).toBe(400);
    await server.sql.query('drop function refuse() cascade');
    expect((await sessionOf(token))?.email).toBe('edsger@corp.example');
    expect(await tell(sent)).toBe(200);
    expect(await sessionOf(token)).toBeNull();
  });
});

describe('requiring it', () => {
  test('turns off passwords of the domain for all but the emergency account', async () => {
    const person = { name: 'Rosa', email: 'rosa@corp.example', password: TEST_PASSWORD };
    const emergency = { name: 'Emil', email: 'emergency@corp.example', password: TEST_PASSWORD };
    const post = (path: string, body: unknown) => server.send(`/api/auth/${path}`, { method: 'POST', body });
    const rosa = await post('sign-up/email', person);
    const cookie = cookiesOf(rosa.headers);
    const { body: session } = await server.send('/api/auth/token', { headers: { cookie } });
    const { status: made, body: personal } = await server.send('/api/settings/api-tokens', {
      method: 'POST',
      body: { name: 'Reports', scopes: ['content:read'], expiresInDays: 7 },
      headers: { authorization: `Bearer ${(session as { token: string }).token}` },
    });
    expect(made).toBe(201);
    await post('sign-up/email', emergency);
    expect((await save({ isEnforced: true })).status).toBe(422);
    expect((await save({ isEnforced: true, emergencyEmail: 'nobody@corp.example' })).status).toBe(422);
    expect((await save({ isEnforced: true, emergencyEmail: emergency.email })).status).toBe(200);

    expect((await server.send('/api/auth/token', { headers: { cookie } })).status).toBe(401);
    // Single sign-on is about sessions: what runs with a token of its own goes on.
    const authorization = `Bearer ${(personal as { token: string }).token}`;
    expect((await server.send('/api/content', { headers: { authorization } })).status).toBe(200);
    for (const [path, body] of [
      ['sign-in/email', person],
      ['sign-up/email', { ...person, email: 'late@corp.example' }],
      ['request-password-reset', { email: person.email }],
    ] as const) {
      const { status, body: refusal } = await post(path, body);
      expect([path, status, refusal]).toEqual([path, 403, expect.objectContaining({ code: 'sso_required' })]);
    }
    expect((await post('sign-in/email', emergency)).status).toBe(200);
    expect((await post('sign-in/email', { email: operator.email, password: TEST_PASSWORD })).status).toBe(
      200,
    );
    expect((await signIn({ claims: claimsOf('rosa') })).to).toBe('/content');
    await save();
  });

  test('a user without a password can get one by email, but not use or change it once sign-on is required', async () => {
    const claims = claimsOf('hedy');
    const post = (path: string, body: unknown, cookie = '') =>
      server.send(`/api/auth/${path}`, { method: 'POST', body, headers: { cookie } });
    const { token } = await signIn({ claims });
    expect((await post('request-password-reset', { email: claims.email })).status).toBe(200);
    const { rows } = await server.sql.query<{ text: string }>('select text from mail where recipient = $1', [
      claims.email,
    ]);
    const link = rows.flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []).at(-1);
    expect((await post('reset-password', { token: link, newPassword: TEST_PASSWORD })).status).toBe(200);
    expect(await sessionOf(token)).toBeNull();
    const withPassword = { email: claims.email, password: TEST_PASSWORD };
    expect((await post('sign-in/email', withPassword)).status).toBe(200);

    const byProvider = await signIn({ claims });
    expect((await save({ isEnforced: true, emergencyEmail: 'emergency@corp.example' })).status).toBe(200);
    const changed = { currentPassword: TEST_PASSWORD, newPassword: 'New-horse-10' };
    for (const refused of [
      await post('sign-in/email', withPassword),
      await post('change-password', changed, cookiesOf(byProvider.headers)),
    ])
      expect([refused.status, refused.body]).toEqual([
        403,
        expect.objectContaining({ code: 'sso_required' }),
      ]);
    expect((await sessionOf(byProvider.token))?.email).toBe(claims.email);
    await save();
  });

  test('people cannot join a sample workspace', async () => {
    const { body: sample } = await server.call(operator, makeSample, { body: {} });
    const { rows } = await server.sql.query<{ slug: string }>('select slug from workspace where id = $1', [
      sample.workspaceId,
    ]);
    expect((await save({ workspace: String(rows[0]?.slug) })).status).toBe(404);
    expect((await server.call(operator, removeSample, {})).status).toBe(200);
  });

  test('a provider that does not respond is not saved', async () => {
    const { status, body } = await save({ issuer: 'http://127.0.0.1:9' });
    expect([status, body]).toEqual([502, expect.objectContaining({ code: 'sso_provider_unusable' })]);
    expect((await save({ issuer: 'http://id.example' })).status).toBe(400);
    expect((await server.call(operator, readSingleSignOn, {})).body.settings?.issuer).toBe(provider.issuer);
  });

  test.each([
    ['Free', 0],
    ['Professional', 4],
  ])(
    'a workspace of plan %s has room for %i of six people who arrive at the same time',
    async (plan, room) => {
      const full = await openTestServer({ DEFAULT_PLAN: plan });
      const owner = await full.signUp();
      const { body } = await full.call(owner, readSession, {});
      const changed = { ...choices, workspace: body.organizationSlug };
      expect((await full.call(owner, saveSingleSignOn, { body: changed })).status).toBe(200);
      const ends = await Promise.all(
        Array.from({ length: 6 }, async (_, at) => {
          const begun = await full.send('/api/auth/sso');
          const back = provider.signIn(String(begun.headers.get('location')), {
            claims: claimsOf(`tim${at}`),
          });
          const { headers } = await full.send(back.slice(full.url.length), {
            headers: { cookie: cookiesOf(begun.headers) },
          });
          return headers.get('location');
        }),
      );
      expect(ends.filter((end) => end === '/content')).toHaveLength(room);
      expect(ends.filter((end) => end === '/sign-in?sso=seats_full')).toHaveLength(6 - room);
      const { rows } = await full.sql.query(`select id from "user" where email like 'tim%@corp.example'`);
      expect(rows).toHaveLength(room);
    },
  );
});
