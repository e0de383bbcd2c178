/** Why an image was not taken. */
export type ImageFault =
  /** Not an image of a kind that is read here, or broken. */
  | 'unreadable_image'
  /** More pixels than any screen needs; unpacking them would only cost memory. */
  | 'too_many_pixels'
  /** It would have taken too long. */
  | 'too_slow';

/** An image that cannot be taken. The code is for the caller, who makes the sentence. */
export class ImageError extends Error {
  readonly code: ImageFault;

  constructor(code: ImageFault, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImageError';
    this.code = code;
  }
}
