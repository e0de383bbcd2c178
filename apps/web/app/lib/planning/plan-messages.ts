import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the form that plans selected entries in the calendar. */
export const planMessages = defineMessages('planMessages', (format) => ({
  from: 'First day',
  submit: 'Plan in calendar',
  none: 'Clear selection',
  skipped: (count: number) =>
    format.plural(count, {
      one: '# was left out: it is already there, or the calendar is full.',
      other: '# were left out: they are already there, or the calendar is full.',
    }),
  undo: 'Undo',
  open: 'Open calendar',
  undone: 'The plan was removed from the calendar.',
  undoFailed: 'The plan could not be removed.',
}));
