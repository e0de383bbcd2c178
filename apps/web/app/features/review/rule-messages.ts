import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What the switch for approval says. */
export const ruleMessages = defineMessages('ruleMessages', {
  title: 'Review',
  label: 'Approval needed before publishing',
  help: 'Only what an admin other than its author approved is published or scheduled. What is public already stays; a change of it needs approval too.',
  loading: 'Loading...',
  failed: 'The rule for reviews could not be loaded',
  retry: 'Retry',
  on: 'From now on only what was approved is published.',
  off: 'Content can be published without approval.',
});
