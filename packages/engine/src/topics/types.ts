import type { EvidencePage } from '../evidence/evidence-page.ts';

/** A page of a site, as far as it shows its subject. */
export type TopicPage = EvidencePage;

/** A subject with the pages about it: a group of wordings that mean the same. */
export interface Topic {
  /** In the form that the pages use most, or the keyword as given. */
  name: string;
  /** ISO 639-1. */
  language: string;
  /** Stems of the name, in order. */
  keys: readonly string[];
  /** Other wordings of the same subject, as they are written, the most used first. Inflections are not listed. */
  variants: readonly string[];
  /** The stems of every wording, those of the name first. */
  wordings: readonly (readonly string[])[];
  /** Whether it may be called missing on another site: several words, or the only subject of several pages. */
  isDistinct: boolean;
  /** Addresses of the pages about it, in the given order. */
  pages: readonly string[];
}
