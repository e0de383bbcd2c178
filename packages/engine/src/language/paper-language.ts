/** Code of a language (ISO 639-1, or 'und' when undecided) and how it was come by. */
export interface PaperLanguage {
  code: string;
  /** `assumed`: too few words to tell; taken to be English because of the script. */
  source: 'given' | 'detected' | 'assumed';
  /** Other languages that whole blocks are in, a fifth of the words at least, the larger first; absent without any. */
  others?: readonly string[];
}
