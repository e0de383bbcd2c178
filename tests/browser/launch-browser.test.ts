import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectAccessible } from '../e2e/expect-accessible.ts';
import { launchBrowser } from './launch-browser.ts';

const page = `<!doctype html><html lang="en"><title>Counter</title><main><h1>Counter</h1>
<button onclick="this.textContent = 'Pressed ' + ++window.count">Press</button></main>
<script>window.count = 0</script></html>`;

const server = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html').end(page),
);
let browser: Browser;
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

test('the browser opens a page, presses a button, takes a picture and passes axe', async () => {
  const tab = await (await browser.newContext()).newPage();
  await tab.goto(address);
  await tab.getByRole('button', { name: 'Press' }).click();
  await expectPage(tab.getByRole('button')).toHaveText('Pressed 1');
  const picture = await tab.screenshot();
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await expectAccessible(tab, 'counter');
});

test('the browser can reach only this machine', async () => {
  const tab = await browser.newPage();
  await expect(tab.goto('http://192.0.2.1/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  await expect(tab.goto('http://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});
