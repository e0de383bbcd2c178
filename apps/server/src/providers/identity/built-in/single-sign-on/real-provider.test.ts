import { readSingleSignOn } from '@pagewright/contract/settings';
import { expect, onTestFinished, test } from 'vitest';
import { createBrowserSession } from '../../../../../../../tests/fakes/oidc/browser-session.ts';
import { startOidcProvider } from '../../../../../../../tests/fakes/oidc/start-oidc-provider.ts';
import { openTestServer } from '../../../../../../../tests/server/open-test-server.ts';
import { turnOnSingleSignOn } from '../testing/turn-on-single-sign-on.ts';

const CLIENT = { id: 'pagewright', secret: 'a-secret-of-the-client/with+signs' };

test('oidc-provider signs somebody in, with their groups, and out again through the back channel', async () => {
  const server = await openTestServer({ DEFAULT_PLAN: 'Entrepreneur' });
  const operator = await server.signUp();
  const { body: addresses } = await server.call(operator, readSingleSignOn, {});
  const provider = await startOidcProvider({
    client: { ...CLIENT, redirectUri: addresses.redirectUri, logoutUri: addresses.logoutUri },
    people: {
      'u-1': { email: 'ada@corp.example', email_verified: true, name: 'Ada', groups: ['staff', 'chiefs'] },
    },
  });
  onTestFinished(() => provider.close());
  const organizationId = await turnOnSingleSignOn(server, operator, {
    name: 'Example ID',
    issuer: provider.issuer,
    client: CLIENT,
  });

  const browser = createBrowserSession();
  provider.become('u-1');
  const arrived = await browser.open(
    `${server.url}/api/auth/sso?returnTo=/calendar`,
    (url) => url.origin === server.url && !url.pathname.startsWith('/api/'),
  );
  expect(arrived.url.pathname + arrived.url.search).toBe('/calendar');
  const token = async () => {
    const { body } = await server.send('/api/auth/token', {
      headers: { cookie: browser.cookiesOf(server.url) },
    });
    return (body as { token?: string }).token;
  };
  const session = await server.send('/api/session', {
    headers: { authorization: `Bearer ${await token()}` },
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
  await expect.poll(token).toBeUndefined();
});
