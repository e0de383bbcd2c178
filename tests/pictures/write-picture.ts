import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SMALL_PICTURE_WIDTH } from '../../apps/server/src/features/marketing/render-picture.ts';
import { openImage } from '../../apps/server/src/images/open-image.ts';

/** Quality: high enough for small letters to stay sharp. */
const WEBP = { quality: 62, effort: 6, smartSubsample: true };
/** Enough for a card with few colors. */
const PALETTE = { palette: true, colours: 64, effort: 10 };
const never = new AbortController().signal;

/** Writes a screenshot as WebP, with a small version for phones, and returns its version hash. */
export async function writeWebp(path: string, screenshot: Uint8Array): Promise<string> {
  const bytes = await openImage(screenshot, never, ({ begin }) => begin().webp(WEBP).toBuffer());
  await write(path, bytes);
  await writeSmall(path, screenshot);
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes a small version of a picture next to it, no wider than a phone can show. */
export async function writeSmall(path: string, picture: Uint8Array): Promise<void> {
  const size = { width: SMALL_PICTURE_WIDTH, withoutEnlargement: true };
  const small = await openImage(picture, never, ({ begin }) => begin().resize(size).webp(WEBP).toBuffer());
  await write(path.replace(/\.webp$/, '-small.webp'), small);
}

/** Writes a screenshot of a card as a small PNG. */
export async function writePng(path: string, screenshot: Uint8Array): Promise<void> {
  await write(path, await openImage(screenshot, never, ({ begin }) => begin().png(PALETTE).toBuffer()));
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}
