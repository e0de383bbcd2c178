import type { Translation } from '../lib/messages/define-messages.ts';
import type { shellMessages as english } from './messages.ts';

/** Texts of the frame around every screen, in Spanish. */
export const shellMessages: Translation<typeof english> = {
  skip: 'Saltar al contenido',
  loading: 'Cargando...',
  screens: 'Pantallas',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  collapseSidebar: 'Contraer la barra lateral',
  expandSidebar: 'Expandir la barra lateral',
  toDark: 'Cambiar al modo oscuro',
  toLight: 'Cambiar al modo claro',
  userMenu: (name) => `Menú de usuario de ${name}`,
  userMenuLoading: 'Cargando…',

  failedTitle: 'Se produjo un error inesperado',
  failedText:
    'No se pudo mostrar esta pantalla. Recargarla suele resolverlo. Todo lo que guardaste está a salvo.',
  reload: 'Recargar',

  unreachableTitle: 'No se pudo cargar Clerk',
  unreachableText:
    'No se puede acceder al servicio de inicio de sesión. Seguimos intentándolo; mientras tanto, comprueba tu conexión.',
  tryAgain: 'Reintentar',
};
