import type { Translation } from '../../lib/messages/define-messages.ts';
import type { authMessages as english, authTitleMessages as englishTitles } from './messages.ts';

/** The titles of the screens of signing in, in French. */
export const authTitleMessages: Translation<typeof englishTitles> = {
  signIn: 'Se connecter',
  signUp: 'Créez votre compte',
  forgotPassword: 'Mot de passe oublié ?',
  resetPassword: 'Choisissez un nouveau mot de passe',
};

/** The forms of signing in, in French. */
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
    'Votre session a été fermée après un moment d’inactivité. Rien de ce qui était enregistré n’est perdu.',
  code: 'Code',
  otherAccount: 'Utiliser un autre compte',
  codeIntro: 'Saisissez le code de votre application d’authentification, ou l’un de vos codes de secours.',
  signUpIntro: 'Rédigez, évaluez, publiez. Sans carte bancaire, ni clé d’aucun autre service.',
  forgotIntro:
    'Indiquez votre adresse. Si elle correspond à un compte, nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  resetIntro: 'Toutes vos sessions seront fermées et vous vous connecterez avec le nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  sentTitle: 'Consultez votre messagerie',
  sent: (email) =>
    `Si ${email} correspond à un compte, un lien est en route. Il fonctionne une seule fois, pendant une heure.`,
  sendAgain: 'Renvoyer le lien',
  savePassword: 'Enregistrer le nouveau mot de passe',
  passwordSaved: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  linkMissingTitle: 'Ce lien est incomplet',
  linkMissing:
    'L’adresse ne contient aucun jeton. Ouvrez à nouveau le lien de l’e-mail, ou demandez-en un autre.',
  askAgain: 'Demander un nouveau lien',
  ruleLength: (count) => `${count} caractères ou plus`,
  ruleUpper: 'Une lettre majuscule',
  ruleLower: 'Une lettre minuscule',
  ruleDigit: 'Un chiffre',
  ruleSpecial: 'Un caractère spécial',
  rules: 'Ce qu’il lui faut',
  ruleMet: 'rempli',
  ruleOpen: 'pas encore rempli',
  promise: 'Chaque point du score, expliqué.',
  promiseText:
    'Voyez ce qui ferait gagner le plus, et preuves à l’appui, à mesure que vous écrivez. Rien d’inventé, rien de perdu : chaque enregistrement est une révision.',
};
