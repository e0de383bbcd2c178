import { ApiError } from '../../api-error.ts';
import { fileStoreMessages, type FileStoreFault } from './messages.ts';

const RETRY_SECONDS = 30;

/** A file store that did not do what it was asked for; asking again later may help. */
export class FileStoreError extends ApiError {
  readonly fault: FileStoreFault;
  /** What is wrong and what to do, for the operator; users read the message. */
  readonly forOperator: string;

  constructor(fault: FileStoreFault, forOperator: string, options?: ErrorOptions) {
    const headers: Record<string, string> =
      fault === 'files_unavailable' ? { 'retry-after': String(RETRY_SECONDS) } : {};
    super(503, fault, fileStoreMessages[fault], { headers });
    this.name = 'FileStoreError';
    this.fault = fault;
    this.forOperator = forOperator;
    // The cause is for the log alone.
    if (options && 'cause' in options) this.cause = options.cause;
  }
}
