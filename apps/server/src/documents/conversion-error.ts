import type { DocumentFaultReason } from '@pagewright/contract/document';

export type ConversionCode =
  | DocumentFaultReason
  /** A file without content. */
  | 'empty_file'
  | 'file_too_large'
  /** Not a kind that can be read here. */
  | 'unsupported_file'
  /** Of a kind that can be read, and broken. */
  | 'unreadable_file'
  /** A packed file that unpacks to more than any document needs. */
  | 'archive_bomb'
  /** More items than one archive can hold. */
  | 'library_too_large';

/** A conversion that cannot be done. The code is for the caller, who makes the sentence. */
export class ConversionError extends Error {
  readonly code: ConversionCode;
  /** Where in an editor document, as `content[2].content[0]`; empty elsewhere. */
  readonly place: string;
  constructor(code: ConversionCode, place = '', options?: ErrorOptions) {
    super(place === '' ? code : `${code} at ${place}`, options);
    this.name = 'ConversionError';
    this.code = code;
    this.place = place;
  }
}

/** The error again, of what is left of it when it comes out of a thread; undefined where it is another one. */
export function reviveConversionError({
  name,
  fields: { code, place },
}: {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}): ConversionError | undefined {
  return name === 'ConversionError' ? new ConversionError(code as ConversionCode, String(place)) : undefined;
}
