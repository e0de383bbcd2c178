import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openPaidServer } from '../../apps/server/src/features/payment/testing/open-paid-server.ts';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { expectAccessibleInLightAndDark, expectNoSidewaysScroll } from './expect-accessible.ts';
import { openScreen } from './open-screen.ts';

const [{ server, payPal, operator, order, approved, capture, plan }, browser] = await Promise.all([
  openPaidServer(),
  openTestBrowser(),
]);

afterEach(() => {
  expect(payPal.problems).toEqual([]);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const addressOf = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).getAttribute('href');
const panelOf = (page: Page) => page.getByRole('region', { name: 'Usage & Plan' });

test('who comes back from PayPal sees the order, has its money taken, and goes on to the work', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const orderId = await order(maya);
  const page = await openScreen(browser, server, '/payment/success', maya);
  await heading(page, 'Payment Error').waitFor();
  await page.getByText('No order ID found in URL').waitFor();
  expect(await addressOf(page, 'Back to Pricing')).toBe('/pricing');
  expect(await addressOf(page, 'Contact Support')).toBe('/contact');

  await page.goto('/payment/success?token=NOSUCHORDER');
  await page.getByText('Failed to load payment details').waitFor();
  await page.goto(`/payment/success?token=${orderId}`);
  await heading(page, 'Payment Not Complete').waitFor();
  await page
    .getByText('This order was not approved at PayPal yet. Approve it there and try again.')
    .waitFor();
  expect((await plan(maya)).name).toBe('Free');

  await page.goto(`${payPal.url}/checkoutnow?token=${orderId}`);
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await heading(page, 'Payment Cancelled').waitFor();
  await page.getByText('No charges were made.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/payment/cancel');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/content');

  await page.goto(`${payPal.url}/checkoutnow?token=${orderId}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await heading(page, 'Payment Successful').waitFor();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByText('You stay on this page.').waitFor();
  const details = page.locator('dl');
  expect(await details.locator('dd').allTextContents()).toEqual([
    'Starter',
    '$11.99 USD',
    'One month',
    'Paid',
    'buyer@example.com',
    orderId,
  ]);
  expect(await addressOf(page, 'Manage Subscription')).toBe('/settings/billing');
  await expectAccessibleInLightAndDark(page, 'a payment that succeeded');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'a payment that succeeded, on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.clock.install();
  await page.reload();
  await page.getByText('Content Studio opens in 5 seconds.').waitFor();
  await page.clock.runFor(2_000);
  await page.getByText('Content Studio opens in 3 seconds.').waitFor();
  await page.clock.runFor(3_000);
  await page.waitForURL('**/content');
  await panelOf(page).getByText('Starter plan').waitFor();
  expect(payPal.ledger.order(orderId).captures.length).toBe(1);
  await page.context().close();
});

test('Billing lists orders, asks money back, and lets the operator decide', async () => {
  const tom = await server.signUp('Tom Okafor');
  for (let number = 0; number < 10; number += 1) await order(tom);
  const orderId = await approved(tom, 'Professional', 'annual');
  await capture(tom, orderId);
  const page = await openScreen(browser, server, '/settings/billing', tom);
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByText('Professional · One year').waitFor();
  expect(await addressOf(page, 'Upgrade Plan')).toBe('/pricing');
  await orders.getByText('Page 1 of 2').waitFor();
  await orders.getByRole('button', { name: 'Older' }).click();
  await orders.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(1);
  await orders.getByRole('button', { name: 'Newer' }).click();

  await orders.getByRole('button', { name: /^Ask for a refund of Professional/ }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for $384.00 back?' });
  await asking.getByRole('button', { name: 'Ask for a refund' }).click();
  await page.getByText('The operator was asked for the refund').waitFor();
  await orders.getByText(/^Refund asked on/).waitFor();
  await expectAccessibleInLightAndDark(page, 'orders in Billing');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'orders on a phone');
  expect(await page.getByRole('region', { name: 'Payments of this installation' }).count()).toBe(0);
  await page.context().close();

  const theirs = await openScreen(browser, server, '/settings/billing', operator);
  const payments = theirs.getByRole('region', { name: 'Payments of this installation' });
  await payments.getByRole('button', { name: `Refund $384.00 of order ${orderId}` }).click();
  await theirs
    .getByRole('dialog', { name: 'Pay $384.00 back?' })
    .getByRole('button', { name: 'Refund' })
    .click();
  await payments.getByText('Nobody waits for a refund.').waitFor();
  expect(payPal.ledger.order(orderId).captures[0]?.status).toBe('REFUNDED');
  expect((await plan(tom)).name).toBe('Free');
  await payments.getByRole('button', { name: 'Set up webhook' }).click();
  await payments
    .getByText(`PayPal tells this server what happens (webhook ${payPal.webhooks[0]?.id})`)
    .waitFor();
  await theirs.context().close();
});
