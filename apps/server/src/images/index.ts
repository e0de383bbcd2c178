/** Re-encodes images of any origin. */
export { ImageError } from './image-error.ts';
export type { ImageFault } from './image-error.ts';
export { toWebImage } from './to-web-image.ts';
export type { WebImage } from './to-web-image.ts';
export { toWordImage } from './to-word-image.ts';
