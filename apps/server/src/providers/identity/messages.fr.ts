import type { AccountMailSentences } from './messages.en.ts';

/** The same in French. */
export const french: AccountMailSentences = {
  hello: (name) => `Bonjour ${name},`,
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour Pagewright',
    what: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Ouvrez ce lien dans l’heure pour en choisir un :',
    button: 'Choisir un nouveau mot de passe',
    once: 'Le lien ne sert qu’une fois, et seulement tant qu’aucun autre n’a été demandé. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
  },
  kept: {
    subject: 'Votre compte Pagewright est conservé',
    what: 'Vous nous avez demandé de supprimer votre compte. Vous vous êtes connecté depuis, nous l’avons donc conservé. Rien n’a été supprimé.',
    ifNot:
      'Si ce n’est pas vous qui vous êtes connecté, choisissez un nouveau mot de passe et vérifiez vos sessions :',
    button: 'Vérifier vos sessions',
  },
  welcome: {
    subject: 'Bienvenue sur Pagewright',
    subjectVerify: 'Bienvenue sur Pagewright : confirmez votre adresse e-mail',
    what: 'Votre compte est prêt. Commencez par un mot-clé : Pagewright l’étudie, prépare le brief avec vous, note le texte et le publie.',
    begin: 'Commencez ici :',
    button: 'Ouvrir Pagewright',
  },
  verify: {
    subject: 'Confirmez votre adresse e-mail pour Pagewright',
    what: (hours) =>
      `Ouvrez ce lien dans les ${hours} heures, dans un navigateur où vous êtes connecté, pour confirmer que cette adresse est la vôtre :`,
    button: 'Confirmer l’adresse',
    ifNot:
      'Si vous n’avez pas créé ce compte, ne le confirmez pas. Vous pouvez ignorer cet e-mail, ou reprendre le compte par « Mot de passe oublié » : tout ce qui y a été configuré vous est alors montré, et personne d’autre n’y entre.',
  },
};
