import { searchMessages } from './messages.ts';

/** Why a source brought nothing. */
export type SearchFault = keyof typeof searchMessages;

/**
 * A question to a source that brought nothing; its message is the sentence for the user. It has no cause: what lies
 * beneath may quote a header, and with it a key.
 */
export class SearchError extends Error {
  readonly fault: SearchFault;
  /** A status or a system's code, for the log. */
  readonly detail: string;

  constructor(title: string, fault: SearchFault, detail = '') {
    super(searchMessages[fault](title));
    this.name = 'SearchError';
    this.fault = fault;
    this.detail = detail;
  }
}
