import { searchMessages } from './messages.ts';

/** Why a request to a source failed. */
export type SearchFault = keyof typeof searchMessages;

/**
 * A failed request to a source; its message is the sentence for the user. It has no cause, which could quote a header
 * and with it a key.
 */
export class SearchError extends Error {
  readonly fault: SearchFault;
  /** A status or a system error code, for the log. */
  readonly detail: string;

  constructor(title: string, fault: SearchFault, detail = '') {
    super(searchMessages[fault](title));
    this.name = 'SearchError';
    this.fault = fault;
    this.detail = detail;
  }
}
