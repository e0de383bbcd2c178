import type { ModelFault } from '../providers/language/port.ts';

/** How asking a language model ended. */
export type Outcome =
  | 'answered'
  /** Answered after it was told what was wrong with its first answer. */
  | 'repaired'
  | 'cancelled'
  /** Not within its time. */
  | 'too_slow'
  /** Twice not in the form that was asked for. */
  | 'unusable'
  /** Without what the evidence does not hold, nothing of the form stayed. */
  | 'unsourced'
  | ModelFault;
