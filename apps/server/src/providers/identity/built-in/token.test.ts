import { createHmac, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodePart, ownSigningKey, readToken, signToken } from './testing/sign-token.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const SECRET = 'a secret of this test, long enough';

const server = await openTestServer({ SECRET_KEY: SECRET });
const person = await server.signUp();
const good = await person.token();

type Json = Record<string, unknown>;
const parts = () => readToken(good);
const call = (token: string) =>
  server.send('/api/session', { headers: { authorization: `Bearer ${token}` } });
const ownKey = () => ownSigningKey(server, SECRET, parts().header['kid']);

test('a token lives five minutes at most and names its session and workspace, nothing else about the person', () => {
  const { header, payload } = parts();
  expect(header).toEqual({ alg: 'EdDSA', kid: expect.any(String) });
  expect(payload).toEqual({
    sub: person.userId,
    sid: expect.any(String),
    org: person.workspaceId,
    iss: expect.stringMatching(/^pagewright:/),
    aud: 'pagewright-api',
    iat: expect.any(Number),
    exp: expect.any(Number),
  });
  expect(Number(payload['exp']) - Number(payload['iat'])).toBeLessThanOrEqual(300);
});

test('the private key is not readable in the database', async () => {
  const { rows } = await server.sql.query<{ private_key: string }>('select private_key from jwks');
  expect(rows.length).toBeGreaterThan(0);
  for (const { private_key: text } of rows) expect(text).not.toMatch(/"d"|kty|BEGIN/);
});

test('the same token re-signed with the right key is valid: those below are refused for their change', async () => {
  const { header, payload } = parts();
  expect((await call(signToken(header, payload, await ownKey()))).status).toBe(200);
});

const now = () => Math.floor(Date.now() / 1000);
const changes: readonly (readonly [string, Json, Json])[] = [
  ['an expired one', {}, { exp: now() - 1, iat: now() - 301 }],
  ['one without an expiry', {}, { exp: undefined }],
  ['one with a text expiry', {}, { exp: 'tomorrow' }],
  ['one for another audience', {}, { aud: 'elsewhere' }],
  ['one without an audience', {}, { aud: undefined }],
  ['one of another issuer', {}, { iss: 'http://localhost' }],
  ['one without an issuer', {}, { iss: undefined }],
  ['one that is not valid yet', {}, { nbf: now() + 3600 }],
  ['one of another user', {}, { sub: 'somebody' }],
  ['one without a user', {}, { sub: undefined }],
  ['one of another session', {}, { sid: 'another' }],
  ['one with a session that is not text', {}, { sid: { $ne: null } }],
  ['one of another workspace', {}, { org: 'another' }],
  ['one with an unknown key', { kid: 'unknown' }, {}],
  ['one without a key', { kid: undefined }, {}],
  ['one whose key is a path', { kid: '../../../../dev/null' }, {}],
  ['one whose key is SQL', { kid: "' or 1=1 --" }, {}],
  ['one whose key is a number', { kid: 1 }, {}],
  [
    'one that contains its own key',
    { kid: undefined, jwk: { kty: 'OKP' }, jku: 'http://127.0.0.1/keys' },
    {},
  ],
  ['one with a critical extension', { crit: ['x'], x: 1 }, {}],
  ['one with an unencoded body', { b64: false, crit: ['b64'] }, {}],
];
test.each(changes)('%s is refused', async (_, inHeader, inPayload) => {
  const { header, payload } = parts();
  const answer = await call(
    signToken({ ...header, ...inHeader }, { ...payload, ...inPayload }, await ownKey()),
  );
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ error: 'Authentication required. Please log in.', code: 'token_invalid' });
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('a token signed by another key pair under our key’s ID is refused', async () => {
  const { header, payload } = parts();
  const { privateKey } = generateKeyPairSync('ed25519');
  expect((await call(signToken(header, payload, privateKey))).status).toBe(401);
});

test.each(['none', 'None', 'NONE', 'HS256', 'RS256', 'ES256', 'Ed25519', ''])(
  'the algorithm %j is refused',
  async (alg) => {
    const { header, payload, signature } = parts();
    const text = `${encodePart({ ...header, alg })}.${encodePart(payload)}`;
    const { rows } = await server.sql.query<{ public_key: string }>('select public_key from jwks');
    const withPublicKey = createHmac('sha256', rows[0]!.public_key).update(text).digest('base64url');
    const withSecret = createHmac('sha256', SECRET).update(text).digest('base64url');
    for (const end of ['', 'AA', signature, withPublicKey, withSecret]) {
      expect((await call(`${text}.${end}`)).status).toBe(401);
    }
  },
);

test('a token with one changed character is refused', async () => {
  for (const place of [3, good.indexOf('.') + 5, good.lastIndexOf('.') + 5]) {
    const edited = `${good.slice(0, place)}${good[place] === 'A' ? 'B' : 'A'}${good.slice(place + 1)}`;
    expect((await call(edited)).status).toBe(401);
  }
});

test.each([
  '',
  'x',
  'a.b.c',
  'a.b.c.d',
  '..',
  `${'a'.repeat(8_000)}.b.c`,
  'null',
  'e30.e30.e30',
  'bnVsbA.bnVsbA.AA',
])('the text %.20j is not a token', async (text) => {
  expect((await call(text)).status).toBe(401);
});

test('session data from the database signs nobody in', async () => {
  const { rows } = await server.sql.query<{ token: string }>('select token from session');
  const sign = (token: string): string =>
    encodeURIComponent(`${token}.${createHmac('sha256', SECRET).update(token).digest('base64')}`);
  const [, cookieToken = ''] = /session_token=([^.]+)\./.exec(decodeURIComponent(person.cookie))!;
  const ask = (token: string) =>
    server.send('/api/auth/token', { headers: { cookie: `pagewright.session_token=${sign(token)}` } });
  // The cookie's own token, signed like this, is a session: so the others fail because of their token.
  expect((await ask(cookieToken)).status).toBe(200);
  expect(rows.map(({ token }) => token)).not.toContain(cookieToken);
  for (const { token } of rows) expect((await ask(token)).status).toBe(401);
});

test('neither the session cookie nor the token in the session table opens the API', async () => {
  expect((await server.send('/api/session', { headers: { cookie: person.cookie } })).body).toMatchObject({
    code: 'token_missing',
  });
  const { rows } = await server.sql.query<{ token: string }>('select token from session');
  for (const { token } of rows) expect((await call(token)).status).toBe(401);
});
