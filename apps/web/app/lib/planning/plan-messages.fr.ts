import type { Translation } from '../messages/define-messages.ts';
import type { planMessages as english } from './plan-messages.ts';

/** Texts of the form that plans selected entries in the calendar, in French. */
export const planMessages: Translation<typeof english> = (format) => ({
  from: 'Premier jour',
  submit: 'Planifier dans le calendrier',
  none: 'Effacer la sélection',
  skipped: (count) =>
    format.plural(count, {
      one: '# a été laissée de côté : elle y est déjà, ou le calendrier est plein.',
      other: '# ont été laissées de côté : elles y sont déjà, ou le calendrier est plein.',
    }),
  undo: 'Annuler',
  open: 'Ouvrir le calendrier',
  undone: 'Le plan a été retiré du calendrier.',
  undoFailed: 'Le plan n’a pas pu être retiré.',
});
