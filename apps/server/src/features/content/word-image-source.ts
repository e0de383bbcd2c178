import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import type { PictureSource } from '../../documents/index.ts';
import { ImageError, toWordImage } from '../../images/index.ts';

const STORED = /^\/files\/([\w-]+)$/;

/** Creates a source of stored images in formats that Word supports. Nothing is fetched from elsewhere. */
export function wordImageSource({ services, signal }: Pick<Context, 'services' | 'signal'>): PictureSource {
  return async (src) => {
    const id = STORED.exec(src)?.[1];
    const stored = id === undefined ? null : await services.files.read(id);
    if (!stored) return null;
    try {
      return await toWordImage(await buffer(stored.stream), signal);
    } catch (error) {
      if (error instanceof ImageError) return null;
      throw error;
    }
  };
}
