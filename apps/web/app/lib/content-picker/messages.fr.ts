import type { Translation } from '../messages/define-messages.ts';
import type { pickerMessages as english } from './messages.ts';

/** Texts of the content picker, in French. */
export const pickerMessages: Translation<typeof english> = {
  untitled: 'Sans titre',
  nothingFound: 'Aucun résultat',
  searchFailed: 'La recherche a échoué. Modifiez-la pour réessayer.',
};
