import { randomUUID } from 'node:crypto';
import { readSingleSignOn } from '@pagewright/contract/settings';
import { UnsecuredJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
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
import { startGlewlwyd } from '../../../../../../../tests/fakes/oidc/start-glewlwyd.ts';
import { openTestServer } from '../../../../../../../tests/server/open-test-server.ts';
import { turnOnSingleSignOn } from '../testing/turn-on-single-sign-on.ts';

/** Set by `npm run test:real`, which downloads the program. */
const FOLDER = process.env['GLEWLWYD_FOLDER'] ?? '';
// Glewlwyd does not decode the secret, so it must consist of letters and digits.
const CLIENT = { id: 'pagewright', secret: 'aSecretOfTheClient' };

test.runIf(FOLDER !== '')(
  'Glewlwyd signs people in and out, and its responses work once, only in the browser and for the client that asked',
  async () => {
    const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
    const operator = await server.signUp();
    const { body: addresses } = await server.call(operator, readSingleSignOn, {});
    const provider = await startGlewlwyd(FOLDER, {
      clients: [
        { ...CLIENT, ...addresses },
        { id: 'another', secret: 'ofAnother', ...addresses },
      ],
      people: { ada: { email: 'ada@corp.example', groups: ['staff', 'chiefs'] } },
    });
    onTestFinished(() => provider.close());
    await turnOnSingleSignOn(server, operator, { name: 'Glewlwyd', issuer: provider.issuer, client: CLIENT });
    const ada = await provider.signIn('ada');
    const ask = async (browser: BrowserSession): Promise<URL> => {
      const sent = await browser.open(`${server.url}/api/auth/sso`, ({ href }) =>
        href.startsWith(provider.issuer),
      );
      return sent.url;
    };
    const comeBack = async (browser: BrowserSession, address: URL): Promise<string> => {
      const { url } = await browser.open(address.href, ({ pathname }) => !pathname.startsWith('/api/'));
      return url.pathname + url.search;
    };
    const sessionOf = async (browser: BrowserSession) => {
      const cookie = browser.cookiesOf(server.url);
      const { body } = await server.send('/api/auth/token', { headers: { cookie } });
      const { token } = body as { token?: string };
      if (token === undefined) return null;
      return (await server.send('/api/session', { headers: { authorization: `Bearer ${token}` } })).body;
    };

    const browser = createBrowserSession();
    const answer = await ada.agree(await ask(browser));
    expect(await comeBack(createBrowserSession(), answer), 'another browser').toBe('/sign-in?sso=expired');
    expect(await comeBack(browser, answer)).toBe('/content');
    expect(await sessionOf(browser)).toMatchObject({ email: 'ada@corp.example', organizationRole: 'admin' });

    const sign = createSigner(provider.privateKey, provider.keyId);
    const attacks: Record<string, (begun: URL) => Promise<URL>> = {
      'a code that was used before': async (begun) => {
        answer.searchParams.set('state', begun.searchParams.get('state') ?? '');
        return answer;
      },
      'a code of another sign-in (PKCE, nonce)': async (begun) => {
        const other = await ada.agree(await ask(createBrowserSession()));
        other.searchParams.set('state', begun.searchParams.get('state') ?? '');
        return other;
      },
      'a code for another client (audience)': async (begun) => {
        begun.searchParams.set('client_id', 'another');
        return ada.agree(begun);
      },
      'another issuer in the address (mix-up)': async (begun) => {
        const back = await ada.agree(begun);
        back.searchParams.set('iss', 'https://evil.example');
        return back;
      },
      'another nonce in the token': async (begun) => {
        begun.searchParams.set('nonce', 'of-the-attacker');
        return ada.agree(begun);
      },
    };
    for (const [what, forge] of forgedIdTokens(sign, CLIENT.secret))
      attacks[`a token ${what}`] = (begun) => {
        provider.tamper(replaceIdToken(forge));
        return ada.agree(begun);
      };
    for (const [name, attack] of Object.entries(attacks)) {
      const attacker = createBrowserSession();
      const back = await attack(await ask(attacker));
      expect(await comeBack(attacker, back), name).toBe('/sign-in?sso=failed');
      expect(await comeBack(attacker, back), `${name}, again`).toBe('/sign-in?sso=expired');
      expect(await sessionOf(attacker), name).toBeNull();
      provider.tamper(null);
    }
    provider.tamper(replaceIdToken(signedAgain(sign)));
    const honest = createBrowserSession();
    expect(await comeBack(honest, await ada.agree(await ask(honest))), 'signed again').toBe('/content');
    expect(await sessionOf(honest)).toMatchObject({ email: 'ada@corp.example' });
    provider.tamper(null);

    // Signed with the provider's own key.
    const at = Math.floor(Date.now() / 1000);
    const about = {
      iss: provider.issuer,
      aud: CLIENT.id,
      iat: at,
      exp: at + 60,
      sub: 'somebody',
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    };
    const tell = async (token: string) =>
      (
        await server.send('/api/auth/sso/logout', {
          method: 'POST',
          body: new URLSearchParams({ logout_token: token }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status;
    const notice = (changed: object = {}) => ({ ...about, jti: randomUUID(), ...changed });
    expect(await tell(await sign(notice()))).toBe(200);
    for (const wrong of [
      { aud: 'another' },
      { iss: 'https://evil.example' },
      { iat: at - 600, exp: at - 300 },
      { iat: at + 600, exp: at + 900 },
      { nonce: 'as-in-an-id-token' },
    ])
      expect(await tell(await sign(notice(wrong))), JSON.stringify(wrong)).toBe(400);
    expect(await tell(new UnsecuredJWT(notice()).encode()), 'unsigned').toBe(400);

    await ada.signOut();
    await expect.poll(() => sessionOf(browser)).toBeNull();
  },
);
