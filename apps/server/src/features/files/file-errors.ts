import { ApiError } from '../../platform/api-error.ts';
import { ConversionError, type ConversionCode, type SkipReason } from '../../documents/index.ts';
import { ImageError, type ImageFault } from '../../images/index.ts';
import { filesMessages as say } from './messages.ts';

type Refusal = readonly [status: number, sentence: string];

const IMAGES: Record<ImageFault, Refusal> = {
  unreadable_image: [422, say.unreadableImage],
  too_many_pixels: [422, say.tooManyPixels],
  too_slow: [422, say.imageTooSlow],
};

const DOCUMENTS: Record<ConversionCode, Refusal> = {
  empty_file: [422, say.empty],
  file_too_large: [413, say.fileTooLarge],
  unsupported_file: [415, say.unsupported],
  unreadable_file: [422, say.unreadable],
  archive_bomb: [422, say.bomb],
  library_too_large: [413, say.fileTooLarge],
  too_large: [413, say.textTooLong],
  too_many_nodes: [413, say.textTooLong],
  too_deep: [422, say.tooDeep],
  malformed_json: [422, say.unreadable],
  not_a_document: [422, say.unreadable],
  malformed_node: [422, say.unreadable],
  misplaced_node: [422, say.unreadable],
  unknown_node: [422, say.unreadable],
  forbidden_character: [422, say.unreadable],
};

const SKIPS: Record<Exclude<SkipReason, ConversionCode>, string> = {
  trashed: say.trashed,
  attachment: say.attachment,
  other_type: say.otherType,
  empty: say.empty,
};

const isConversionCode = (reason: SkipReason): reason is ConversionCode => reason in DOCUMENTS;

/** Explains why an article of a file was skipped. */
export function skipMessage(reason: SkipReason): string {
  return isConversionCode(reason) ? DOCUMENTS[reason][1] : SKIPS[reason];
}

/** Converts the error of an unreadable file to an API error; other errors are returned unchanged. */
export function toFileError(error: unknown): unknown {
  if (error instanceof ConversionError) return refusal(error.code, DOCUMENTS[error.code]);
  return error instanceof ImageError ? refusal(error.code, IMAGES[error.code]) : error;
}

function refusal(code: string, [status, sentence]: Refusal): ApiError {
  return new ApiError(status, code, sentence);
}
