import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { cardMenuMessages as english } from './card-menu-messages.ts';

/** Texts of the item menu, loaded with it, in Spanish. */
export const cardMenuMessages: Translation<typeof english> = {
  publish: 'Publicar',
  unpublish: 'Despublicar',
  viewPage: 'Ver la página',
  readers: 'Lectores',
  searchFigures: 'Datos de búsqueda',
  publishedNow: (title) => `${title} está publicado.`,
  unpublishedNow: (title) => `${title} ya no es público.`,
  publishFailed: (reason) => `No se pudo publicar el elemento: ${reason}`,
  unpublishFailed: (reason) => `No se pudo retirar el elemento del sitio: ${reason}`,
  exportAs: 'Exportar como',
  otherSites: 'Otros sitios',
};
