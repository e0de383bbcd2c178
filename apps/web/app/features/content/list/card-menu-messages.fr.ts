import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { cardMenuMessages as english } from './card-menu-messages.ts';

/** Texts of the item menu, loaded with it, in French. */
export const cardMenuMessages: Translation<typeof english> = {
  publish: 'Publier',
  unpublish: 'Dépublier',
  viewPage: 'Voir la page',
  readers: 'Lecteurs',
  searchFigures: 'Chiffres de recherche',
  publishedNow: (title) => `${title} est publié.`,
  unpublishedNow: (title) => `${title} n’est plus public.`,
  publishFailed: (reason) => `Impossible de publier l’élément : ${reason}`,
  unpublishFailed: (reason) => `Impossible de retirer l’élément du site : ${reason}`,
  exportAs: 'Exporter au format',
  otherSites: 'Autres sites',
};
