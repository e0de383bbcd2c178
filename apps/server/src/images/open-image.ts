import sharp, { type Metadata, type Sharp } from 'sharp';
import { limitConcurrency } from '../platform/async/limit-concurrency.ts';
import { ImageError } from './image-error.ts';

/** Maximum pixels of all frames: a 40-megapixel photo takes 160 MB in memory. */
const PIXELS_MAX = 40_000_000;
const SECONDS_MAX = 20;
/** Images processed concurrently. Each occupies one thread of a pool of four that also hashes passwords. */
const AT_ONCE = 2;

// Each image is read once; a cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);
// Decoders for everything else, such as SVG with scripts, are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const takeTurn = limitConcurrency(AT_ONCE);

/** A readable image with its metadata. */
export interface OpenImage {
  readonly metadata: Metadata;
  /** Starts processing, upright; includes all frames on request if they are not too large. */
  readonly begin: (withFrames?: boolean) => Sharp;
}

/**
 * Opens an image (PNG, JPEG, WebP, GIF, or AVIF, detected from its bytes) and processes it when a slot is free.
 * @throws ImageError for a broken, unsupported, too large, or too slow image.
 */
export async function openImage<Result>(
  bytes: Uint8Array,
  signal: AbortSignal,
  work: (image: OpenImage) => Promise<Result>,
): Promise<Result> {
  return takeTurn(signal, async () => {
    try {
      const metadata = await open(bytes, false).metadata();
      const pixels = metadata.width * metadata.height;
      const isAnimated = (metadata.pages ?? 1) > 1 && pixels * (metadata.pages ?? 1) <= PIXELS_MAX;
      return await work({
        metadata,
        begin: (withFrames = false) =>
          open(bytes, withFrames && isAnimated).timeout({ seconds: SECONDS_MAX }),
      });
    } catch (error) {
      throw new ImageError(faultOf(error), { cause: error });
    }
  });
}

function open(bytes: Uint8Array, animated: boolean): Sharp {
  return sharp(bytes, { animated, limitInputPixels: PIXELS_MAX, failOn: 'error', autoOrient: true });
}

function faultOf(error: unknown): ImageError['code'] {
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit/.test(reason)) return 'too_many_pixels';
  return /timeout/.test(reason) ? 'too_slow' : 'unreadable_image';
}
