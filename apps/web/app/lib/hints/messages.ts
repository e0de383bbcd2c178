import { defineMessages } from '../messages/define-messages.ts';

/** One-time hints. */
export const hintMessages = defineMessages('hintMessages', {
  score:
    'Start with the largest gains: each shows the points a fix is worth. “Show the place” highlights it in your text.',
  outline: 'Open “Why this section” to see which pages or questions a section comes from.',
  calendar: 'Drag an event to another day to reschedule it, or open it and change its date.',
  close: 'Got it',
});
