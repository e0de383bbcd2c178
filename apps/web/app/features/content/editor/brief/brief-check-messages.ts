import type { BriefCheck } from '@pagewright/engine';
import type { SavedBrief } from '@pagewright/contract/strategy';

/** What the page asks of the worker; the brief is sent when it changes. */
export interface BriefCheckRequest {
  readonly id: number;
  readonly content: string;
  readonly brief?: SavedBrief;
}

/** What the worker answers: what of the brief the text does. */
export interface BriefCheckResponse {
  readonly id: number;
  readonly checks: readonly BriefCheck[];
  readonly done: number;
}
