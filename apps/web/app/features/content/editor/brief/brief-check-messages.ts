import type { BriefCheck } from '@pagewright/engine';
import type { SavedBrief } from '@pagewright/contract/strategy';

/** Request to the worker; the brief is only sent when it changes. */
export interface BriefCheckRequest {
  readonly id: number;
  readonly content: string;
  readonly brief?: SavedBrief;
}

/** Response of the worker: which parts of the brief the text fulfills. */
export interface BriefCheckResponse {
  readonly id: number;
  readonly checks: readonly BriefCheck[];
  readonly done: number;
}
