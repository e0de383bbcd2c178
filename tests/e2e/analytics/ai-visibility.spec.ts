import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { publishArticle } from '../../factories/published-article.ts';
import { recordVisits } from '../../factories/record-visits.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

const [server, browser] = await Promise.all([openTestServer({ TRUST_PROXY: 'loopback' }), openTestBrowser()]);

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1360, height: 900 };
const NAMED = (name: string): string => `Mozilla/5.0 (compatible; ${name}/1.0)`;
const today = new Date().toISOString().slice(0, 10);

/** A log of yesterday, with a line that is none. */
function log(): string {
  const at = new Date(Date.now() - 86_400_000);
  const month = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const date = `${String(at.getUTCDate()).padStart(2, '0')}/${month}/${at.getUTCFullYear()}`;
  const line = (address: string, path: string, name: string): string =>
    `${address} - - [${date}:10:00:00 +0000] "GET ${path} HTTP/2.0" 200 900 "-" "${NAMED(name)}"\n`;
  return `${line('20.171.206.7', '/tires', 'GPTBot')}${line('62.141.40.1', '/tires', 'GPTBot')}not a log line\n`;
}

test('agents on the own site show with spoofs marked, a log is imported and deleted, and rules for agents are set', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const page = await openScreen(browser, server, '/analytics/ai', maya, { viewport: WIDE });
  await page.getByText('No AI agents have visited yet').waitFor();
  const { id, path, sitePath } = await publishArticle(server, maya, { title: 'Oiling a bike chain' });
  for (const [name, address] of [
    ['GPTBot', '20.171.206.7'],
    ['GPTBot', '62.141.40.1'],
    ['OAI-SearchBot', '20.14.99.97'],
    ['Claude-User', '216.73.217.16'],
    ['Bytespider', '62.141.40.1'],
  ] as const)
    await server.send(path, { headers: { 'user-agent': NAMED(name), 'x-forwarded-for': address } });
  await server.send(sitePath, {
    headers: { 'user-agent': NAMED('bingbot'), 'x-forwarded-for': '157.55.39.8' },
  });
  await recordVisits(server, id, { day: today, source: 'chatgpt.com', views: 3 });

  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('region', { name: 'AI visibility' }).waitFor();
      return page.getByRole('row', { name: /^Bingbot Microsoft Search engine 1/ }).count();
    })
    .toBe(1);
  await page.getByRole('row', { name: /^GPTBot OpenAI Training 1 1 0/ }).waitFor();
  await page.getByRole('row', { name: /^Bytespider ByteDance Training 0 0 1 No list/ }).waitFor();
  await page.getByRole('row', { name: /^chatgpt\.com 3/ }).waitFor();
  await expectAccessibleInLightAndDark(page, 'AI visibility');

  const logs = page.getByRole('region', { name: 'Server logs' });
  await logs.getByLabel('Site of the log').fill('https://www.fenwick.example/');
  await logs.locator('input[type=file]').setInputFiles({
    name: 'access.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(log()),
  });
  await logs.getByText('2 new visits counted · 3 entries read · 1 line not understood').waitFor();
  await logs.getByText('not a log line').waitFor();
  await expect.poll(() => page.getByLabel('Site', { exact: true }).inputValue()).toBe('fenwick.example');
  await page.getByRole('link', { name: '/tires' }).waitFor();
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'AI visibility');
  await page.setViewportSize(WIDE);
  await logs.getByRole('button', { name: 'Delete access.log' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The log and its visits were deleted.').waitFor();

  await page.getByRole('link', { name: 'Choose which agents may visit' }).click();
  const rules = page.getByRole('region', { name: 'AI agents' });
  await rules.getByLabel('Ask agents that collect texts for training to stay away').check({ force: true });
  await rules.getByText('Preview of robots.txt').click();
  await rules.getByText('User-agent: ClaudeBot').waitFor();
  await expectAccessibleInLightAndDark(rules, 'rules for AI agents');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await page.getByText('Rules for AI agents saved.').waitFor();
  const robots = await server.send('/robots.txt');
  expect(String(robots.body)).toContain(`User-agent: ClaudeBot\n`);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'rules for AI agents');
});
