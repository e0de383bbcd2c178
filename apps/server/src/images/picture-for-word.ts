import { openImage } from './open-image.ts';

/** Longest side in pixels: the width of a page of paper at 200 dots an inch. */
const SIDE_MAX = 1_600;

/** A picture of a kind that Word shows; sizes in pixels. */
export interface WordImage {
  readonly bytes: Uint8Array;
  readonly type: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
}

/**
 * The image as Word can hold it: JPEG, or PNG where it may be see-through; of an animation the first frame.
 * @throws ImageError as `imageForWeb`.
 */
export async function pictureForWord(bytes: Uint8Array, signal: AbortSignal): Promise<WordImage> {
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
