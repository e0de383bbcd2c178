import type { Translation } from '../messages/define-messages.ts';
import type { pickerMessages as english } from './messages.ts';

/** Texts of the content picker, in Spanish. */
export const pickerMessages: Translation<typeof english> = {
  untitled: 'Sin título',
  nothingFound: 'No se encontró nada',
  searchFailed: 'La búsqueda falló. Cambia la búsqueda para volver a intentarlo.',
};
