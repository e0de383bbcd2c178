import type { Translation } from '../lib/messages/define-messages.ts';
import type { userMenuMessages as english } from './user-menu-messages.ts';

/** Texts of the open user menu, in Spanish. */
export const userMenuMessages: Translation<typeof english> = {
  profile: 'Perfil',
  help: 'Guía de ayuda',
  screenHelp: 'Ayuda sobre esta pantalla',
  signOut: 'Cerrar sesión',
  appearance: 'Apariencia',
  light: 'Claro',
  dark: 'Oscuro',
  auto: 'Sistema',
};
