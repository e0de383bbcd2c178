import { randomUUID } from 'node:crypto';
import { readSingleSignOn } from '@pagewright/contract/settings';
import { generateKeyPair, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  createBrowserSession,
  type BrowserSession,
} from '../../../../../../../tests/fakes/oidc/browser-session.ts';
import {
  createSigner,
  forgedIdTokens,
  replaceIdToken,
  signedAgain,
} from '../../../../../../../tests/fakes/oidc/forge-id-tokens.ts';
import { startOidcProvider } from '../../../../../../../tests/fakes/oidc/start-oidc-provider.ts';
import { openTestServer } from '../../../../../../../tests/server/open-test-server.ts';
import { turnOnSingleSignOn } from '../testing/turn-on-single-sign-on.ts';

const CLIENT = { id: 'pagewright', secret: 'a-secret-of-the-client/with+signs' };
const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
const operator = await server.signUp();
const { body: addresses } = await server.call(operator, readSingleSignOn, {});
const provider = await startOidcProvider({
  client: { ...CLIENT, redirectUri: addresses.redirectUri, logoutUri: addresses.logoutUri },
  people: {
    'u-1': { email: 'ada@corp.example', email_verified: true, name: 'Ada', groups: ['staff', 'chiefs'] },
    'u-2': { email: 'eve@corp.example', email_verified: true, name: 'Eve', groups: ['chiefs'] },
  },
});
afterAll(() => provider.close());
const turnOn = () =>
  turnOnSingleSignOn(server, operator, { name: 'Example ID', issuer: provider.issuer, client: CLIENT });
const organizationId = await turnOn();

const isHere = (url: URL): boolean => url.origin === server.url && !url.pathname.startsWith('/api/');
const tokenOf = async (browser: BrowserSession): Promise<string | undefined> => {
  const headers = { cookie: browser.cookiesOf(server.url) };
  const { body } = await server.send('/api/auth/token', { headers });
  return (body as { token?: string }).token;
};

test('oidc-provider signs somebody in, with their groups, and out again through the back channel', async () => {
  const browser = createBrowserSession();
  provider.become('u-1');
  const arrived = await browser.open(`${server.url}/api/auth/sso?returnTo=/calendar`, isHere);
  expect(arrived.url.pathname + arrived.url.search).toBe('/calendar');
  const session = await server.send('/api/session', {
    headers: { authorization: `Bearer ${await tokenOf(browser)}` },
  });
  expect(session.body).toMatchObject({
    email: 'ada@corp.example',
    fullName: 'Ada',
    organizationId,
    organizationRole: 'admin',
  });

  // The provider's own sign-out page and its button.
  const { text } = await browser.open(`${provider.issuer}/session/end`);
  const xsrf = String(/name="xsrf" value="([^"]+)"/.exec(text)?.[1]);
  await browser.open(
    `${provider.issuer}/session/end/confirm`,
    undefined,
    new URLSearchParams({ xsrf, logout: 'yes' }),
  );
  await expect.poll(() => tokenOf(browser)).toBeUndefined();
});

