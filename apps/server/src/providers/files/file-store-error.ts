import { ApiError } from '../../platform/api-error.ts';
import { fileStoreMessages, type FileStoreFault } from './messages.ts';

const RETRY_SECONDS = 30;

/** A failed operation of the file storage; a retry may succeed. */
export class FileStoreError extends ApiError {
  readonly fault: FileStoreFault;
  /** The problem and the next step, for the operator; users see the message. */
  readonly forOperator: string;

  constructor(fault: FileStoreFault, forOperator: string, options?: ErrorOptions) {
    const headers: Record<string, string> =
      fault === 'files_unavailable' ? { 'retry-after': String(RETRY_SECONDS) } : {};
    super(503, fault, fileStoreMessages[fault], { headers });
    this.name = 'FileStoreError';
    this.fault = fault;
    this.forOperator = forOperator;
    // For the log only.
    if (options && 'cause' in options) this.cause = options.cause;
  }
}
