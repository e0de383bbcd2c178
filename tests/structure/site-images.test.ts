import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openImage } from '../../apps/server/src/images/open-image.ts';
import { readProjectFile, projectRoot } from './project-files.ts';

const PUBLIC = 'apps/web/public';
const GREEN = [0x0f, 0x6b, 0x5c];
const PAPER = [0xfb, 0xfa, 0xf7];
/** Pixels below this brightness count as ink. */
const INK_MAX = 110;
/** The area of a card's title. */
const TITLE = { left: 84, top: 76, width: 980, height: 360 };

/** The social cards created by `npm run pictures`. */
const cards = readdirSync(`${projectRoot}/${PUBLIC}/social`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.png'))
  .toSorted();

test('every article has a card, and so does the site', () => {
  const articles = readdirSync(`${projectRoot}/apps/server/src/features/marketing/content/en/blog`).map(
    (name) => `blog/${name.replace('.md', '.png')}`,
  );
  expect(cards).toEqual(expect.arrayContaining(['pagewright.png', 'pricing.png', ...articles]));
});

test.each(cards)('%s shows a title on paper above a green edge', async (card) => {
  const picture = await pixelsOf(`social/${card}`);
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  const edge = range(0, picture.width, 50).map((x) => picture.at(x, 625));
  expect(edge).toEqual(edge.map(() => near(GREEN)));
  expect(picture.at(20, 20)).toEqual(near(PAPER));
  const shares = range(0, 3).map((part) => inkShare(picture, part));
  // Every title begins in the first third of its area, in large bold type.
  expect(shares[0]).toBeGreaterThan(0.05);
  expect(Math.max(...shares)).toBeLessThan(0.5);
});

test('the manifest’s icons have the sizes that it names, and the touch icon fills its square', async () => {
  const { icons } = JSON.parse(readProjectFile(`${PUBLIC}/site.webmanifest`)) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const pngs = icons.filter(({ src }) => src.endsWith('.png'));
  expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, purpose } of pngs) {
    const icon = await pixelsOf(src.slice(1));
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
    expect(icon.at(icon.width / 2, 4)).toEqual(near(GREEN));
    // A launcher cuts the corners of a maskable icon; those of other icons are transparent.
    expect(icon.alphaAt(0, 0)).toBe(purpose === 'maskable' ? 255 : 0);
  }
  const touch = await pixelsOf('apple-touch-icon.png');
  expect([touch.width, touch.height, touch.alphaAt(0, 0)]).toEqual([180, 180, 255]);
});

test('favicon.ico contains the mark in three sizes', async () => {
  const file = readFileSync(`${projectRoot}/${PUBLIC}/favicon.ico`);
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes: number[] = [];
  for (const index of range(0, file.readUInt16LE(4))) {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    const icon = await readPixels(file.subarray(offset, offset + file.readUInt32LE(entry + 8)));
    expect(icon.width).toBe(file.readUInt8(entry));
    expect(icon.at(icon.width / 2, 1)).toEqual(near(GREEN));
    sizes.push(icon.width);
  }
  expect(sizes).toEqual([16, 32, 48]);
});

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number[];
  readonly alphaAt: (x: number, y: number) => number;
}

function pixelsOf(path: string): Promise<Pixels> {
  return readPixels(readFileSync(`${projectRoot}/${PUBLIC}/${path}`));
}

async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await openImage(file, new AbortController().signal, ({ begin }) =>
    begin().ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  const start = (x: number, y: number): number => (y * info.width + Math.floor(x)) * info.channels;
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => [...data.subarray(start(x, y), start(x, y) + 3)],
    alphaAt: (x, y) => data[start(x, y) + 3] ?? 0,
  };
}

/** The share of dark pixels in one of three stripes of the title's area. */
function inkShare(picture: Pixels, part: number): number {
  const top = TITLE.top + (part * TITLE.height) / 3;
  const points = range(TITLE.left, TITLE.left + TITLE.width, 3).flatMap((x) =>
    range(top, top + TITLE.height / 3, 3).map((y) => picture.at(x, y)),
  );
  return points.filter((rgb) => Math.max(...rgb) < INK_MAX).length / points.length;
}

/** Matches a color, allowing for palette rounding. */
function near(rgb: readonly number[]): unknown[] {
  return rgb.map((value) => expect.toSatisfy((found: number) => Math.abs(found - value) <= 3));
}

function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}
