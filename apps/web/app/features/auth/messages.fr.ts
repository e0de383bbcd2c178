import type { Translation } from '../../lib/messages/define-messages.ts';
import type { authMessages as english, authTitleMessages as englishTitles } from './messages.ts';

/** Titles of the sign-in screens, in French. */
export const authTitleMessages: Translation<typeof englishTitles> = {
  signIn: 'Se connecter',
  signUp: 'Créez votre compte',
  forgotPassword: 'Mot de passe oublié ?',
  resetPassword: 'Choisissez un nouveau mot de passe',
};

/** Texts of the sign-in forms, in French. */
export const authMessages: Translation<typeof english> = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  name: 'Nom complet',
  signIn: 'Se connecter',
  signUp: 'Créer le compte',
  forgot: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ?',
  createAccount: 'Créer un compte',
  haveAccount: 'Vous avez déjà un compte ?',
  backToSignIn: 'Retour à la connexion',
  signInIntro: 'Heureux de vous revoir. Vos brouillons sont là où vous les avez laissés.',
  idleIntro:
    'Vous avez été déconnecté après une période d’inactivité. Tout ce que vous avez enregistré est en sécurité.',
  code: 'Code',
  otherAccount: 'Utiliser un autre compte',
  codeIntro: 'Saisissez le code de votre application d’authentification, ou l’un de vos codes de secours.',
  signUpIntro: 'Rédigez, évaluez, publiez. Sans carte bancaire ni clé d’API.',
  forgotIntro:
    'Saisissez votre adresse e-mail. Si elle correspond à un compte, nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  resetIntro: 'Vous serez déconnecté partout. Connectez-vous ensuite avec le nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  sentTitle: 'Consultez votre messagerie',
  sent: (email) =>
    `Si ${email} correspond à un compte, un lien est en route. Il fonctionne une seule fois et expire au bout d’une heure.`,
  sendAgain: 'Renvoyer le lien',
  savePassword: 'Enregistrer le nouveau mot de passe',
  passwordSaved: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  linkMissingTitle: 'Ce lien est incomplet',
  linkMissing:
    'Il manque le jeton dans l’adresse. Ouvrez à nouveau le lien de l’e-mail, ou demandez-en un autre.',
  askAgain: 'Demander un nouveau lien',
  ruleLength: (count) => `${count} caractères ou plus`,
  ruleUpper: 'Une lettre majuscule',
  ruleLower: 'Une lettre minuscule',
  ruleDigit: 'Un chiffre',
  ruleSpecial: 'Un caractère spécial',
  rules: 'Exigences du mot de passe',
  ruleMet: 'rempli',
  ruleOpen: 'pas encore rempli',
  promise: 'Chaque point du score, expliqué.',
  promiseText:
    'Voyez, à mesure que vous écrivez, ce qui améliorerait le plus votre score, preuves à l’appui. Rien d’inventé, rien de perdu : chaque enregistrement est une révision.',
};
