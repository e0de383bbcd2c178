import { ApiError } from '../../platform/api-error.ts';
import { remoteMessages, type RemoteFault } from './messages.ts';

const STATUS: Readonly<Record<RemoteFault, number>> = {
  remote_secret_refused: 422,
  remote_may_not_publish: 422,
  remote_not_there: 422,
  remote_moved: 422,
  remote_refused: 422,
  remote_busy: 503,
  remote_failed: 502,
  remote_unreadable: 502,
  remote_key_invalid: 422,
  remote_secret_unreadable: 422,
};

/** A failed request to a connected site; from status 500 on, a retry may succeed. */
export class RemoteError extends ApiError {
  constructor(fault: RemoteFault, options?: ErrorOptions) {
    super(STATUS[fault], fault, remoteMessages[fault]);
    this.name = 'RemoteError';
    // The cause is only for the log.
    if (options && 'cause' in options) this.cause = options.cause;
  }
}
