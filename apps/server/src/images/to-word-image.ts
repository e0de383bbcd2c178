import { openImage } from './open-image.ts';

/** Maximum side in pixels: the width of a page at 200 dpi. */
const SIDE_MAX = 1_600;

/** An image in a format that Word supports; sizes in pixels. */
export interface WordImage {
  readonly bytes: Uint8Array;
  readonly type: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
}

/**
 * Converts an image for Word: JPEG, or PNG if it may be transparent; of an animation the first frame.
 * @throws ImageError like `toWebImage`.
 */
export async function toWordImage(bytes: Uint8Array, signal: AbortSignal): Promise<WordImage> {
  return openImage(bytes, signal, async ({ metadata, begin }) => {
    const resized = begin().resize({
      width: SIDE_MAX,
      height: SIDE_MAX,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const encoded = metadata.hasAlpha ? resized.png() : resized.jpeg({ quality: 85 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, type: metadata.hasAlpha ? 'png' : 'jpg', width: info.width, height: info.height };
  });
}
