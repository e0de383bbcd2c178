import type { DocumentFaultReason } from '@pagewright/contract/document';

export type ConversionCode =
  | DocumentFaultReason
  /** A file without content. */
  | 'empty_file'
  | 'file_too_large'
  /** An unsupported kind of file. */
  | 'unsupported_file'
  /** A supported kind of file, but broken. */
  | 'unreadable_file'
  /** An archive that unpacks to more than any document needs. */
  | 'archive_bomb'
  /** More items than one archive can hold. */
  | 'library_too_large';

/** A failed conversion. The caller turns the code into a message. */
export class ConversionError extends Error {
  readonly code: ConversionCode;
  /** The path in an editor document, such as `content[2].content[0]`; empty elsewhere. */
  readonly place: string;
  constructor(code: ConversionCode, place = '', options?: ErrorOptions) {
    super(place === '' ? code : `${code} at ${place}`, options);
    this.name = 'ConversionError';
    this.code = code;
    this.place = place;
  }
}

/** Restores the error from what a worker thread passes on; undefined for other errors. */
export function reviveConversionError({
  name,
  fields: { code, place },
}: {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}): ConversionError | undefined {
  return name === 'ConversionError' ? new ConversionError(code as ConversionCode, String(place)) : undefined;
}
