import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { recoveryMessages as english } from './messages.ts';

/** Texts about unsaved text, in Spanish. */
export const recoveryMessages: Translation<typeof english> = {
  title: 'Recuperar texto sin guardar',
  text: (moment) =>
    `Este navegador lo conservó el ${moment}. No se guardó antes de que se cerrara la página. Compáralo con la versión guardada y decide.`,
  moved:
    'Desde entonces se guardó otra versión. Después de restaurar tu texto, eliges con cuál de las dos seguir.',
  before: 'Versión guardada',
  beforeNew: 'Formulario vacío',
  after: 'Texto sin guardar',
  restore: 'Restaurar',
  discard: 'Descartar',
  later: 'Conservar para después',
  discardFailed: 'No se pudo descartar el texto sin guardar. Inténtalo de nuevo.',
  savedOnLeaving: (title) => `«${title}» se guardó al cerrarse la página.`,
  open: 'Abrir',
  unsavedTitle: 'Texto sin guardar en este navegador',
  unsavedText: 'Se escribió aquí y no se guardó antes de que se cerrara la página.',
  untitled: 'Contenido sin título',
  keptAt: (ago) => `Escrito ${ago}`,
  unavailable: 'Este navegador no puede conservar texto sin guardar. Guarda a menudo.',
  failing: 'No se pudo conservar el texto sin guardar en este navegador. Se vuelve a intentar.',
  closed:
    'Cerraste la sesión en otra pestaña. Este texto no se conserva en este navegador: inicia sesión y guarda.',
};
