import type { IdentitySentences } from './messages.en.ts';

/** The same in French. */
export const french: IdentitySentences = {
  wrongCredentials: 'Adresse e-mail ou mot de passe incorrect',
  wrongPassword: 'Le mot de passe actuel est incorrect.',
  wrongCode: 'Ce code est incorrect ou a déjà été utilisé.',
  secondFactorRequired: 'Saisissez le code de votre application d’authentification ou un code de secours.',
  passwordAgain: 'Saisissez de nouveau votre mot de passe pour continuer.',
  codeAgain: 'Saisissez un nouveau code de votre application d’authentification pour continuer.',
  twoFactorOn: 'L’authentification à deux facteurs est déjà activée.',
  twoFactorOff: 'L’authentification à deux facteurs n’est pas activée.',
  sessionIdle: (minutes) => `Vous avez été déconnecté après ${minutes} minutes sans activité.`,
  emailTaken: 'Un compte avec cette adresse e-mail existe déjà.',
  sessionMissing: 'Une identification est nécessaire. Connectez-vous.',
  notAMember: 'Vous n’êtes pas membre de cet espace de travail.',
  linkInvalid: 'Ce lien n’est plus valide. Demandez-en un nouveau.',
  foreignOrigin: 'Cette requête vient d’un autre site.',
  tooManySignIns: 'Trop de tentatives infructueuses pour ce compte. Réessayez plus tard.',
  tooManyRequests: 'Trop de requêtes. Réessayez plus tard.',
  invalid: 'Requête non valide. Vérifiez votre saisie.',
  server: 'Erreur du serveur. Réessayez plus tard.',
  addressUnverified:
    'Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau dans Réglages, Sécurité.',
  addressVerified: 'Votre adresse e-mail est déjà confirmée.',
  sso: {
    off: 'L’authentification unique n’est pas configurée ici.',
    required: (name) => `Les personnes ayant cette adresse e-mail se connectent avec ${name}.`,
    noSecret: 'Saisissez le secret client du fournisseur.',
    noWorkspace: 'Choisissez un espace de travail que vous administrez, autre que l’exemple.',
    notEnforceable: 'Pour imposer l’authentification unique, activez-la et indiquez au moins un domaine.',
    noEmergency:
      'Pour imposer l’authentification unique, indiquez un compte de secours qui existe et possède un mot de passe, afin de ne pas vous retrouver bloqué.',
    unusable: 'Le fournisseur n’a pas répondu comme un fournisseur OpenID. Vérifiez son adresse.',
  },
  leakedPassword:
    'Ce mot de passe figure sur des listes publiques de mots de passe divulgués, que les attaquants essaient en premier. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux.',
};
