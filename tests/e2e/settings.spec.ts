import { createContent } from '@pagewright/contract/content';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { startLmStudio } from '../fakes/lm-studio/start-lm-studio.ts';
import { startOllama } from '../fakes/ollama/start-ollama.ts';
import { OPENAI_KEY, startOpenAi } from '../fakes/openai/start-openai.ts';
import { SERPER_KEY, startSerper } from '../fakes/serper/start-serper.ts';
import { isFullRun } from '../run-size.ts';
import { backdateAuthentication } from '../server/backdate-authentication.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { TEST_PASSWORD, type TestPerson } from '../server/test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { reusePage } from './reuse-page.ts';
import { openScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const [openAi, serper, ollama, studio] = await Promise.all([
  startOpenAi(),
  startSerper({ organic: [], suggestions: ['rain barrel kit'] }),
  startOllama(['llama3.2']),
  startLmStudio(),
]);
afterAll(() => Promise.all([openAi, serper, ollama, studio].map((fake) => fake.close())));
openAi.answerWith(() => ({ text: '{"ready": true}' }));
const PLANTS = JSON.stringify({
  plants: ['Basil', 'Mint', 'Thyme'].map((name) => ({ name, care: 'Water it when its soil is dry.' })),
});
const [server, browser] = await Promise.all([
  openTestServer({
    SEARCH_SOURCES: 'serper',
    SERPER_URL: serper.url,
    OPENAI_BASE_URL: openAi.url,
    OPENAI_MODEL: 'gpt-5.4-mini',
    LOCAL_MODELS: 'ask',
    OLLAMA_URL: ollama.url,
    LM_STUDIO_URL: studio.url,
    LLAMA_CPP_URL: 'http://127.0.0.1:9/v1',
    OPERATOR_EMAILS: 'ops@example.com',
  }),
  openTestBrowser(),
]);

const openInReusedPage = reusePage(browser, server);
const open = (path: string, person: TestPerson): Promise<Page> =>
  openInReusedPage(`/settings${path}`, person);
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a key is tested, saved, shown by its last characters, its model selected, and removed', async () => {
  const maya = await server.signUp('Maya Keller');
  const page = await open('/api-keys', maya);
  await page.getByText('No language model is set up yet. Enter a key below.').waitFor();
  const key = page.getByLabel('OpenAI key', { exact: true });
  await key.fill('sk-wrong-key');
  await page.getByRole('button', { name: 'Test the OpenAI key' }).click();
  await page
    .getByText('OpenAI does not accept this key. Check that it is complete and still valid.')
    .waitFor();
  await key.fill(OPENAI_KEY);
  await page.getByRole('button', { name: 'Test the OpenAI key' }).click();
  await page.getByText('OpenAI accepts this key.').waitFor();
  expect(await page.getByLabel('DataForSEO key', { exact: true }).count()).toBe(0);
  await page.getByText('Turned off by the operator of this installation.').waitFor();
  await page.getByLabel('Serper key', { exact: true }).fill('short');
  await save(page).click();
  await page.getByText('A key has at least 8 characters and no spaces').waitFor();
  await page.getByLabel('Serper key', { exact: true }).fill(SERPER_KEY);
  await save(page).click();
  await page.getByText('Keys saved').waitFor();
  await expect.poll(() => page.getByText('Ends in cdef').count()).toBe(2);
  await expect.poll(() => key.inputValue()).toBe('');
  expect(await page.content()).not.toContain(OPENAI_KEY);

  await pick(page, 'Model', 'gpt-5.4-mini (your key)');
  await page.getByText('Now using gpt-5.4-mini').waitFor();
  await page.getByText('If it fails, you see the error, and nothing replaces it.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Uses the first one in the list.').waitFor();
  await expectAccessible(page.getByRole('main'), 'keys');

  await page.getByRole('button', { name: 'Remove the Serper key' }).click();
  const asking = page.getByRole('dialog', { name: 'Remove the Serper key?' });
  await asking.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The Serper key was removed').waitFor();
  await expect.poll(() => page.getByText('Ends in cdef').count()).toBe(1);

  const member = await signUpTeammate(server, maya, 'basic_member');
  const theirs = await openScreen(browser, server, '/settings/api-keys', member);
  await theirs.getByText('Only a workspace admin can change keys and models.').waitFor();
  expect(await theirs.getByRole('button', { name: /^(Test|Remove|Save)/ }).count()).toBe(0);
  await theirs.context().close();

  // Billing shows the cost of both tests.
  await page.getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('heading', { name: 'Free plan' }).waitFor();
  await page.getByText('0 used · 10 per month').waitFor();
  await page.getByRole('row', { name: /gpt-5\.4-mini \(your key\)/ }).waitFor();
  const larger = page.getByText('Ask the operator of this installation for a larger plan: ops@example.com');
  await larger.waitFor();
  await expectAccessible(page.getByRole('main'), 'billing');
  // There is no larger plan than the largest.
  await server.sql.query("insert into workspace_plan (workspace_id, plan) values ($1, 'Entrepreneur')", [
    maya.workspaceId,
  ]);
  await page.reload();
  await page.getByRole('heading', { name: 'Entrepreneur plan' }).waitFor();
  await page.getByRole('row', { name: /gpt-5\.4-mini \(your key\)/ }).waitFor();
  expect(await larger.count()).toBe(0);
});

