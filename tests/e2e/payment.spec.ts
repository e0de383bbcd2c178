import type { Page } from 'playwright';
import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import { afterAll, expect, test, vi } from 'vitest';
import { openPaidServer } from '../../apps/server/src/features/payment/testing/open-paid-server.ts';
import { startGoogleTag } from '../fakes/google-tag/start-google-tag.ts';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { isFullRun } from '../run-size.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { TEST_PASSWORD } from '../server/test-server.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { findEnglishText } from './translated-screen.ts';

const tag = await startGoogleTag();
afterAll(() => tag.close());
const [{ server, payPal, operator, order, approved, capture, plan }, browser] = await Promise.all([
  openPaidServer({ ANALYTICS_TAG_ID: 'G-TEST12345', ANALYTICS_TAG_BASE: tag.url }),
  openTestBrowser(),
]);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const addressOf = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).getAttribute('href');
const payFor = (page: Page, plan: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${plan}`) }) })
    .getByRole('button', { name: 'PayPal' });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Usage & Plan' });

/** PayPal’s window, opened by a plan’s button. */
async function approval(page: Page, plan: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), payFor(page, plan).click()]);
  await popup.getByRole('button', { name: 'Pay now' }).waitFor();
  return popup;
}

test('a buyer returning from PayPal sees the order, is charged, and continues', async () => {
  const maya = await server.signUp('Maya Lindqvist');
  const orderId = await order(maya);
  const page = await openFullyLoadedScreen(browser, server, '/payment/success', maya);
  await heading(page, 'Payment Error').waitFor();
  await page.getByText('No order ID found in URL').waitFor();
  await expect.poll(() => addressOf(page, 'Back to Pricing')).toBe('/pricing');
  await expect.poll(() => addressOf(page, 'Contact Support')).toBe('/contact');

  await page.goto('/payment/success?token=NOSUCHORDER');
  await page.getByText('Failed to load payment details').waitFor();
  await page.goto(`/payment/success?token=${orderId}`);
  await heading(page, 'Payment Not Complete').waitFor();
  await page
    .getByText('This order has not been approved in PayPal yet. Approve it there and try again.')
    .waitFor();
  const approveUrl = `${payPal.url}/checkoutnow?token=${orderId}`;
  await expect.poll(() => addressOf(page, 'Approve at PayPal')).toBe(approveUrl);
  await expect.poll(async () => (await plan(maya)).name).toBe('Free');

  await page.goto(`${payPal.url}/checkoutnow?token=${orderId}`);
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await heading(page, 'Payment Cancelled').waitFor();
  await page.getByText('No charges were made.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/payment/cancel');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.waitForURL('**/content');

  await page.goto(`${payPal.url}/checkoutnow?token=${orderId}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await heading(page, 'Payment Successful').waitFor();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByText('Staying on this page.').waitFor();
  const details = page.locator('dl');
  await expect
    .poll(() => details.locator('dd').allTextContents())
    .toEqual(['Starter', '$11.99 USD', 'One month', 'Paid', 'buyer@example.com', orderId]);
  await expect.poll(() => addressOf(page, 'Manage Subscription')).toBe('/settings/billing');
  await expectAccessibleInLightAndDark(page, 'a payment that succeeded');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'a payment that succeeded, on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  // The purchase is reported once, with consent, however often the page is loaded.
  await page.evaluate(
    (version) =>
      localStorage.setItem(
        'pagewright.consent',
        JSON.stringify({
          necessary: true,
          analytics: true,
          marketing: false,
          preferences: false,
          version,
          at: new Date().toISOString(),
        }),
      ),
    POLICY_VERSION,
  );
  const told = () => tag.hits().filter(({ name }) => name === 'purchase').length;
  await page.reload();
  await expect.poll(told).toBe(1);
  const heard = tag.loadCount();
  await page.reload();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect.poll(() => tag.loadCount()).toBe(heard + 1);
  await expect.poll(() => page.evaluate(() => 'gtag' in window)).toBe(true);

  if (isFullRun) await waitForCountdown(page);
  else await page.goto('/content');
  await panelOf(page).getByText('Starter plan').waitFor();
  expect(payPal.ledger.order(orderId).captures.length).toBe(1);
  expect(told()).toBe(1);
  await page.context().close();
});

