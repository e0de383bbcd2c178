/** Language code (ISO 639-1, or 'und' if undetermined) and how it was determined. */
export interface PaperLanguage {
  code: string;
  /** `assumed`: too few words to detect it; English is assumed because of the script. */
  source: 'given' | 'detected' | 'assumed';
  /** Other languages of whole blocks with at least a fifth of the words, the larger first. Absent if there are none. */
  others?: readonly string[];
}
