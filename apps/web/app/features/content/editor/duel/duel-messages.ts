import type { ComparedTexts } from '@pagewright/contract/content';
import type { DuelOutcome, DuelPassage, MissingTerm } from '@pagewright/engine';
import type { EditorRange } from '../rich-text/highlight-places.ts';

/** Where a question comes from. */
export type QuestionOrigin = 'results' | 'brief' | 'faq' | 'pages' | 'template';

/** What the page asks of the worker: the duels of the text as it is now. */
export interface DuelRequest {
  readonly id: number;
  readonly content: string;
  /** Sent when they change; absent: as before. */
  readonly texts?: ComparedTexts;
  readonly briefQuestions?: readonly string[];
  /** Vectors of texts that were lacking; null: there are none to be had. */
  readonly vectors?: readonly (readonly [text: string, vector: Float32Array])[] | null;
}

/**
 * What decides between the two best passages: `alone`: there is no other; `closer`: the words that are asked stand more
 * often, or in less text; `fuller`: more of what is asked is said.
 */
export type DuelReason = 'alone' | 'closer' | 'fuller';

/** The duel for one question. */
export interface QuestionRow {
  /** The same whatever is typed. */
  readonly id: string;
  readonly question: string;
  readonly origin: QuestionOrigin;
  readonly outcome: DuelOutcome;
  /** Null where nobody answers. */
  readonly reason: DuelReason | null;
  /** The best passages of all, ours among them wherever it stands, best first. */
  readonly passages: readonly DuelPassage[];
  readonly contenders: number;
  /** What our text lacks to win. */
  readonly missing: readonly MissingTerm[];
  /** Our passage in the editor's positions. */
  readonly ownRanges: readonly EditorRange[];
}

/** What the worker answers. */
export interface DuelResponse {
  readonly id: number;
  /** Null where another version of the application prepared the texts. */
  readonly rows: readonly QuestionRow[] | null;
  /** Pages that passages were taken of. */
  readonly pages: number;
  /** Texts without whose vectors passages are compared by their words alone. */
  readonly lacking: readonly string[];
  readonly isByMeaning: boolean;
}