/** The page counts down to Content Studio, by a clock that the test advances. */
async function waitForCountdown(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  // A busy machine may check a second or two late.
  const countdown = page.getByText(/^Content Studio opens in [1-5] seconds?\.$/);
  await countdown.waitFor();
  // The page's clock runs until it is stopped, and cannot be stopped at a past time.
  await vi.waitFor(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1)));
  const left = Number(/\d/.exec(await countdown.innerText())?.[0]);
  for (let second = left - 1; second > 0; second -= 1) {
    await page.clock.runFor(1_000);
    await page.getByText(`Content Studio opens in ${second} second`).waitFor();
  }
  await page.clock.runFor(1_000);
  await page.waitForURL('**/content');
  await page.clock.resume();
}

/** Plans are compared at a glance: their buttons on one line, above the fold of a laptop, in both billing periods. */
async function expectPlansToFit(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const cycle of ['Annual', 'Monthly']) {
    await page.getByText(cycle, { exact: true }).click();
    const buttons = await page.locator('.plan-ways').evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll('a')].map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return { top: Math.round(top), bottom };
        }),
      ),
    );
    expect(buttons.map((card) => card.length)).toEqual([1, 2, 2, 1]);
    expect(new Set(buttons.map(([first]) => first?.top)).size, cycle).toBe(1);
    for (const { bottom } of buttons.flat()) expect(bottom, cycle).toBeLessThanOrEqual(900);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoOverflow(page, 'the plans on a narrow phone');
  await page.setViewportSize(size);
}

test('a plan is bought on the pricing page, even after cancellations, failures, or declines', async () => {
  const ida = await server.signUp('Ida Berg');
  const page = await openFullyLoadedScreen(browser, server, '/pricing', null);
  const signIn = page.getByRole('link', { name: 'Sign in to pay with PayPal' });
  await expect
    .poll(async () => [await signIn.count(), await page.locator('script[src*="/sdk/js"]').count()])
    .toEqual([2, 0]);
  await expectPlansToFit(page);
  // A choice made before signing in is kept.
  await page.getByText('Annual', { exact: true }).click();
  await signIn.nth(1).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(ida.email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/pricing?plan=Professional&cycle=annual');
  await payFor(page, 'Starter').waitFor();
  await expect.poll(() => page.locator('.plan.chosen').getAttribute('data-plan')).toBe('Professional');
  await expect.poll(() => page.getByRole('radio', { name: 'Annual' }).isChecked()).toBe(true);
  await expect.poll(() => payFor(page, 'Professional').isVisible()).toBe(true);
  await page.locator('.plan.is-current[data-plan="Free"]').getByText('Current plan').waitFor();
  await page.getByText('Monthly', { exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: 'PayPal' }).count()).toBe(2);
  await expect
    .poll(() => page.locator('script[src*="/sdk/js"]').getAttribute('data-page-type'))
    .toBe('checkout');

  await (await approval(page, 'Starter')).getByRole('button', { name: 'Cancel and return' }).click();
  await page.getByText('Payment was cancelled. You can try again anytime.').waitFor();
  await (await approval(page, 'Starter')).getByRole('button', { name: 'Break' }).click();
  await page.getByRole('alert').getByText('Payment Error: The window of PayPal broke').waitFor();
  await expectAccessibleInLightAndDark(page, 'a payment that failed');

  const asked = Promise.withResolvers<void>();
  await page.route('**/api/payment/create-order?*', async (route) => {
    await asked.promise;
    await route.fulfill({ status: 400, json: {} });
  });
  await payFor(page, 'Professional').click();
  await page.getByText('Processing payment...').waitFor();
  asked.resolve();
  await page.getByRole('alert').getByText('Payment Error: Failed to create order').waitFor();
  await page.getByText('Processing payment...').waitFor({ state: 'detached' });
  await page.unrouteAll();

  await page.getByText('Annual', { exact: true }).click();
  const declining = await approval(page, 'Professional');
  const orderId = new URL(declining.url()).searchParams.get('token') ?? '';
  expect(payPal.ledger.order(orderId)).toMatchObject({ value: '384.00', currency: 'USD' });
  payPal.ledger.twist(orderId, { issue: 'INSTRUMENT_DECLINED' });
  const again = page.waitForEvent('popup');
  await declining.getByRole('button', { name: 'Pay now' }).click();
  const restarted = await again;
  payPal.ledger.twist(orderId, null);
  await restarted.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('Payment successful! Welcome to Professional plan.').waitFor();
  await page.waitForURL('**/content');
  await panelOf(page).getByText('Professional plan').waitFor();
  expect(payPal.ledger.moves.filter((move) => move.orderId === orderId).length).toBe(1);

  const member = await signUpTeammate(server, ida, 'basic_member');
  const theirs = await openFullyLoadedScreen(browser, server, '/pricing', member);
  await theirs.getByText('Ask Ida Berg.').first().waitFor();
  expect(await theirs.getByRole('button', { name: 'PayPal' }).count()).toBe(0);
  // In the language of the page, with the application's words about the plan.
  await theirs.goto('/fr/pricing');
  await theirs.getByText('Adressez-vous à Ida Berg.').first().waitFor();
  await theirs
    .locator('.plan.is-current')
    .getByText(/^Offre actuelle/)
    .waitFor();
  expect(await findEnglishText(theirs.locator('body'), '/fr/pricing')).toEqual([]);
  await theirs.context().close();
  await page.context().close();
});

