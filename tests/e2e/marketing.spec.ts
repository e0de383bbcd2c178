import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const [server, browser] = await Promise.all([openTestServer(), openTestBrowser()]);

test('a visitor sees the landing page; a signed-in user is redirected by the server', async () => {
  const page = await browser.newPage();
  const answer = await page.goto(server.url);
  expect(answer?.status()).toBe(200);
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe('The SEO editor that explains its score.');
  await expectAccessibleInLightAndDark(page, 'landing page');
  await page.close();
  const { cookie } = await server.signUp();
  for (const path of ['/', '/home']) {
    const led = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' });
    expect([led.status, led.headers.get('location'), await led.text()]).toEqual([302, '/content', '']);
  }
});

test('the phone menu opens without scripts, and with them closes as menus do', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  const plain = await context.newPage();
  await plain.goto(`${server.url}/about`);
  const features = plain.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' });
  expect(await features.isVisible()).toBe(false);
  await plain.getByText('Menu', { exact: true }).click();
  await features.waitFor();
  await context.close();

  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${server.url}/about`);
  await expectNoOverflow(page, 'about on a phone');
  await page.getByText('Menu', { exact: true }).click();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' });
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  await page.close();
});

test('an unknown path says so, with a link home', async () => {
  const page = await browser.newPage();
  const answer = await page.goto(`${server.url}/nowhere/at-all`);
  expect(answer?.status()).toBe(404);
  await expect.poll(() => page.title()).toBe('Page Not Found');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.close();
});

test('without a client id there is no PayPal for anyone, and the error is logged', async () => {
  const page = await openFullyLoadedScreen(browser, server, '/about', await server.signUp());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/pricing');
  expect((await logged).text()).toContain('no PayPal client id is set');
  await expect.poll(() => page.getByText('Payment is not set up on this server.').count()).toBe(2);
  await page.getByRole('link', { name: 'Open Pagewright' }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
  expect(new Set(asked)).toEqual(new Set([new URL(server.url).host]));
  await page.context().close();
  // A trial is offered only where plans are sold.
  expect(await (await fetch(server.url)).text()).not.toMatch(/days of Professional|card needed/);
});

test('public pages show the signed-in user and the chosen theme, with the same HTML for everyone', async () => {
  const light = { colorScheme: 'light' } as const;
  const look = (page: Page) =>
    page.evaluate(() => ({
      paper: getComputedStyle(document.body).backgroundColor,
      shots: [...document.querySelectorAll<HTMLImageElement>('.shot img')].filter((shot) =>
        shot.checkVisibility(),
      ).length,
      bar: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    }));
  const doors = (page: Page) => {
    const header = page.getByRole('banner');
    const door = (name: string) => header.getByRole('link', { name, exact: true });
    return { signIn: door('Sign in'), open: door('Open Pagewright') };
  };
  const visitor = await openFullyLoadedScreen(browser, server, '/features', null, light);
  await doors(visitor).signIn.waitFor();
  expect(await doors(visitor).open.isVisible()).toBe(false);
  await visitor.getByRole('link', { name: 'Create an account' }).waitFor();
  const seen = await look(visitor);
  expect(seen).toMatchObject({ paper: 'rgb(251, 250, 247)', bar: '#fbfaf7' });
  await visitor.context().close();

  const person = await server.signUp();
  const app = await openFullyLoadedScreen(browser, server, '/content', person, light);
  await app.getByRole('button', { name: 'Switch to dark' }).click();
  const page = await app.context().newPage();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  const invitation = page.getByRole('link', { name: 'Create an account' });
  for (const path of ['/blog', '/help', '/security', '/features']) {
    await page.goto(path);
    await doors(page).open.waitFor();
    await expect
      .poll(async () => [path, await doors(page).signIn.isVisible(), await invitation.count()])
      .toEqual([path, false, 0]);
  }
  await expect.poll(() => look(page)).toEqual({ ...seen, paper: 'rgb(15, 21, 20)', bar: '#0f1514' });
  expect(complaints).toEqual([]);
  const tags = await Promise.all(
    ['', person.cookie].map(async (cookie) =>
      (await fetch(`${server.url}/features`, { headers: { cookie } })).headers.get('etag'),
    ),
  );
  expect(tags[0]).toBe(tags[1]);

  // Signing out in one tab applies to the pages open in others.
  await app.getByRole('button', { name: /^User menu of/ }).click();
  await app.getByRole('menuitem', { name: 'Sign out' }).click();
  await doors(page).signIn.waitFor();
  await app.context().close();
});
