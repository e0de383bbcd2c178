import type { ClerkSentences } from './messages.en.ts';

/** The same in French. */
export const french: ClerkSentences = {
  away: 'Le service de connexion ne répond pas. Réessayez dans une minute.',
  busy: 'Le service de connexion est surchargé. Réessayez dans une minute.',
  keyRefused:
    'Le service de connexion n’accepte pas la clé de cette installation. Prévenez la personne qui l’administre.',
  refused: (reason) => `Le service de connexion a refusé : ${reason}`,
  managed: 'Cela se fait dans votre compte auprès du service de connexion. Ouvrez-y le menu de votre compte.',
  personal:
    'Ceci est votre espace de travail personnel. Créez un espace de travail pour votre équipe, puis invitez-y d’autres personnes.',
  wrongPassword: 'Le mot de passe actuel est incorrect.',
  wrongCode: 'Ce code est incorrect ou a déjà été utilisé.',
  tooManyAttempts: 'Trop de tentatives. Réessayez plus tard.',
  passwordAgain: 'Saisissez à nouveau votre mot de passe pour continuer.',
  codeAgain: 'Saisissez un nouveau code de votre application d’authentification pour continuer.',
  sessionMissing: 'Authentification requise. Veuillez vous connecter.',
  addressTaken:
    'Cette adresse appartient à un compte antérieur au service de connexion de cette installation. Prévenez la personne qui l’administre.',
  alreadyMember: 'Cette personne est déjà membre.',
  alreadyInvited: 'Cette adresse a déjà une invitation en attente auprès du service de connexion.',
  signatureWrong: 'Ce message n’est pas signé par le service de connexion, ou il est trop ancien.',
  eventUnreadable: 'Ce message du service de connexion est illisible.',
};
