import { readSingleSignOn } from '@pagewright/contract/settings';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { startOidcProvider } from '../../fakes/oidc/start-oidc-provider.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [server, browser] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Entrepreneur' }),
  openTestBrowser(),
]);
const operator = await server.signUp('Olga Berg');
await server.sql.query(`insert into outbox (key, kind, payload, failed_at, attempts, last_error)
  values ('gone', 'webhook.gone', '{}', now(), 10, 'no route to host')`);
const { body: addresses } = await server.call(operator, readSingleSignOn, {});
const provider = await startOidcProvider({
  client: {
    id: 'pagewright',
    secret: 'a-secret-of-the-client',
    redirectUri: addresses.redirectUri,
    logoutUri: addresses.logoutUri,
  },
  people: {
    ada: { email: 'ada@corp.example', email_verified: true, name: 'Ada Berg', groups: ['staff'] },
    guest: { email: 'guest@corp.example', email_verified: true, name: 'Guest', groups: [] },
  },
});
afterAll(() => provider.close());

test('an operator sees what failed and sets up a provider; people sign in with it or read why not', async () => {
  const settings = await openScreen(browser, server, '/settings/operator', operator);
  const system = settings.getByRole('region', { name: 'System' });
  await system.getByText('No scheduled backups: BACKUP_DIR is not set.').waitFor();
  await system.getByText('webhook.gone').waitFor();
  await system.getByRole('button', { name: 'Try webhook.gone again' }).click();
  await settings.getByText('It will be tried again').waitFor();
  const card = settings.getByRole('region', { name: 'Single sign-on' });
  await card.getByLabel('Name on the button').fill('Example ID');
  await card.getByLabel('Issuer').fill('http://127.0.0.1:9');
  await card.getByLabel('Client ID').fill('pagewright');
  await card.getByLabel('Client secret').fill('a-secret-of-the-client');
  await card.getByLabel('Member groups').fill('staff');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('The provider did not respond as an OpenID provider. Check its address.').waitFor();
  await card.getByLabel('Issuer').fill(provider.issuer);
  await card.getByRole('button', { name: 'Save' }).click();
  await settings.getByText('Single sign-on was saved').waitFor();
  await expectAccessibleInLightAndDark(settings, 'single sign-on in the settings');
  await settings.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(settings, 'single sign-on in the settings');

  const visitor = await openScreen(browser, server, '/calendar', null);
  provider.become('guest');
  await visitor.getByRole('link', { name: 'Continue with Example ID' }).click();
  await visitor
    .getByText('Your account has no access to this application. Ask your administrator.')
    .waitFor();
  await expectAccessibleInLightAndDark(visitor, 'a refused sign-in');

  const person = await openScreen(browser, server, '/calendar', null);
  provider.become('ada');
  await person.getByRole('link', { name: 'Continue with Example ID' }).click();
  await person.waitForURL('**/calendar');
  await person.getByRole('heading', { name: /calendar/i, level: 1 }).waitFor();
  expect(
    (
      await server.sql.query(`select role from member m join "user" u on u.id = m.user_id
    where u.email = 'ada@corp.example'`)
    ).rows,
  ).toEqual([{ role: 'basic_member' }]);
});
