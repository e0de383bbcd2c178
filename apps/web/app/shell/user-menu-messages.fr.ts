import type { Translation } from '../lib/messages/define-messages.ts';
import type { userMenuMessages as english } from './user-menu-messages.ts';

/** Texts of the open user menu, in French. */
export const userMenuMessages: Translation<typeof english> = {
  profile: 'Profil',
  help: 'Guide d’aide',
  screenHelp: 'Aide sur cet écran',
  signOut: 'Se déconnecter',
  appearance: 'Apparence',
  light: 'Clair',
  dark: 'Sombre',
  auto: 'Système',
};
