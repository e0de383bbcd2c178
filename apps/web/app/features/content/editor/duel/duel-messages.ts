import type { ComparedTexts } from '@pagewright/contract/content';
import type { DuelGap, DuelOutcome, DuelPassage, QuestionOrigin } from '@pagewright/engine';
import type { EditorRange } from '../rich-text/highlight-places.ts';

/** Request to the worker: the duels of the current text. */
export interface DuelRequest {
  readonly id: number;
  readonly content: string;
  /** Sent when changed; absent means unchanged. */
  readonly texts?: ComparedTexts;
  readonly briefQuestions?: readonly string[];
  readonly panelQuestions?: readonly string[];
  /** Packed sentence vectors of requested texts; null if there are none. */
  readonly vectors?: { readonly texts: readonly string[]; readonly packed: readonly string[] | null };
}

/** The duel for one question. */
export interface QuestionRow {
  /** Stable while typing. */
  readonly id: string;
  readonly question: string;
  /** `panel`: a model was asked this. */
  readonly origin: QuestionOrigin | 'panel';
  /** Pages that ask the question. */
  readonly askedBy: number;
  readonly outcome: DuelOutcome;
  /** Pages that answer the question. */
  readonly answering: number;
  /** Our passage, or the one closest to an answer. */
  readonly own: DuelPassage | null;
  /** The pages' answers, best first. */
  readonly rivals: readonly DuelPassage[];
  /** What our text lacks; null unless it loses. */
  readonly gap: DuelGap | null;
  /** Our passage in editor positions. */
  readonly ownRanges: readonly EditorRange[];
}

/** Response of the worker. */
export interface DuelResponse {
  readonly id: number;
  /** Null if another version of the application prepared the texts. */
  readonly rows: readonly QuestionRow[] | null;
  /** Pages that passages were taken from. */
  readonly pages: number;
  /** Passages whose sentence vectors are unknown; empty if none are computed. */
  readonly wanted: readonly string[];
  /** Whether passages were also compared by vectors. */
  readonly usesVectors: boolean;
}
