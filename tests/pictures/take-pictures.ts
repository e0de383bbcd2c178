// Makes the pictures of the documentation and of the site from the running product: `npm run pictures`, after
// `npm run build`; the next build brings them to the pages. `--product`, `--social` and `--icons` make only those.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { APIRequestContext, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { launchBrowser } from '../browser/launch-browser.ts';
import { drawIcons } from './icons.ts';
import { productPictures, type ProductPicture } from './product-pictures.ts';
import { SAMPLE_EVENTS } from './sample-calendar.ts';
import { SAMPLE_LIBRARY } from './sample-library.ts';
import { takeSocialCards } from './social-cards.ts';
import { writeWebp } from './write-picture.ts';

const root = join(import.meta.dirname, '../..');
const documentation = join(root, 'docs/images');
const site = join(root, 'apps/web/public');
const person = { name: 'Maya Lindqvist', email: 'maya@example.com', password: 'Correct-horse-9' };
/** Pictures that the documentation shows too. */
const DOCUMENTED = new Set(['explained-score', 'content-studio']);
const SCHEMES = ['light', 'dark'] as const;
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Characters of a hash that tell one version of a picture from another. */
const VERSION_LENGTH = 6;

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(server.stdout)) {
    const address = /is at (http\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the server did not start');
}

/** Signs up and fills the workspace with samples; answers the ids of its items. */
async function makeSamples(request: APIRequestContext, url: string): Promise<string[]> {
  await request.post(`${url}/api/auth/sign-up/email`, { data: person, headers: { origin: url } });
  const { token } = (await (await request.get(`${url}/api/auth/token`)).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  // Pictures show the product as it is used, and not its first minutes.
  await request.put(`${url}/api/onboarding`, { data: { isDismissed: true }, headers });
  const made: string[] = [];
  for (const data of SAMPLE_LIBRARY.toReversed()) {
    const answer = await request.post(`${url}/api/content`, { data, headers });
    made.push(((await answer.json()) as { id: string }).id);
  }
  for (const data of SAMPLE_EVENTS) {
    const answer = await request.post(`${url}/api/calendar/events`, { data, headers });
    if (!answer.ok()) throw new Error(`The calendar refused a sample: ${await answer.text()}`);
  }
  return made;
}

/** The screenshot of a picture, and its size in CSS pixels. */
async function take(page: Page, { open }: ProductPicture, library: readonly string[]) {
  const part = await open(page, library);
  await page.mouse.move(0, 0);
  // Places are scrolled to, and panels open.
  await page.waitForTimeout(900);
  const box = await part?.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const clip = box
    ? { ...box, width: Math.round(box.width), height: Math.round(box.height) }
    : { x: 0, y: 0, width, height };
  const bytes = await page.screenshot({ clip });
  return { bytes, width: clip.width, height: clip.height };
}

/** Takes a picture in both schemes of colors; answers what the site has to know of it. */
async function takeInBothSchemes(
  picture: ProductPicture,
  library: readonly string[],
  how: BrowserContextOptions,
) {
  const { name, window, scale } = picture;
  const versions: string[] = [];
  let size = { width: 0, height: 0 };
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({ ...how, viewport: window, deviceScaleFactor: scale, colorScheme });
    const { bytes, ...taken } = await take(page, picture, library);
    await page.close();
    size = taken;
    versions.push(
      (await writeWebp(join(site, `pictures/${name}-${colorScheme}.webp`), bytes)).slice(0, VERSION_LENGTH),
    );
    if (DOCUMENTED.has(name) && colorScheme === 'light')
      await writeFile(join(documentation, `${name}.png`), bytes);
  }
  return { ...size, version: versions.join('-') };
}

async function takeProductPictures(url: string, storageState: StorageState, library: readonly string[]) {
  const how = {
    baseURL: url,
    storageState,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  } as const;
  const taken: Record<string, Awaited<ReturnType<typeof takeInBothSchemes>>> = {};
  for (const picture of productPictures) {
    taken[picture.name] = await takeInBothSchemes(picture, library, how);
    console.log(picture.name, taken[picture.name]);
  }
  await writeFile(join(site, 'pictures/pictures.json'), `${JSON.stringify(taken, null, 2)}\n`);
}

const asked = ['product', 'social', 'icons'].filter((kind) => process.argv.includes(`--${kind}`));
const isAsked = (kind: string): boolean => asked.length === 0 || asked.includes(kind);
const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-pictures-'));
const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await addressOf(server);
const browser = await launchBrowser();
try {
  if (isAsked('icons')) await drawIcons(browser, site);
  if (isAsked('social')) await takeSocialCards(browser, url, join(site, 'social'));
  if (isAsked('product')) {
    const page = await browser.newPage({ baseURL: url });
    const library = await makeSamples(page.request, url);
    await takeProductPictures(url, await page.context().storageState(), library);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}