describe('between oidc-provider and this server', () => {
  const now = (): number => Math.floor(Date.now() / 1000);
  const sign = createSigner(provider.privateKey, provider.keyId);
  afterEach(() => provider.tamper(null));
  /** Signs in at the provider, and returns the address that it sends the browser back to. */
  const signIn = async (browser: BrowserSession, change: (asked: URL) => void = () => undefined) => {
    const { url: asked } = await browser.open(
      `${server.url}/api/auth/sso`,
      (url) => url.origin !== server.url,
    );
    const state = asked.searchParams.get('state') ?? '';
    change(asked);
    const { url: back } = await browser.open(asked.href, (url) => url.origin === server.url);
    return { state, back };
  };
  const arrive = async (browser: BrowserSession, back: URL): Promise<string> => {
    const { url } = await browser.open(back.href, isHere);
    return url.pathname + url.search;
  };
  const expectRefused = async (browser: BrowserSession, back: URL, what = 'the first time') => {
    expect(await arrive(browser, back), what).toBe('/sign-in?sso=failed');
    expect(await arrive(browser, back), 'again').toBe('/sign-in?sso=expired');
    expect(await tokenOf(browser)).toBeUndefined();
  };

  test.each(forgedIdTokens(sign, CLIENT.secret))('a token %s is refused', async (_what, forge) => {
    provider.become('u-2');
    provider.tamper(replaceIdToken(forge));
    const browser = createBrowserSession();
    const { back } = await signIn(browser);
    await expectRefused(browser, back);
  });

  test('a token signed again, unchanged, is accepted', async () => {
    provider.become('u-2');
    provider.tamper(replaceIdToken(signedAgain(sign)));
    const browser = createBrowserSession();
    expect(await arrive(browser, (await signIn(browser)).back)).toBe('/content');
    expect(await tokenOf(browser)).toEqual(expect.any(String));
  });

  test('a code works once, in the browser and for the sign-in that asked for it', async () => {
    provider.become('u-2');
    const browser = createBrowserSession();
    const { back } = await signIn(browser);
    expect(await arrive(createBrowserSession(), back), 'another browser').toBe('/sign-in?sso=expired');
    expect(await arrive(browser, back)).toBe('/content');
    expect(await arrive(browser, back), 'replayed').toBe('/sign-in?sso=expired');

    const attacks: Record<string, (mine: Awaited<ReturnType<typeof signIn>>) => URL | Promise<URL>> = {
      'a code that was used before': ({ state }) => {
        const address = new URL(back);
        address.searchParams.set('state', state);
        return address;
      },
      'a code of another sign-in (PKCE)': async ({ state }) => {
        const { back: address } = await signIn(createBrowserSession());
        address.searchParams.set('state', state);
        return address;
      },
      'another issuer in the address (mix-up)': ({ back: address }) => {
        address.searchParams.set('iss', 'https://evil.example');
        return address;
      },
      'no issuer in the address (mix-up)': ({ back: address }) => {
        address.searchParams.delete('iss');
        return address;
      },
    };
    for (const [what, attack] of Object.entries(attacks)) {
      const attacker = createBrowserSession();
      await expectRefused(attacker, await attack(await signIn(attacker)), what);
    }
    const attacker = createBrowserSession();
    const swapped = await signIn(attacker, (asked) => asked.searchParams.set('nonce', 'of-the-attacker'));
    await expectRefused(attacker, swapped.back);
  });

  test('settings that name another issuer are not saved (mix-up)', async () => {
    provider.tamper(async (path, answer) =>
      path.endsWith('/openid-configuration') ? { ...answer, issuer: 'https://evil.example' } : answer,
    );
    await expect(turnOn()).rejects.toThrow('sso_provider_unusable');
  });

  test('a forged sign-out ends nothing', async () => {
    provider.become('u-2');
    const browser = createBrowserSession();
    await arrive(browser, (await signIn(browser)).back);
    const about = (changed: JWTPayload = {}): JWTPayload => ({
      iss: provider.issuer,
      aud: CLIENT.id,
      sub: 'u-2',
      iat: now(),
      exp: now() + 60,
      jti: randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...changed,
    });
    const tell = async (token: string) => {
      const { status } = await server.send('/api/auth/sso/logout', {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return status;
    };
    const foreign = (await generateKeyPair('RS256')).privateKey;
    for (const wrong of [
      new UnsecuredJWT(about()).encode(),
      await sign(about(), foreign),
      ...(await Promise.all(
        [
          { aud: 'another-client' },
          { iss: 'https://evil.example' },
          { iat: now() - 600, exp: now() - 300 },
          { iat: now() + 600, exp: now() + 900 },
          { nonce: 'as-in-an-id-token' },
        ].map((changed) => sign(about(changed))),
      )),
    ])
      expect(await tell(wrong)).toBe(400);
    expect(await tokenOf(browser)).toEqual(expect.any(String));
    expect(await tell(await sign(about()))).toBe(200);
    await expect.poll(() => tokenOf(browser)).toBeUndefined();
  });
});
