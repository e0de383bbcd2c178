import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { plantSearchFigures, publishLongAgo, saveAsOf, textAbout } from '../../factories/search-figures.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';
import { openScreen } from '../open-screen.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const PHONE = { width: 360, height: 740 };
const SITE = 'https://www.example.com/';

test('a refresh shows its effect with interval and number of pages, and is found under its page', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const ids: string[] = [];
  for (let number = 1; number <= 7; number += 1)
    ids.push(await publishLongAgo(server, maya, { title: `Herb ${number}`, slug: `page-${number}` }));
  await plantSearchFigures(server, maya, {
    site: SITE,
    pages: 7,
    clicks: `case when n = 1 and back < 80 then 40 else 20 end + (back * 7 + n * 3) % 4`,
  });
  await saveAsOf(server, maya, { id: ids[0] ?? '', content: textAbout('thyme'), daysAgo: 80 });

  const page = await openScreen(browser, server, '/analytics/search', maya);
  const section = page.getByRole('region', { name: 'Did refreshes pay off?' });
  const row = section.getByRole('row', { name: 'Herb 1' });
  await row
    .getByText(/^More clicks/)
    .first()
    .waitFor();
  expect(await row.textContent()).toMatch(/\+\d+%\+\d+% to \+\d+%, 6 pages/);
  await row.getByText('Too early').waitFor();
  await section.getByText('Pages that were due: too few to tell').waitFor();
  await expectAccessibleInLightAndDark(section, 'graded refreshes');
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page, 'graded refreshes');

  await row.getByRole('button', { name: 'Herb 1' }).click();
  await page.getByText(`${SITE}page-1`).first().waitFor();
  await section
    .getByText(/^More clicks/)
    .first()
    .waitFor();
  await page.context().close();
});
