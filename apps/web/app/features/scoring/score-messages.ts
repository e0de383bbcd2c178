import type { ScoredArticle } from '@pagewright/contract/score';
import type { Assessment, EditorRange, ScoredResult, UnscoredReason } from '@pagewright/engine';

/** The comparison data as prepared by the server's engine. */
export interface PreparedEvidence {
  readonly engineVersion: string;
  readonly subject: unknown;
}

/** Request to the worker: the score of the current article. */
export interface ScoreRequest {
  readonly id: number;
  readonly article: ScoredArticle;
  /** Sent when changed; absent means unchanged. */
  readonly evidence?: PreparedEvidence | null;
}

/** An assessment with its ranges in editor positions. */
export interface PlacedAssessment extends Omit<Assessment, 'places'> {
  readonly ranges: readonly EditorRange[];
}

/** A content-quality question with its ranges in editor positions. */
export interface PlacedSubstance extends Omit<ScoredResult['substance']['findings'][number], 'places'> {
  readonly ranges: readonly EditorRange[];
}

export interface LivePart extends Omit<ScoredResult['parts'][number], 'assessments'> {
  readonly assessments: readonly PlacedAssessment[];
}

/** The explained score of the content on the screen. */
export type LiveScore =
  | {
      readonly status: 'scored';
      /** 0 to 100, rounded: what the list will show once this is saved. */
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

/** Width of title and description on a results page, and their maximum, in pixels. */
export interface SearchResultWidths {
  readonly title: number;
  readonly titleMaximum: number;
  readonly description: number;
  readonly descriptionMaximum: number;
}

/** Response of the worker. */
export interface ScoreResponse {
  readonly id: number;
  readonly score: LiveScore;
  readonly widths: SearchResultWidths;
  /** Engine time in milliseconds. */
  readonly tookMs: number;
}
