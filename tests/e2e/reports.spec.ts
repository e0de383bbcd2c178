import { inviteMember } from '@pagewright/contract/team';
import * as reports from '@pagewright/contract/reports';
import { expect as expectPage } from 'playwright/test';
import { expect, test } from 'vitest';
import { insertGapsRun } from '../../apps/server/src/features/reports/testing/insert-gaps-run.ts';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openFullyLoadedScreen, openScreen } from './open-screen.ts';

const [server, browser] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Professional' }),
  openTestBrowser(),
]);

test('a report is created from an analysis, shared with a password, read on a phone in dark mode, revoked, and emailed', async () => {
  const ann = await server.signUp('Ann');
  const runId = await insertGapsRun(server, ann);
  const page = await openScreen(browser, server, `/analytics/gaps?run=${runId}`, ann);
  await page.getByRole('button', { name: 'Create report' }).click();
  const making = page.getByRole('dialog', { name: 'Create a report' });
  await making.getByLabel('Client name').fill('Bees & Co');
  await making.getByRole('button', { name: 'Create report' }).click();
  await page.getByRole('heading', { name: 'Content gaps: rival.example, other.example' }).waitFor();
  await expectPage(page.getByText('Prepared for Bees & Co')).toBeVisible();
  await expectAccessible(page, 'report');
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize(desk);

  await page.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share report' });
  await sharing.getByText('has not been shared by link yet').waitFor();
  const password = sharing.getByRole('textbox', { name: 'Password (optional)' });
  await password.fill('short');
  await sharing.getByRole('button', { name: 'Create link' }).click();
  await sharing.getByText('Use at least 8 characters', { exact: true }).waitFor();
  await password.fill('Honey for all');
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const url = await sharing.getByLabel('Link', { exact: true }).inputValue();
  await sharing.getByText('Not opened yet').waitFor();
  await expectAccessible(sharing, 'sharing');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const visitor = await phone.newPage();
  await visitor.goto(url);
  await expectAccessible(visitor, 'password of a report');
  await visitor.getByLabel('Password').fill('Honey for some');
  await visitor.keyboard.press('Enter');
  await visitor.getByText('This password is not right. Try again.').waitFor();
  await visitor.getByLabel('Password').fill('Honey for all');
  await visitor.keyboard.press('Enter');
  await visitor.getByRole('heading', { name: 'Main points' }).waitFor();
  await expectAccessible(visitor, 'shared report');
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await sharing.getByRole('button', { name: 'Done' }).click();
  await sharing.getByRole('button', { name: 'Revoke' }).click();
  await sharing.getByText('Revoked', { exact: true }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await phone.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Email' }).click();
  const mailing = page.getByRole('dialog', { name: 'Email this report' });
  await mailing.getByLabel('Email addresses').fill('cleo@example.com\nnobody');
  await mailing.getByRole('button', { name: 'Save schedule' }).click();
  await mailing.getByText('“nobody” is not an email address').waitFor();
  await mailing.getByLabel('Email addresses').fill('cleo@example.com');
  await mailing.getByLabel('How often').selectOption('monthly');
  await expectAccessible(mailing, 'emailing a report');
  await mailing.getByRole('button', { name: 'Save schedule' }).click();
  await page.getByText('Schedule saved').waitFor();
  await page.getByRole('button', { name: 'Email' }).click();
  await mailing.getByText('Next email:').waitFor();
  await mailing.getByRole('button', { name: 'Stop emails' }).click();
  await page.getByText('Emails stopped').waitFor();
});

test('a client sees client reports and no other screen', async () => {
  const ann = await server.signUp('Ann');
  const runId = await insertGapsRun(server, ann);
  const body = { runId, title: 'For Cleo', isForClients: true };
  const { id } = (await server.call(ann, reports.createReport, { body })).body;
  await server.call(ann, reports.createReport, { body: { runId, title: 'Not for Cleo' } });
  const invited = { email: 'cleo@example.com', role: 'client' as const };
  expect((await server.call(ann, inviteMember, { body: invited })).status).toBe(201);
  const cleo = await signUpTeammate(server, ann, 'client', 'Cleo');

  const refused: string[] = [];
  const page = await openFullyLoadedScreen(browser, server, '/content', cleo);
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.reload();
  await expectPage(page).toHaveURL(/\/reports$/);
  await page.getByRole('link', { name: 'For Cleo' }).waitFor();
  await expectPage(page.getByText('Not for Cleo')).toHaveCount(0);
  expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Reports']);
  await page.getByRole('link', { name: 'For Cleo' }).click();
  await expectPage(page).toHaveURL(new RegExp(`/reports/${id}$`));
  await page.getByRole('button', { name: 'Download PDF' }).waitFor();
  await expectPage(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expectAccessible(page, 'reports of a client');
  expect(refused).toEqual([]);
});
