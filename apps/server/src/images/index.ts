/** Images of any origin as clean ones of our own making. */
export { ImageError } from './image-error.ts';
export type { ImageFault } from './image-error.ts';
export { imageForWeb } from './image-for-web.ts';
export type { WebImage } from './image-for-web.ts';
export { pictureForWord } from './picture-for-word.ts';
