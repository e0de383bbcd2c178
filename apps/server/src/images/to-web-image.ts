import { openImage } from './open-image.ts';

/** Maximum side of a stored image in pixels: twice a page's text width, for high-density screens. */
const SIDE_MAX = 2_400;
/** Small lossless files, such as drawings and screenshots, stay lossless; photographs do not. */
const DRAWING_BYTES_MAX = 1_000_000;
const QUALITY = 82;

/** A re-encoded image. */
export interface WebImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/webp';
  readonly width: number;
  /** Of one frame. */
  readonly height: number;
}

/**
 * Re-encodes an image as WebP from its pixels: upright, at most 2,400 pixels per side, and without metadata (location,
 * camera, comments, embedded files). Animations are kept up to 40 million pixels in total; otherwise only the first
 * frame is.
 * @throws ImageError for a broken, unsupported, too large, or too slow image.
 */
export async function toWebImage(bytes: Uint8Array, signal: AbortSignal): Promise<WebImage> {
  return openImage(bytes, signal, async ({ metadata, begin }) => {
    const { format } = metadata;
    const lossless = (format === 'png' || format === 'gif') && bytes.length <= DRAWING_BYTES_MAX;
    const { data, info } = await begin(true)
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp(lossless ? { lossless, effort: 3 } : { quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      mediaType: 'image/webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
    };
  });
}
