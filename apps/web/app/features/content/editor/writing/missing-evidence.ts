import type { WritingKind } from '@pagewright/contract/content';

/** The evidence available for writing. */
export interface WritingEvidence {
  /** Whether there are comparison pages. */
  readonly hasPages: boolean;
  readonly hasKeyword: boolean;
}

/** What is missing for writing without a language model; null if the built-in engine can do it. */
export type MissingEvidence = 'model' | 'pages' | 'keyword';

/** Determines beforehand what the built-in engine lacks. */
export function findMissingEvidence(
  kind: WritingKind,
  { hasPages, hasKeyword }: WritingEvidence,
): MissingEvidence | null {
  switch (kind) {
    case 'rewrite':
      return 'model';
    case 'draft':
    case 'continue':
      return hasPages ? null : 'pages';
    case 'titles':
    case 'descriptions':
      return hasKeyword ? null : 'keyword';
    case 'shorten':
    case 'simplify':
      return null;
  }
}
