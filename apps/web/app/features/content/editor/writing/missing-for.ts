import type { WritingKind } from '@pagewright/contract/content';

/** What a text has that something can be written from. */
export interface WritingGround {
  /** Pages that it is compared with. */
  readonly hasPages: boolean;
  readonly hasKeyword: boolean;
}

/** What is missing for writing without a language model; null where the built-in engine can do it. */
export type MissingGround = 'model' | 'pages' | 'keyword';

/** Says before anything is asked what the built-in engine lacks for it. */
export function missingFor(kind: WritingKind, { hasPages, hasKeyword }: WritingGround): MissingGround | null {
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
