import { defineMessages } from '../messages/define-messages.ts';

/** One-time hints. */
export const hintMessages = defineMessages('hintMessages', {
  score:
    'Start with the largest gains: each shows the points a fix is worth. Open a part to see all of its rules; “Show the place” highlights what a rule is about.',
  outline: 'Open “Why this section” to see which pages or questions a section comes from.',
  calendar: 'Drag an event to another day to reschedule it, or open it and change its date.',
  close: 'Got it',
});
