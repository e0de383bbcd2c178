import type { Translation } from '../messages/define-messages.ts';
import type { consentMessages as english } from './consent-messages.ts';

/** Texts of the consent banner, dialog, and panel in the application, in French. */
export const consentMessages: Translation<typeof english> = {
  region: 'Choix des cookies',
  title: 'Cookies sur ce site',
  text: 'Un cookie garde votre session ouverte. Pouvons-nous aussi compter les visites, mesurer la publicité et retenir vos choix\u202f? Rien n’est chargé avant votre réponse.',
  customize: 'Personnaliser',
  rejectAll: 'Tout refuser',
  acceptAll: 'Tout accepter',
  privacyPolicy: 'Politique de confidentialité',
  cookiePolicy: 'Politique de cookies',
  customizeTitle: 'Que pouvons-nous conserver ?',
  back: 'Retour',
  save: 'Enregistrer les préférences',
  saved: 'Votre choix a été enregistré.',
  notKept: 'Ce navigateur ne conserve rien pour ce site : votre choix sera perdu lorsque vous le quitterez.',
  panelTitle: 'Paramètres de confidentialité',
  essential: 'Essentiels',
  essentialHelp: 'Gardent votre session ouverte.',
  analytics: 'Mesure d’audience',
  analyticsHelp: 'Mesure l’utilisation des pages de ce site.',
  marketing: 'Marketing',
  marketingHelp: 'Indique quelle publicité a mené ici, si les visites sont comptées aussi.',
  preferences: 'Préférences',
  preferencesHelp: 'Retient les choix faits sur les pages publiques.',
  alwaysOn: 'Toujours actifs',
  enabled: 'Activé',
  disabled: 'Désactivé',
  reset: 'Réinitialiser les préférences de cookies',
  close: 'Fermer',
};
