import type { ModelFault } from '../providers/language/port.ts';

/** Outcome of a language model call. */
export type Outcome =
  | 'answered'
  /** Valid after the model was told about the problem. */
  | 'repaired'
  | 'cancelled'
  /** Timed out. */
  | 'too_slow'
  /** Invalid twice. */
  | 'unusable'
  /** Nothing was left after unsourced statements were removed. */
  | 'unsourced'
  | ModelFault;
