import { DELETION_GRACE_DAYS, type WorkspaceFate } from '@pagewright/contract/settings';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { privacyMessages as english } from './messages.ts';

const FATES: Readonly<Record<WorkspaceFate['fate'], string>> = {
  removed: 'Se elimina con todo lo que contiene: nadie más trabaja en él.',
  stays: 'Se conserva con lo que escribiste, pero sin tu nombre.',
  hand_over: 'Eres su único administrador. Nombra primero administrador a otra persona.',
};

/** Texts of the privacy tab, in Spanish. */
export const privacyMessages: Translation<typeof english> = {
  cookies: 'Cookies',
  cookiesHelp: 'Se guardan en este navegador. Iniciar sesión requiere una cookie esencial.',
  notChosen: 'Aún no has elegido en este navegador, así que solo están activadas las cookies esenciales.',
  cookieEnabled: (category) => `${category}: activado`,
  cookieDisabled: (category) => `${category}: desactivado`,
  resetDone: 'Se restablecieron las preferencias de cookies. Se te volverá a preguntar.',

  data: 'Descargar mis datos',
  dataHelp:
    'Un archivo JSON con tu cuenta, tus ajustes, inicios de sesión, textos con sus versiones, briefs, esquemas, resultados y actividad. No contiene contraseñas, claves ni códigos. Las imágenes se incluyen como enlaces.',
  download: 'Descargar mis datos',

  deletion: 'Eliminar mi cuenta',
  deletionHelp: `Se cierra tu sesión en todas partes de inmediato y la cuenta se elimina al cabo de ${DELETION_GRACE_DAYS} días. Inicia sesión antes para cancelarlo.`,
  deleteAccount: 'Eliminar mi cuenta',
  deleteTitle: '¿Eliminar tu cuenta?',
  workspaces: 'Qué pasa con tus espacios de trabajo',
  fate: (fate) => FATES[fate],
  toTeam: 'Ir a Equipo',
  typeEmail: (email) => `Escribe ${email} para confirmar`,
  emailWrong: 'Esta no es la dirección de tu cuenta',
  confirmDelete: 'Eliminar la cuenta',
  cancel: 'Cancelar',
  close: 'Cerrar',
  loading: 'Cargando tus espacios de trabajo',
  failed: 'No se pudieron cargar tus espacios de trabajo',
  retry: 'Reintentar',
  scheduled: (day) => `Tu cuenta se eliminará el ${day}. Inicia sesión antes para conservarla.`,
};
