import { openImage } from './open-image.ts';

/** Longest side of a stored image in pixels: twice the width of a page's text, for dense screens. */
const SIDE_MAX = 2_400;
/** Drawings and screenshots, small files without loss, stay so; a photograph of that kind of file does not. */
const DRAWING_BYTES_MAX = 1_000_000;
const QUALITY = 82;

/** An image of our own making. */
export interface WebImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/webp';
  readonly width: number;
  /** Of one frame. */
  readonly height: number;
}

/**
 * The image as WebP, made anew from its pixels: upright, 2,400 pixels at most on each side, without anything that
 * came beside the pixels (place, camera, comments, other files). An animation stays one while its frames have 40
 * million pixels at most together; else its first frame is taken.
 * @throws ImageError for what is broken, of another kind, too large or too slow.
 */
export async function imageForWeb(bytes: Uint8Array, signal: AbortSignal): Promise<WebImage> {
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