test('a visitor who chooses a plan signs up for it; a PayPal script that fails or has no button is reported and retried', async () => {
  payPal.script = 'missing';
  const page = await openFullyLoadedScreen(browser, server, '/es/pricing', null);
  const spanish = page.getByRole('link', { name: 'Elegir Starter', exact: true });
  await page.getByText('Anual', { exact: true }).click();
  await expect
    .poll(() => spanish.getAttribute('href'))
    .toBe('/sign-up?to=%2Fes%2Fpricing%3Fplan%3DStarter%26cycle%3Dannual');
  await page.goto('/pricing');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  // The choice is kept through sign-up, back to payment.
  await page.getByRole('link', { name: 'Choose Starter', exact: true }).click();
  await page.getByLabel('Full name').fill('Lena Roth');
  await page.getByLabel('Email address').fill('lena@example.com');
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/pricing?plan=Starter&cycle=monthly');
  await expect.poll(() => page.locator('.plan.chosen').getAttribute('data-plan')).toBe('Starter');
  await page.getByText('Failed to load the PayPal JS SDK script.').first().waitFor();
  await expect.poll(() => logged.join('\n')).toContain('Failed to load the PayPal JS SDK script.');
  if (isFullRun) {
    payPal.script = 'ineligible';
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText('PayPal cannot be used in this browser or country.').first().waitFor();

    payPal.script = 'hangs';
    await page.clock.install();
    // The missing script keeps the page from finishing to load.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText('Loading PayPal').first().waitFor();
    await page.locator('script[src*="/sdk/js"]').waitFor({ state: 'attached' });
    await page.clock.runFor(15_000);
    await page.getByText('PayPal is not responding.').first().waitFor();
  }
  payPal.script = 'works';
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await payFor(page, 'Starter').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'the way to pay on a phone');
  await page.context().close();
});

