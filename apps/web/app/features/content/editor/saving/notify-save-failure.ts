import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { describeFailure } from '../../../../lib/messages/describe-failure.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../../lib/notices/notify-failure.ts';
import { editorMessages } from '../messages.ts';
import type { SaveResult } from './save-item.ts';

/** The sign-in path. */
export const LOGIN_PATH = '/login';

/** Shows a failed save as an error notice. Its Login action opens a new tab, so that the text stays here. */
export function notifySaveFailure({ failure, isNew }: Extract<SaveResult, { outcome: 'failed' }>): void {
  const m = getMessages(editorMessages);
  if (failure.status !== 401) {
    notifyFailure(failure, { message: isNew ? m.createFailed : m.updateFailed });
    return;
  }
  notify({
    type: 'error',
    message: isNew ? m.notSignedIn : describeFailure(failure),
    context: `${failure.method} ${failure.url}`,
    action: { label: m.login, onSelect: () => window.open(LOGIN_PATH, '_blank', 'noopener') },
  });
}
