import type { Translation } from '../../lib/messages/define-messages.ts';
import type { reportsMessages as english } from './messages.ts';

/** The same in French. */
export const reportsMessages: Translation<typeof english> = {
  loading: 'Chargement...',
  errorTitle: 'Le chargement a échoué',
  retry: 'Réessayer',
  mayManage: 'Vous pouvez gérer cela dans cet espace de travail.',
  mayRead: 'Vous pouvez lire cela dans cet espace de travail.',
};
