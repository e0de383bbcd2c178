// Takes the pictures of the documentation and the site from the running product: `npm run pictures`, after `npm run
// build`; the next build adds them to the pages. `--product`, `--social`, and `--icons` make only those.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { launchBrowser } from '../browser/launch-browser.ts';
import { startGhost } from '../fakes/ghost/start-ghost.ts';
import { startWordpress } from '../fakes/wordpress/start-wordpress.ts';
import { connectSites } from './connect-sites.ts';
import { drawIcons } from './icons.ts';
import { productPictures, type ProductPicture } from './product-pictures.ts';
import { createSamples, startSampleServer } from './sample-server.ts';
import { takeSocialCards } from './social-cards.ts';
import { writeWebp } from './write-picture.ts';

const root = join(import.meta.dirname, '../..');
const documentation = join(root, 'docs/images');
const site = join(root, 'apps/web/public');
/** Pictures of the documentation, in light mode only; the others are the site's. */
const DOCUMENTED = new Set(['explained-score', 'content-studio']);
const SCHEMES = ['light', 'dark'] as const;
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Maximum height in CSS pixels; the rest is cut off. */
const HEIGHT_MAX = 640;
/** Margin around the part in CSS pixels. */
const MARGIN = 12;
/** Hash characters that identify a version of a picture. */
const VERSION_LENGTH = 6;

/** Takes a picture's screenshot and returns it with its size in CSS pixels. */
async function take(
  page: Page,
  { open, last, maxHeight = HEIGHT_MAX }: ProductPicture,
  library: readonly string[],
) {
  const part = await open(page, library);
  await part.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  // Scrolling and opening panels take a moment.
  await page.waitForTimeout(900);
  const box = await part.boundingBox();
  const lastBox = last ? await last(page).boundingBox() : box;
  if (!box || !lastBox) throw new Error('The part to show is not on the screen.');
  // At the edge of the window there is no margin.
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  const width = Math.round(Math.min(box.width + 2 * MARGIN, (page.viewportSize()?.width ?? 0) - x));
  // What is last lies over other things, which are not shown.
  const bottom = last ? lastBox.y + lastBox.height + 1 : box.y + box.height + MARGIN;
  const height = Math.round(Math.min(bottom - y, maxHeight));
  const bytes = await page.screenshot({ clip: { x, y, width, height } });
  return { bytes, width, height };
}

/** Takes a picture in a color scheme, in a window of its own. */
async function takeInScheme(
  colorScheme: (typeof SCHEMES)[number],
  picture: ProductPicture,
  library: readonly string[],
  how: BrowserContextOptions,
) {
  const { window, scale } = picture;
  const page = await browser.newPage({ ...how, viewport: window, deviceScaleFactor: scale, colorScheme });
  await page.addInitScript(() => localStorage.setItem('pagewright.hints', 'score outline calendar'));
  const taken = await take(page, picture, library);
  await page.close();
  return taken;
}

/** Takes a picture in both color schemes, and returns the site's data about it. */
async function takeInBothSchemes(
  picture: ProductPicture,
  library: readonly string[],
  how: BrowserContextOptions,
) {
  const versions: string[] = [];
  let size = { width: 0, height: 0 };
  for (const colorScheme of SCHEMES) {
    const { bytes, ...taken } = await takeInScheme(colorScheme, picture, library, how);
    size = taken;
    const version = await writeWebp(join(site, `pictures/${picture.name}-${colorScheme}.webp`), bytes);
    versions.push(version.slice(0, VERSION_LENGTH));
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
    if (DOCUMENTED.has(picture.name)) {
      const { bytes } = await takeInScheme('light', picture, library, how);
      await writeFile(join(documentation, `${picture.name}.png`), bytes);
    } else taken[picture.name] = await takeInBothSchemes(picture, library, how);
    console.log(picture.name, taken[picture.name] ?? 'for the documentation');
  }
  await writeFile(join(site, 'pictures/pictures.json'), `${JSON.stringify(taken, null, 2)}\n`);
}

const asked = ['product', 'social', 'icons'].filter((kind) => process.argv.includes(`--${kind}`));
const isAsked = (kind: string): boolean => asked.length === 0 || asked.includes(kind);
const [wordpress, ghost] = await Promise.all([startWordpress(), startGhost()]);
const server = await startSampleServer({ OUTGOING_ALLOW: '127.0.0.0/8' });
const { url } = server;
const browser = await launchBrowser();
try {
  if (isAsked('icons')) await drawIcons(browser, site);
  if (isAsked('social')) await takeSocialCards(browser, url, join(site, 'social'));
  if (isAsked('product')) {
    const page = await browser.newPage({ baseURL: url });
    const library = await createSamples(page.request, url, 'Maya Lindqvist');
    await connectSites(page.request, url, { wordpress: wordpress.url, ghost: ghost.url }, library[0] ?? '');
    await takeProductPictures(url, await page.context().storageState(), library);
  }
} finally {
  await browser.close();
  await server.stop();
  await Promise.all([wordpress.close(), ghost.close()]);
}
