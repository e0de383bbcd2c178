import { createContent } from '@pagewright/contract/content';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { OPENAI_KEY, startOpenAi } from '../../fakes/openai/start-openai.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { openResearchedPages } from '../content/researched-pages.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openFullyLoadedScreen } from '../open-screen.ts';

const QUESTIONS = [
  'Which rain barrel is best?',
  'How large should a rain barrel be?',
  'Who sells rain barrels?',
  'Which rain barrel is cheap?',
  'Which barrel lasts longest?',
];
const { settings, site } = await openResearchedPages();
const openAi = await startOpenAi();
afterAll(() => openAi.close());
const [server, browser] = await Promise.all([
  openTestServer({
    ...settings,
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: openAi.url,
    OPENAI_MODEL: 'gpt-5.4-mini',
  }),
  openTestBrowser(),
]);
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1360, height: 900 };
const guide = `${site.url}/guide`;

test('a panel is written, priced, and asked; its answers are read with mentions marked, and a cited page leads into the passage duel', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const { body: item } = await server.call(maya, createContent, {
    body: {
      title: 'A rain barrel',
      content: '<h2>How large should a rain barrel be?</h2><p>As large as one storm on your roof.</p>',
    },
  });
  openAi.answerWith(({ prompt }) =>
    prompt === QUESTIONS[2]
      ? { status: 400 }
      : { text: `**Fenwick** is fine; Fenwicks are not. Barrelmaster explains it: ${guide}.` },
  );
  const page = await openFullyLoadedScreen(browser, server, '/analytics/ai', maya, { viewport: WIDE });
  await page.getByText('AI answers', { exact: true }).click();
  await page.getByText('No questions are asked yet').waitFor();
  await page.getByRole('button', { name: 'New panel' }).click();
  const form = page.getByRole('form', { name: 'New panel' });
  await form.getByLabel('Name of the panel').fill('Rain barrels');
  await form.getByLabel('Questions, one per line').fill(QUESTIONS.join('\n'));
  await form.getByLabel('Your names and domains').fill('Fenwick, fenwick.example');
  await form.getByLabel('Competitors, one per line').fill('Barrelmaster, barrelmaster.example');
  await form.getByLabel('Times per question').selectOption('3');
  await form.getByText('A run asks 15 times: about $0.03, at most $0.14 at list price.').waitFor();
  await expectAccessibleInLightAndDark(form, 'panel form');
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'panel form');
  await page.setViewportSize(WIDE);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Not asked yet').waitFor();
  expect(openAi.asked).toEqual([]);

  await page.getByRole('button', { name: 'Ask now' }).click();
  await page.getByText('With gaps').waitFor();
  await page.getByText('These are answers of openai/gpt-5.4-mini through its API on').waitFor();
  const totals = page.getByRole('region', { name: 'Share of answers that mention' }).first();
  await totals.getByRole('row', { name: /^Fenwick You 100% Too few questions 12 of 12 —/ }).waitFor();
  await page.getByText('3 calls without an answer').waitFor();
  await page
    .getByRole('region', { name: 'Usage & Plan' })
    .getByText(/^12 of \d/)
    .waitFor();
  await expectAccessibleInLightAndDark(page, 'AI answers');
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'AI answers');
  await page.setViewportSize(WIDE);

  await page.getByRole('button', { name: `Read the answers to “${QUESTIONS[0]}”` }).click();
  const dialog = page.getByRole('dialog', { name: `Answers to “${QUESTIONS[0]}”` });
  await dialog.getByText('Mentions Fenwick and Barrelmaster').first().waitFor();
  expect(await dialog.locator('mark').allInnerTexts()).toEqual(
    Array.from({ length: 3 }, () => ['Fenwick', 'Barrelmaster']).flat(),
  );
  expect(await dialog.innerText()).not.toContain('**');
  await expectAccessibleInLightAndDark(dialog, 'answers');
  await page.keyboard.press('Escape');

  // A second run, after which one missing answer was asked for, is compared and shows in the history.
  await server.sql.query(`update prompt_run set started_at = started_at - interval '7 days'`);
  openAi.answerWith(() => ({ text: 'Nobody in particular.' }));
  await page.getByRole('button', { name: 'Ask now' }).click();
  await page.getByText('Complete').waitFor();
  await totals.getByRole('row', { name: /^Fenwick You 0% 0%–\d+% 0 of 15 —/ }).waitFor();
  await page.getByText('Show as a table').click();
  await page.getByRole('region', { name: 'History' }).getByRole('row').nth(2).waitFor();
  await page.getByLabel('Run', { exact: true }).selectOption({ index: 1 });
  await totals.getByRole('row', { name: /^Fenwick You 100%/ }).waitFor();

  const cited = page.getByRole('region', { name: 'Sites named in the answers' });
  await cited.getByRole('link', { name: `Passage duel of ${guide} with “${item.title}”` }).click();
  const duel = page.getByRole('dialog', { name: 'Passage duel' });
  await duel.getByText(`The compared pages include ${guide}.`).waitFor();
  await duel.getByText(/against 1 page/).waitFor();
  // The article has no keyword: what the model was asked is compared.
  await duel
    .getByRole('button', { name: /^How large should a rain barrel be\? .*Asked in AI answers$/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await duel.waitFor({ state: 'detached' });

  await page.goBack();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No questions are asked yet').waitFor();
  await page.context().close();
});