test('a model on the operator’s own machine is found, enabled with one click, and disabled', async () => {
  const page = await open('/api-keys', await server.signUp());
  await page.getByRole('button', { name: 'Look for model servers' }).click();
  await page.getByText('Found: llama3.2 on this machine (Ollama).').waitFor();
  await page.getByText('Found: qwen3-4b on this machine (LM Studio).').waitFor();
  ollama.answerWith(() => ({ text: PLANTS, pauseMs: 5 }));
  await page.getByRole('button', { name: 'Test llama3.2' }).click();
  await page
    .getByText(/[\d.]+ tokens per second · first word after [\d.]+ s · structured answers work\./)
    .waitFor();
  await expectAccessible(page.getByRole('main'), 'a tested model');
  await page.getByRole('button', { name: 'Use llama3.2' }).click();
  await page.getByText('llama3.2 on this machine (Ollama) is set up.').waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Model' }).inputValue()).toBe('llama3.2');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Found: llama3.2 on this machine (Ollama).').waitFor();
  await page.getByText('No language model is set up yet. Enter a key below.').waitFor();
});

test('preferences change the theme, density, date formats, and the editor’s auto-save', async () => {
  const person = await server.signUp();
  const body = {
    title: 'For later',
    content: 'Words',
    status: 'scheduled' as const,
    scheduledFor: '2100-03-01T22:30:00.000Z',
  };
  await server.call(person, createContent, { body });
  const page = await openScreen(browser, server, '/content', person, {
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
  });
  const card = page.getByRole('article').filter({ hasText: 'For later' });
  await card.waitFor();
  const comfortable = (await card.boundingBox())?.height ?? 0;
  await page.goto('/settings/preferences');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Time zone' }).inputValue())
    .toBe('Match this browser: Europe/Berlin');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await pick(page, 'Date format', 'DD/MM/YYYY');
  await page.getByRole('switch', { name: 'Auto-save' }).click();
  await page.getByText('There are unsaved changes.').waitFor();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asking.getByRole('button', { name: 'Stay' }).click();
  await save(page).click();
  await page.getByText('Settings saved').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  await expectAccessible(page, 'preferences in the dark');

  await page.goto('/content');
  await card.getByText('02/03/2100').first().waitFor();
  expect((await card.boundingBox())?.height).toBeLessThan(comfortable - 10);
  await card.getByRole('link', { name: 'For later', exact: true }).click();
  const when = page.locator('input[type="datetime-local"]');
  await expect.poll(() => when.inputValue()).toBe('2100-03-02T07:30');
  const stored = await page.evaluate(() => localStorage.getItem('pagewright.preferences'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({
    preferences: { theme: 'dark', timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY', autoSave: false },
  });
  await page.context().close();
});

test('a profile is validated, saved, shown in the shell, and reverted', async () => {
  const page = await open('', await server.signUp('Ada Byron'));
  const name = page.getByLabel('Name');
  await name.fill(' ');
  await page.getByLabel('Website').fill('barrels');
  await save(page).click();
  await page.getByText('Name is required').waitFor();
  await page.getByText('Must be an http:// or https:// address').waitFor();
  await name.fill('Ada Lovelace');
  await page.getByLabel('Website').fill('https://barrels.example/');
  await save(page).click();
  await page.getByText('Settings saved').waitFor();
  await page.getByRole('button', { name: /Ada Lovelace/ }).waitFor();
  await expect.poll(() => save(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => name.inputValue()).toBe('Ada Byron');
  await page.getByRole('button', { name: /Ada Byron/ }).waitFor();
  await expectAccessible(page.getByRole('main'), 'profile');
});

test.runIf(isFullRun)('on a phone every tab fits its window', async () => {
  const page = await open('', await server.signUp());
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of ['Profile', 'Preferences', 'Security', 'Privacy', 'API Keys', 'Billing']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.getByRole('region', { name: tab }).getByRole('heading').first().waitFor();
    await expectNoOverflow(page, tab);
    const { x = -1, width = 0 } =
      (await page.getByRole('link', { name: tab, exact: true }).boundingBox()) ?? {};
    expect([tab, x >= 0 && x + width <= 360]).toEqual([tab, true]);
    await expectAccessible(page, `${tab} on a phone`);
  }
});

test('an API token is created if the plan allows it, shown once, works, and is revoked', async () => {
  const person = await server.signUp();
  const page = await open('/api-keys', person);
  const card = page.getByRole('region', { name: 'Personal API tokens' });
  await card.getByText('Your plan has no API access.').waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
  await server.sql.query("insert into workspace_plan (workspace_id, plan) values ($1, 'Entrepreneur')", [
    person.workspaceId,
  ]);
  await page.reload();
  await card.getByRole('button', { name: 'New token' }).click();
  const asking = page.getByRole('dialog', { name: 'New API token' });
  await asking.getByRole('button', { name: 'Create token' }).click();
  await asking.getByText('Name is required').waitFor();
  await asking.getByText('Choose at least one').waitFor();
  await asking.getByLabel('Name').fill('Nightly export');
  await asking.getByRole('checkbox', { name: 'Read content' }).check();
  await backdateAuthentication(server, person, 10);
  await asking.getByRole('button', { name: 'Create token' }).click();
  // Canceling loses nothing in the form below.
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.waitFor();
  await page.keyboard.press('Escape');
  await proof.waitFor({ state: 'detached' });
  await asking.getByRole('button', { name: 'Create token' }).click();
  await proof.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  const secret = page.getByRole('dialog', { name: 'Your new API token' });
  const token = await secret.getByLabel('API token').inputValue();
  const call = () => server.send('/api/content', { headers: { authorization: `Bearer ${token}` } });
  expect((await call()).status).toBe(200);
  await secret.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const row = card.getByRole('listitem');
  await row.getByText(/^Expires .* · Last used/).waitFor();
  expect(await page.content()).not.toContain(token);
  await expectAccessible(page.getByRole('main'), 'API tokens');
  await row.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page
    .getByRole('dialog', { name: 'Revoke Nightly export?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await card.getByText('No tokens yet.').waitFor();
  expect((await call()).status).toBe(401);
});
