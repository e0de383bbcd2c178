import sharp, { type Metadata, type Sharp } from 'sharp';
import { limitConcurrency } from '../async/limit-concurrency.ts';
import { ImageError } from './image-error.ts';

/** Most pixels of an image, all its frames together: a photograph of 40 megapixels takes 160 MB when unpacked. */
const PIXELS_MAX = 40_000_000;
const SECONDS_MAX = 20;
/** Images worked on at once. Each has a thread of a pool of four, in which passwords are hashed too. */
const AT_ONCE = 2;

// An image is read once; keeping it unpacked would only hold memory.
sharp.cache(false);
sharp.concurrency(1);
// Readers of everything else, SVG and its scripts among them, are never reached.
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

/** An image that can be read, and what its header says. */
export interface OpenImage {
  readonly metadata: Metadata;
  /** Begins the work on it, upright; with all its frames where asked and where their pixels are not too many. */
  readonly begin: (withFrames?: boolean) => Sharp;
}

/**
 * Reads an image (PNG, JPEG, WebP, GIF or AVIF, as its bytes say) and does the work in its turn.
 * @throws ImageError for what is broken, of another kind, too large or too slow.
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
