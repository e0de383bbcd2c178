// Makes the pictures of the documentation from the running product: `npm run pictures`, after `npm run build`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { launchBrowser } from '../browser/launch-browser.ts';
import { SAMPLE_LIBRARY } from './sample-library.ts';

const root = join(import.meta.dirname, '../..');
const pictures = join(root, 'docs/images');
const person = { name: 'Maya Lindqvist', email: 'maya@example.com', password: 'Correct-horse-9' };

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(server.stdout)) {
    const address = /is at (http\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the server did not start');
}

const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-pictures-'));
const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await addressOf(server);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await page.request.post(`${url}/api/auth/sign-up/email`, { data: person, headers: { origin: url } });
  const { token } = (await (await page.request.get(`${url}/api/auth/token`)).json()) as { token: string };
  const made: string[] = [];
  for (const data of SAMPLE_LIBRARY.toReversed()) {
    const answer = await page.request.post(`${url}/api/content`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    });
    made.push(((await answer.json()) as { id: string }).id);
  }
  await page.goto(`${url}/content`);
  await page.getByText('5 items').waitFor();
  await page.screenshot({ path: join(pictures, 'content-studio.png') });
  await page.goto(`${url}/content/${made.at(-1)}`);
  await page.getByText('The server scores the same').waitFor();
  await page.getByRole('button', { name: /^Readability/ }).click();
  await page.getByRole('button', { name: /^Show/ }).first().click();
  await page.mouse.move(0, 0);
  // The place is scrolled to, and the panel has opened.
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(pictures, 'explained-score.png') });
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}