test('Billing starts a trial, lists orders with invoices, and lets the operator decide about refunds', async () => {
  const tom = await server.signUp('Tom Okafor');
  const page = await openFullyLoadedScreen(browser, server, '/settings/billing', tom);
  await page.getByRole('button', { name: 'Try Professional for 14 days' }).click();
  await page.getByText(/^You are on Professional until/).waitFor();
  await panelOf(page).getByText('Professional plan').waitFor();
  await panelOf(page)
    .getByText(/^Trial, free until/)
    .waitFor();
  await page.getByText(/^Trial, free until .+ · Then Free$/).waitFor();
  await expect.poll(() => addressOf(page, 'Upgrade Plan')).toBe('/pricing');

  // The pricing page asks whether to give up the trial, with the dates of both.
  await page.goto('/pricing');
  const starter = page.locator('[data-plan="Starter"]');
  await starter.getByRole('radio', { name: /^When your trial ends: / }).waitFor();
  await expect.poll(() => starter.getByRole('radio', { checked: true }).count()).toBe(1);
  await starter.getByText(/^You give up your free trial, which runs until /).waitFor();
  await page
    .locator('.plan.is-current[data-plan="Professional"]')
    .getByText(/Trial, free until/)
    .waitFor();
  const sent = page.waitForRequest((request) => request.url().includes('/payment/create-order'));
  await starter.getByRole('radio', { name: /^Start now: / }).check();
  await approval(page, 'Starter');
  expect((await sent).postDataJSON()).toMatchObject({ planName: 'Starter', start: 'now' });

  await page.goto('/settings/billing');
  for (let number = 0; number < 10; number += 1) await order(tom);
  const [kept, returned] = [await approved(tom, 'Starter'), await approved(tom, 'Professional', 'annual')];
  for (const id of [kept, returned]) await capture(tom, id);
  await page.goto(`/payment/success?token=${returned}`);
  await page.getByText(/^Your Professional plan is paid for and starts on /).waitFor();
  await page.goto('/settings/billing');
  await page
    .getByText(/^Trial, free until .+ · Then Professional, \$384 for one year plus credited days, until /)
    .waitFor();
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(2);
  // Unpaid orders are collapsed.
  await orders.getByText('11 unpaid orders').click();
  await expect
    .poll(() =>
      orders
        .getByRole('link', { name: /^Approve Starter/ })
        .first()
        .getAttribute('href'),
    )
    .toContain('/checkoutnow?token=');
  await orders.getByText('Page 1 of 2').waitFor();
  await orders.getByRole('button', { name: 'Older' }).click();
  await orders.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(3);
  await orders.getByRole('button', { name: 'Newer' }).click();
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    orders
      .getByRole('button', { name: /^Invoice/ })
      .first()
      .click(),
  ]);
  expect(invoice.suggestedFilename()).toMatch(/\.pdf$/);

  for (const what of ['Professional', 'Starter']) {
    await orders.getByRole('button', { name: new RegExp(`^Request a refund for ${what}`) }).click();
    const asking = page.getByRole('dialog', { name: /^Request a refund of .+\?$/ });
    await asking.getByRole('button', { name: 'Request a refund' }).click();
    await asking.waitFor({ state: 'hidden' });
  }
  await expect.poll(() => orders.getByText(/^Refund requested on/).count()).toBe(2);
  await expectAccessibleInLightAndDark(page, 'orders in Billing');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, 'orders on a phone');
  expect(await page.getByRole('region', { name: 'Payments of this installation' }).count()).toBe(0);

  const theirs = await openFullyLoadedScreen(browser, server, '/settings/billing', operator);
  const payments = theirs.getByRole('region', { name: 'Payments of this installation' });
  await payments.getByRole('button', { name: `Refund $384.00 for order ${returned}`, exact: true }).click();
  const paying = theirs.getByRole('dialog', { name: 'Refund $384.00?' });
  await paying.getByRole('button', { name: 'Refund' }).click();
  await theirs.getByRole('region', { name: 'Messages' }).getByText('Refunded', { exact: true }).waitFor();
  expect(payPal.ledger.order(returned).captures[0]?.status).toBe('REFUNDED');
  await payments.getByRole('button', { name: `Decline the refund of $11.99 for order ${kept}` }).click();
  const declining = theirs.getByRole('dialog', { name: 'Decline the refund of $11.99?' });
  await declining.getByRole('button', { name: 'Decline' }).click();
  await declining.getByText('Say why').waitFor();
  await declining.getByRole('textbox').fill('It was used for a month.');
  await declining.getByRole('button', { name: 'Decline' }).click();
  await payments.getByText('No open refund requests.').waitFor();
  await payments.getByText(`Tom Okafor`).first().waitFor();
  await payments.getByRole('button', { name: 'Set up webhook' }).click();
  const webhookId = payPal.webhooks[0]?.id;
  await payments.getByText(`PayPal sends events to this server (webhook ${webhookId})`).waitFor();
  await theirs.context().close();

  await page.reload();
  await orders.getByText(/The operator declined the refund on .+: It was used for a month\.$/).waitFor();
  await orders.getByRole('button', { name: /^Credit note/ }).waitFor();
  await page.context().close();
});
