import type { SignInOutcome } from '@pagewright/contract/settings/security';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { securityMessages as english } from './messages.ts';

const OUTCOMES: Readonly<Record<SignInOutcome, string>> = {
  signed_in: 'Connexion réussie',
  wrong_password: 'Mot de passe incorrect',
  wrong_code: 'Code incorrect',
};

/** Texts of the security tab, in French. */
export const securityMessages: Translation<typeof english> = (format) => ({
  password: 'Mot de passe',
  lastChanged: (day) => `Dernière modification le ${day}.`,
  changePassword: 'Changer le mot de passe',
  changeHelp: 'Votre session reste ouverte ici et est fermée partout ailleurs.',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  repeat: 'Répétez le nouveau mot de passe',
  passwordChanged: 'Mot de passe modifié. Vous avez été déconnecté partout ailleurs.',

  twoFactor: 'Authentification à deux facteurs',
  twoFactorHelp: 'Demande un code d’une application d’authentification en plus du mot de passe.',
  isOn: 'Activée',
  isOff: 'Désactivée',
  codesLeft: (count) =>
    format.plural(count, { one: '# code de secours restant', other: '# codes de secours restants' }),
  fewCodes: 'Créez de nouveaux codes de secours avant d’utiliser le dernier.',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  newCodes: 'Nouveaux codes de secours',
  offTitle: 'Désactiver l’authentification à deux facteurs ?',
  offText: 'Toute personne connaissant votre mot de passe pourra se connecter.',
  turnedOff: 'L’authentification à deux facteurs est désactivée',
  setUpTitle: 'Activer l’authentification à deux facteurs',
  scan: 'Scannez ce code avec une application d’authentification comme Aegis, Google Authenticator ou 1Password.',
  qrCode: 'Code QR pour votre application d’authentification',
  orType: 'Ou saisissez cette clé :',
  copy: 'Copier la clé',
  copied: 'Copiée',
  code: 'Code de l’application',
  codeHelp: 'Six chiffres. Cela confirme que l’application fonctionne avant que vous en ayez besoin.',
  codeMissing: 'Saisissez le code de l’application',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chaque code fonctionne une fois si vous n’avez pas l’application. Ils ne sont affichés que maintenant : conservez-les avec vos mots de passe.',
  download: 'Télécharger les codes',
  fileName: 'pagewright-codes-de-secours.txt',
  fileHead: (email) => `Codes de secours Pagewright pour ${email}. Chacun fonctionne une fois.`,
  kept: 'Je les ai enregistrés',
  cancel: 'Annuler',
  close: 'Fermer',

  timeout: 'Fermeture de session par inactivité',
  timeoutHelp: 'Votre session se ferme après cette durée d’inactivité, sur tous les appareils.',
  minutes: (count) =>
    count < 60
      ? format.plural(count, { one: '# minute', other: '# minutes' })
      : format.plural(count / 60, { one: '# heure', other: '# heures' }),
  timeoutSaved: (time) => `Votre session se fermera après ${time} d’inactivité`,

  sessions: 'Sessions',
  sessionsHelp: 'Là où votre compte est ouvert en ce moment.',
  device: 'Appareil',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  place: 'Lieu',
  seen: (place, moment) => `Lieu : ${place} · Dernière activité : ${moment}`,
  thisOne: 'Cette session',
  unknown: '—',
  placeHelp: 'Nous ne recherchons pas l’emplacement des adresses IP : les lieux sont donc inconnus.',
  end: 'Fermer',
  endOf: (device) => `Fermer la session de ${device}`,
  sessionEnded: 'Session fermée',
  allSessions: (count: number) => `Afficher les ${count} sessions`,
  endOthers: 'Fermer toutes les autres sessions',
  endOthersTitle: 'Fermer toutes les autres sessions ?',
  endOthersText: 'Toute personne connectée à votre compte ailleurs devra se reconnecter.',
  othersEnded: 'Toutes les autres sessions ont été fermées',

  history: 'Historique des connexions',
  historyHelp: 'Les connexions et tentatives les plus récentes des 90 derniers jours.',
  when: 'Quand',
  outcome: 'Résultat',
  outcomeName: (outcome) => OUTCOMES[outcome],
  address: 'Adresse IP',
  noHistory: 'Aucune connexion au cours des 90 derniers jours.',
});
