import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';

/** The brand's green behind icons that fill their square. */
const GREEN = '#0f6b5c';
/** Share of a maskable icon that no launcher cuts off, with a margin. */
const SAFE_SHARE = 0.78;
/** Sizes inside of `favicon.ico`. */
const ICO_SIZES = [16, 32, 48] as const;
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** An icon as PNG: its size in pixels, and whether the green fills the square. */
interface Icon {
  readonly size: number;
  readonly isFilled: boolean;
  /** Share of the square that the mark takes. */
  readonly share: number;
}

/** The icons by file name. A touch icon is filled, since iOS rounds it and shows transparency as black. */
const ICONS: Readonly<Record<string, Icon>> = {
  'apple-touch-icon.png': { size: 180, isFilled: true, share: 1 },
  'icon-192.png': { size: 192, isFilled: false, share: 1 },
  'icon-512.png': { size: 512, isFilled: false, share: 1 },
  'icon-maskable-512.png': { size: 512, isFilled: true, share: SAFE_SHARE },
};

/** Draws `favicon.svg` as the PNG icons of the manifest and of iOS, and as `favicon.ico`, into the same folder. */
export async function drawIcons(browser: Browser, folder: string): Promise<void> {
  const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
  for (const [name, icon] of Object.entries(ICONS))
    await writeFile(join(folder, name), await drawIcon(browser, mark, icon));
  const images: Buffer[] = [];
  for (const size of ICO_SIZES)
    images.push(await drawIcon(browser, mark, { size, isFilled: false, share: 1 }));
  await writeFile(join(folder, 'favicon.ico'), icoOf(images));
}

async function drawIcon(browser: Browser, mark: string, { size, isFilled, share }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const background = isFilled ? GREEN : 'transparent';
  await page.setContent(
    `<style>*{margin:0}body{width:${size}px;height:${size}px;display:grid;place-items:center;background:${background}}svg{width:${share * 100}%;height:${share * 100}%}</style>${mark}`,
  );
  const bytes = await page.screenshot({ omitBackground: true });
  await page.close();
  return bytes;
}

/** PNG images of {@link ICO_SIZES} as one file in the ICO format. */
function icoOf(images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * images.length;
  const entries = images.map((image, index) => {
    const size = ICO_SIZES[index] ?? 0;
    const entry = Buffer.alloc(ICO_ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images]);
}
