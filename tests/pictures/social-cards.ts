import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { escapeText } from '../../apps/server/src/platform/http/pages/markup.ts';
import { writePng } from './write-picture.ts';

/** The image size that social networks show. */
const SIZE = { width: 1200, height: 630 };
const root = join(import.meta.dirname, '../..');
const FONTS = join(root, 'node_modules/@fontsource-variable');
/** Pages with their own card; the others share the site's, and translations that of the English page. */
const OWN_CARD = /^\/(?!help\/|(?:es|fr)(?:\/|$))/;

/** Draws a card for each shareable page of the site, and the site's own. */
export async function takeSocialCards(browser: Browser, url: string, folder: string): Promise<void> {
  const reader = await browser.newPage();
  // A separate page: the policy of a visited page would remain in force and block the card's style.
  const page = await browser.newPage({ viewport: SIZE });
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const look = await cardLook();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    if (!OWN_CARD.test(pathname)) continue;
    const title = await sharedTitle(reader, url + pathname);
    await page.setContent(card(title, pathname, look));
    await page.evaluate(() => document.fonts.ready);
    const name = pathname === '/' ? '/pagewright' : pathname;
    await writePng(join(folder, `${name}.png`), await page.screenshot());
  }
  await Promise.all([reader.close(), page.close()]);
}

async function sharedTitle(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return (await page.locator('meta[property="og:title"]').getAttribute('content')) ?? '';
}

/** What all cards share. */
interface Look {
  readonly style: string;
  /** The site's mark, as SVG. */
  readonly mark: string;
}

async function cardLook(): Promise<Look> {
  const font = async (family: string, file: string): Promise<string> => {
    const bytes = await readFile(join(FONTS, file));
    return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  };
  const style = `${await font('Schibsted', 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2')}
${await font('Inter', 'inter/files/inter-latin-wght-normal.woff2')}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;padding:76px 84px;display:flex;flex-direction:column;justify-content:space-between;background:#fbfaf7;color:#16211e;border-bottom:18px solid #0f6b5c;font-family:Inter}
h1{max-width:980px;font:700 76px/1.1 Schibsted;letter-spacing:-.02em;text-wrap:balance}
h1.long{font-size:60px}
p{display:flex;align-items:center;gap:20px;font:700 36px Schibsted;letter-spacing:-.015em}
small{margin-left:auto;font:400 28px Inter;letter-spacing:0;color:#55635e}
svg{width:60px;height:60px}`;
  return { style, mark: await readFile(join(root, 'apps/web/public/favicon.svg'), 'utf8') };
}

/** Title length from which the font is smaller. */
const LONG_TITLE = 48;

function card(title: string, path: string, { style, mark }: Look): string {
  const part = path.startsWith('/blog/') ? 'Blog' : 'The SEO editor that explains its score';
  return `<style>${style}</style><h1 class="${title.length > LONG_TITLE ? 'long' : ''}">${escapeText(title)}</h1>
<p>${mark}Pagewright<small>${part}</small></p>`;
}
