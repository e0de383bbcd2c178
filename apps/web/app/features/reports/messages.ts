import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What reports says. */
export const reportsMessages = defineMessages('reportsMessages', {
  loading: 'Loading...',
  errorTitle: 'Reports could not be loaded',
  retry: 'Retry',
  mayManage: 'You may manage reports in this workspace.',
  mayRead: 'You may read reports in this workspace.',
});
