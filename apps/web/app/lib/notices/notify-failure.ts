import { property } from '@pagewright/contract/errors';
import { type ApiFailure, CLIENT_CODES } from '../api/api-failure.ts';
import { getMessages } from '../messages/define-messages.ts';
import { describeFailure } from '../messages/describe-failure.ts';
import { siteLink } from '../messages/site-link.ts';
import { notify, type NoticeAction } from './notice-store.ts';
import { noticeMessages } from './messages.ts';

/** The sign-in path. */
const LOGIN_PATH = '/login';
/** The pricing page, which is not a screen of the application. */
const PRICES_PATH = '/pricing';

interface FailureOptions {
  /** The screen's own message in place of the server's; a 401 keeps its own. */
  readonly message?: string;
  readonly context?: string;
  readonly action?: NoticeAction;
}

/**
 * Shows a failed call as an error notice. A 401 has the Login action, a plan limit Upgrade if a plan can be bought; a
 * canceled call shows nothing.
 */
export function notifyFailure(failure: ApiFailure, options: FailureOptions = {}): void {
  if (failure.code === CLIENT_CODES.cancelled) return;
  const isSignedOut = failure.status === 401;
  const m = getMessages(noticeMessages);
  const canUpgrade = property(failure.body, 'canUpgrade') === true;
  const upgrade = { label: m.upgrade, onSelect: () => globalThis.location.assign(siteLink(PRICES_PATH)) };
  const action = isSignedOut
    ? { label: m.login, to: LOGIN_PATH }
    : (options.action ?? (canUpgrade ? upgrade : undefined));
  notify({
    type: 'error',
    message: isSignedOut ? describeFailure(failure) : (options.message ?? describeFailure(failure)),
    context: options.context ?? `${failure.method} ${failure.url}`,
    ...(action ? { action } : {}),
  });
}
