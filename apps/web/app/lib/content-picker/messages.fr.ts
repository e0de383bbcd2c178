import type { Translation } from '../messages/define-messages.ts';
import type { pickerMessages as english } from './messages.ts';

/** The picker of an item in French. */
export const pickerMessages: Translation<typeof english> = {
  untitled: 'Sans titre',
  nothingFound: 'Aucun résultat',
  searchFailed: 'La recherche a échoué. Modifiez-la pour réessayer.',
};
