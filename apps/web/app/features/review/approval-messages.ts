import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts of the approval switch. */
export const ruleMessages = defineMessages('ruleMessages', {
  title: 'Review',
  label: 'Require approval before publishing',
  help: 'Content can be published or scheduled only after an admin other than its author approves it. Content that is already public stays; changes to it need approval too.',
  loading: 'Loading...',
  failed: 'The approval requirement could not be loaded',
  retry: 'Retry',
  on: 'From now on, only approved content is published.',
  off: 'Content can be published without approval.',
});
