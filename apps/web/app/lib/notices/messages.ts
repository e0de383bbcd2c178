import { defineMessages } from '../messages/define-messages.ts';

/** Texts around a notice. */
export const noticeMessages = defineMessages('noticeMessages', {
  region: 'Messages',
  close: 'Close message',
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  info: 'Information',
  login: 'Login',
  upgrade: 'Upgrade',
  failed: 'A part of this page could not be loaded. Save your work, then reload.',
  reload: 'Reload',
});
