import { type ApiFailure, CLIENT_CODES } from '../api/api-failure.ts';
import { sentencesOf } from '../messages/define-messages.ts';
import { failureSentence } from '../messages/failure-sentence.ts';
import { notify, type NoticeAction } from './notice-store.ts';
import { noticeMessages } from './messages.ts';

/** Where one signs in again. */
const LOGIN_PATH = '/login';

interface FailureOptions {
  /** The screen's own sentence for this failure, in place of the server's; a 401 keeps its own. */
  readonly message?: string;
  readonly context?: string;
  readonly action?: NoticeAction;
}

/** Shows a failed call as an error notice; a 401 carries the Login action, a cancelled call shows nothing. */
export function notifyFailure(failure: ApiFailure, options: FailureOptions = {}): void {
  if (failure.code === CLIENT_CODES.cancelled) return;
  const isSignedOut = failure.status === 401;
  const action = isSignedOut ? { label: sentencesOf(noticeMessages).login, to: LOGIN_PATH } : options.action;
  notify({
    type: 'error',
    message: isSignedOut ? failureSentence(failure) : (options.message ?? failureSentence(failure)),
    context: options.context ?? `${failure.method} ${failure.url}`,
    ...(action ? { action } : {}),
  });
}
