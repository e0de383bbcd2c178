import type { ComparedTexts } from '@pagewright/contract/content';
import type { DuelGap, DuelOutcome, DuelPassage, QuestionOrigin } from '@pagewright/engine';
import type { EditorRange } from '../rich-text/highlight-places.ts';

/** What the page asks of the worker: the duels of the text as it is now. */
export interface DuelRequest {
  readonly id: number;
  readonly content: string;
  /** Sent when they change; absent: as before. */
  readonly texts?: ComparedTexts;
  readonly briefQuestions?: readonly string[];
  /** Sentence vectors of texts that were wanted, packed; null where there are none. */
  readonly vectors?: { readonly texts: readonly string[]; readonly packed: readonly string[] | null };
}

/** The duel for one question. */
export interface QuestionRow {
  /** The same whatever is typed. */
  readonly id: string;
  readonly question: string;
  readonly origin: QuestionOrigin;
  /** Pages that ask it. */
  readonly askedBy: number;
  readonly outcome: DuelOutcome;
  /** Pages that answer it. */
  readonly answering: number;
  /** Our passage, or the nearest to an answer. */
  readonly own: DuelPassage | null;
  /** The pages' answers, best first. */
  readonly rivals: readonly DuelPassage[];
  /** What our text lacks; null unless it loses. */
  readonly gap: DuelGap | null;
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
  /** Passages whose sentence vectors are not known yet; empty where none are made. */
  readonly wanted: readonly string[];
  /** Whether passages were compared by their vectors too. */
  readonly usesVectors: boolean;
}
