import type { Translation } from '../messages/define-messages.ts';
import type { planMessages as english } from './plan-messages.ts';

/** Texts of the form that plans selected entries in the calendar, in Spanish. */
export const planMessages: Translation<typeof english> = (format) => ({
  from: 'Primer día',
  submit: 'Planificar en el calendario',
  none: 'Quitar la selección',
  skipped: (count) =>
    format.plural(count, {
      one: '# quedó fuera: ya está, o el calendario está lleno.',
      other: '# quedaron fuera: ya están, o el calendario está lleno.',
    }),
  undo: 'Deshacer',
  open: 'Abrir el calendario',
  undone: 'El plan se quitó del calendario.',
  undoFailed: 'No se pudo quitar el plan.',
});
