import type { ScoredArticle } from '@pagewright/contract/score';
import type { Assessment, EditorRange, ScoredResult, UnscoredReason } from '@pagewright/engine';

/** What the article is compared with, as the server's engine prepared it. */
export interface PreparedEvidence {
  readonly engineVersion: string;
  readonly subject: unknown;
}

/** What the page asks of the worker: the score of the article as it is now. */
export interface ScoreRequest {
  readonly id: number;
  readonly article: ScoredArticle;
  /** Sent when it changes; absent: as before. */
  readonly evidence?: PreparedEvidence | null;
}

/** An assessment with its places in the editor's own positions. */
export interface PlacedAssessment extends Omit<Assessment, 'places'> {
  readonly ranges: readonly EditorRange[];
}

/** A question of substance with its places in the editor's own positions. */
export interface PlacedSubstance extends Omit<ScoredResult['substance']['findings'][number], 'places'> {
  readonly ranges: readonly EditorRange[];
}

export interface LivePart extends Omit<ScoredResult['parts'][number], 'assessments'> {
  readonly assessments: readonly PlacedAssessment[];
}

/** The explained score of what is on the screen. */
export type LiveScore =
  | {
      readonly status: 'scored';
      /** 0 to 100, whole: what the list will show once this is saved. */
      readonly shown: number;
      readonly substance: { readonly cost: number; readonly findings: readonly PlacedSubstance[] };
      readonly parts: readonly LivePart[];
      readonly gains: ScoredResult['gains'];
      readonly terms: ScoredResult['terms'];
      readonly restsOn: ScoredResult['restsOn'];
      readonly leftOut: ScoredResult['leftOut'];
      readonly language: ScoredResult['language'];
      readonly wordCount: number;
      readonly engineVersion: string;
    }
  | { readonly status: 'unscored'; readonly reason: UnscoredReason; readonly wordCount: number };

/** How wide title and description stand on a results page, and how wide they may be, in pixels. */
export interface SearchResultWidths {
  readonly title: number;
  readonly titleMaximum: number;
  readonly description: number;
  readonly descriptionMaximum: number;
}

/** What the worker answers. */
export interface ScoreResponse {
  readonly id: number;
  readonly score: LiveScore;
  readonly widths: SearchResultWidths;
  /** Milliseconds that the engine took. */
  readonly tookMs: number;
}
