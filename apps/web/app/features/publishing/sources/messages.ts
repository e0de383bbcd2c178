import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of the required-sources switch. */
export const sourceRuleMessages = defineMessages('sourceRuleMessages', {
  title: 'Sources',
  text: 'Figures, quotations, and references to research should have a source. The editor lists those without one, whether a person or a model wrote them.',
  label: 'Require sources before publishing',
  help: 'Content is published or sent to another site only when each of these sentences has a link or was accepted by name. Content that is already public stays.',
  adminsOnly: 'Only admins can change this.',
  loading: 'Loading...',
  failed: 'The source requirement could not be loaded',
  retry: 'Retry',
  on: 'Sources are now required before publishing.',
  off: 'Content can be published without sources.',
});
