import { IMAGE_BYTES_MAX, UPLOAD_BYTES_MAX } from '@pagewright/contract/limits';

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
const KINDS =
  'Markdown, HTML, text, Word (.docx) and WordPress exports can be imported; images can be PNG, JPEG, WebP, GIF or AVIF.';

/** Messages in English. */
export const english = {
  notFound: 'This file does not exist.',
  tooManyAtOnce: 'Several of your files are still being processed. Wait until they are done.',
  noForm: 'Send the file as a form, in the field “file”.',
  noFile: 'There is no file in the field “file”.',
  oneFileOnly: 'Send one file at a time.',
  wrongType: 'The field “type” must be image or document, or be left out.',
  incomplete: 'The upload was incomplete. Try again.',
  cancelled: 'The upload was canceled.',
  fileTooLarge: `The file is larger than ${megabytes(UPLOAD_BYTES_MAX)}.`,
  imageTooLarge: `The image is larger than ${megabytes(IMAGE_BYTES_MAX)}.`,
  empty: 'The file is empty.',
  unsupported: `This file type is not supported. ${KINDS}`,
  notAnImage: 'This file is not an image. Images can be PNG, JPEG, WebP, GIF or AVIF.',
  notADocument: 'This file is an image, not a document.',
  unreadable: 'The file is damaged or incomplete and could not be read.',
  bomb: 'The file unpacks to far more data than a document needs, so it was not opened.',
  textTooLong: 'The text in this file is too long for one item, or takes too long to read.',
  tooDeep: 'The text in this file is nested too deeply.',
  tooManyItems: (most: number) =>
    `This file contains more than ${most} articles. Export them in several files.`,
  nothingImported: 'This file contains no article that can be imported.',
  unreadableImage: 'The image is damaged or in an unsupported format.',
  tooManyPixels: 'The image has more than 40 million pixels.',
  imageTooSlow: 'The image took too long to read.',
  untitled: 'Untitled',
  trashed: 'It was in the trash.',
  attachment: 'It is a media file, not an article.',
  otherType: 'It is neither a post nor a page.',
  imagesLeftOut: (count: number) =>
    count === 1
      ? 'One of its images could not be read and was left out.'
      : `${count} of its images could not be read and were left out.`,
};

/** Shape of the messages in each language. */
export type FilesSentences = typeof english;
