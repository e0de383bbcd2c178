/** Why an image was rejected. */
export type ImageFault =
  /** Not a supported image, or broken. */
  | 'unreadable_image'
  /** More pixels than any screen needs; decoding them would only waste memory. */
  | 'too_many_pixels'
  /** Processing took too long. */
  | 'too_slow';

/** A rejected image. The caller turns the code into a message. */
export class ImageError extends Error {
  readonly code: ImageFault;

  constructor(code: ImageFault, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImageError';
    this.code = code;
  }
}
