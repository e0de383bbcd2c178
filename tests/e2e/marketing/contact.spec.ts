import { expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import { openTestServer } from '../../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from '../expect-accessible.ts';
import { openScreen } from '../open-screen.ts';
import { expectNoOverflow } from '../expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);
const operator = await server.signUp('Olga Operator');
const PHONE = { width: 360, height: 740 };

test('a visitor writes: errors appear at their fields, nothing is lost, and the message is stored for the operator', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${server.url}/contact?type=sales`);
  await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('sales');
  await page.getByLabel('Email').fill('ada@nowhere');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(3);
  await expect
    .poll(() => page.getByLabel('Name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await expectNoOverflow(page, 'contact on a phone');

  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Need a larger plan?');
  await page.getByLabel('Message').fill('Twelve members.\nWhat does it cost?');
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toBe('Twelve members.\nWhat does it cost?');

  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('It is still in the form. Try again.').waitFor();
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Thanks, we got your message.' }).waitFor();
  await page.getByText('reply to ada@example.org').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('pagewright.contact'))).toBeNull();
  await page.close();

  const desk = await openScreen(browser, server, '/settings/operator', operator);
  await desk.getByText('1 message is new.').waitFor();
  await desk.getByText('Need a larger plan?').click();
  await desk.getByText('What does it cost?').waitFor();
  await desk.getByText('1 message is new.').waitFor({ state: 'hidden' });
  await desk.getByRole('button', { name: 'Mark as answered' }).click();
  await desk.getByText('Answered', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Delete' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await desk.getByText('No messages yet.').waitFor();

  const pack = desk.getByRole('region', { name: 'Language pack' });
  await pack.getByText('npm run language-pack').waitFor();
  await pack.getByText(/merging questions.*Never used for the score\./).waitFor();
  await expectAccessibleInLightAndDark(desk, 'the operator’s tab');
  await desk.context().close();
});

test('the form also works without scripts, and returns filled in when it is invalid', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/contact`);
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Message').fill('<b>Bold</b> & brave');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please check the marked fields.').waitFor();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Grace');
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('<b>Bold</b> & brave');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('reply to grace@example.org').waitFor();
  const { rows } = await server.sql.query('select message, inquiry_type from contact_message');
  expect(rows).toEqual([{ message: '<b>Bold</b> & brave', inquiry_type: 'general' }]);
  await context.close();
});

test('the status page shows the server’s state, measures again, and says so when there is no response', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/status`);
  await page.getByText('All systems operational').waitFor();
  await expectAccessibleInLightAndDark(page, 'status');
  await page.route('**/status', (route) => route.abort());
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('This server does not answer.').waitFor();
  await page.unroute('**/status');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('This server does not answer.').waitFor({ state: 'hidden' });
  await page.goto(`${server.url}/contact`);
  await expectAccessibleInLightAndDark(page, 'contact');
  // In the language of the page: what the script says about the fields, and what the server answers.
  await page.goto(`${server.url}/es/contact`);
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Correo electrónico').fill('ana@nowhere');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByText('Introduce una dirección de correo válida').waitFor();
  await expect.poll(() => page.getByText('Este campo es obligatorio').count()).toBe(2);
  await page.getByText('Revisa los campos marcados.').waitFor();
  await page.close();
});
