import { connectSearch, readSearchConnection, updateSearchConnection } from '@pagewright/contract/analytics';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { CLIENT } from '../../fakes/search-console/fake-sign-in.ts';
import { bingDate, startBingWebmaster } from '../../fakes/bing-webmaster/start-bing-webmaster.ts';
import { daysAgo, startGoogleAnalytics } from '../../fakes/google-analytics/start-google-analytics.ts';
import { startSearchConsole } from '../../fakes/search-console/start-search-console.ts';
import { isFullRun } from '../../run-size.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

const [google, bing] = await Promise.all([startSearchConsole(), startBingWebmaster()]);
const analytics = await startGoogleAnalytics(google.account);
const [server, browser] = await Promise.all([
  openTestServer({
    ...analytics.settings,
    // One token server for both.
    ...google.settings,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_AUTHORIZE_URL: `${google.url}/authorize`,
    GOOGLE_REVOKE_URL: `${google.url}/revoke`,
    BING_WEBMASTER_URL: bing.url,
  }),
  openTestBrowser(),
]);

test('an admin goes to Google, comes back connected, and disconnects', async () => {
  google.sites.push({ siteUrl: 'sc-domain:fenwick.example', permissionLevel: 'SITE_OWNER' });
  google.signIn.redirectUris.add(`${server.url}/settings/connections`);
  google.signIn.isTesting = true;
  const maya = await server.signUp('Maya Lindqvist');
  const page = await openScreen(browser, server, '/settings/connections', maya);
  const section = page.getByRole('region', { name: 'Google Search Console' });
  await section.getByText('Google ends this after seven days').waitFor();
  await section.getByRole('button', { name: 'Connect with Google' }).click();
  await section.getByLabel('Property').selectOption('sc-domain:fenwick.example');
  await section.getByText('A person’s Google account').waitFor();
  await section.getByText('Connect again before then').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await expectAccessibleInLightAndDark(page, 'connection by a Google account');

  await section.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await section.getByRole('button', { name: 'Connect with Google' }).waitFor();
  await expect.poll(() => google.signIn.grants.size).toBe(0);
});

test.runIf(isFullRun)('an admin connects Bing, and its figures have a place of their own', async () => {
  const site = 'https://fenwick.example/';
  const figures = { Date: bingDate('2026-11-20'), Clicks: 12, Impressions: 340 };
  const position = { AvgClickPosition: 4, AvgImpressionPosition: 5 };
  bing.sites.push({ url: site, isVerified: true });
  bing.days = [figures];
  bing.queries = [{ Query: 'oil a bike chain', ...figures, ...position }];
  bing.pages = [{ Query: `${site}chain`, ...figures, ...position }];
  const maya = await server.signUp('Maya Lindqvist');
  const page = await openScreen(browser, server, '/settings/connections', maya);
  const section = page.getByRole('region', { name: 'Bing Webmaster Tools' });
  await section.getByLabel('API key').fill(bing.key);
  await section.getByRole('button', { name: 'Connect' }).click();
  await section.getByLabel('Site').selectOption(site);
  await section.getByRole('button', { name: 'Use this site' }).click();
  await section.getByText('Up to date').waitFor();
  await expectAccessibleInLightAndDark(page, 'connection to Bing');
  await section.getByRole('link', { name: 'View Bing figures' }).click();
  await page.getByRole('row', { name: /oil a bike chain 12 340/ }).waitFor();
  await expectAccessibleInLightAndDark(page, 'figures of Bing');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'figures of Bing');
  await page.getByRole('radiogroup', { name: 'Search engine' }).getByText('Google').click();
  await page.getByText('Connect Search Console to get these figures').waitFor();
});

test('an admin connects Google Analytics, and its landing pages stand beside the clicks', async () => {
  const [site, timeZone] = ['https://fenwick.example/', 'America/Los_Angeles'];
  const day = daysAgo(5, timeZone);
  const visits = { day, host: 'fenwick.example', engagedSessions: 10, keyEvents: 1.5 };
  analytics.properties.set('123456789', {
    timeZone,
    visits: [
      { ...visits, path: '/chain', sessions: 40 },
      { ...visits, path: '(other)', sessions: 25 },
    ],
    metadata: { [day]: { dataLossFromOtherRow: true } },
  });
  const searches = { day, query: 'oil a bike chain', country: 'usa', device: 'MOBILE' } as const;
  google.sites.push({ siteUrl: site, permissionLevel: 'SITE_OWNER' });
  google.planted.set(
    site,
    ['chain', 'bell'].map((page, at) => ({
      ...searches,
      page: `${site}${page}`,
      clicks: 12 - at,
      impressions: 300,
      position: 4,
    })),
  );
  const maya = await server.signUp('Maya Lindqvist');
  const page = await openScreen(browser, server, '/settings/connections', maya);
  const section = page.getByRole('region', { name: 'Google Analytics 4' });
  await section.getByLabel('Property ID').fill('G-1A2B3C4D5E');
  await section.getByLabel('Or paste the content of the file').fill(google.key);
  await section.getByRole('button', { name: 'Connect' }).click();
  await section.getByText('This is not a property ID').waitFor();
  await section.getByLabel('Property ID').fill('123456789');
  await section.getByRole('button', { name: 'Connect' }).click();
  await section.getByText('Up to date').waitFor();
  await section.getByText('fenwick.example', { exact: true }).waitFor();

  // Without Search Console there are no clicks to stand beside.
  await section.getByRole('link', { name: 'View landing pages' }).click();
  await page.getByRole('row', { name: '/chain 40 25% 1.5', exact: true }).waitFor();
  await server.call(maya, connectSearch, { body: { key: google.key } });
  await server.call(maya, updateSearchConnection, { body: { property: site } });
  const pages = page.getByRole('region', { name: 'Landing pages in Google Analytics', exact: true });
  await expect
    .poll(async () => (await server.call(maya, readSearchConnection, {})).body.connection?.state)
    .toBe('current');
  await page.reload();
  await pages.getByRole('row', { name: '/chain 40 25% 1.5 12', exact: true }).waitFor();
  await page.getByText('25 are in Google’s row “(other)”').waitFor();
  await expectAccessibleInLightAndDark(page, 'landing pages beside clicks');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'landing pages beside clicks');
  await page.getByRole('button', { name: `Show ${site}bell alone` }).click();
  await pages.getByRole('row', { name: '/bell — — —', exact: true }).waitFor();
  await page.getByText('unknown, not zero').waitFor();
});
