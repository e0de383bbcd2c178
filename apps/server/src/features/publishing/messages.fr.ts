import type { PublishingRefusals } from './messages.en.ts';

/** The same in French. */
export const french: PublishingRefusals = {
  adminsOnly:
    'Seuls les administrateurs de cet espace de travail peuvent modifier les réglages de publication. Adressez-vous à l’un d’eux.',
  noConnection: 'Cette connexion n’existe pas. Elle a peut-être été retirée.',
  tooManyConnections: 'Cet espace de travail a atteint sa limite de connexions. Retirez-en d’abord une.',
  notEncrypted:
    'L’adresse doit commencer par https://, pour que le mot de passe ou la clé ne puisse pas être lu pendant l’envoi.',
  secretNeeded:
    'Saisissez de nouveau le mot de passe ou la clé. Il n’est envoyé qu’à l’adresse pour laquelle il a été saisi.',
  notYours:
    'Vous pouvez lire cet élément, mais pas le publier. Adressez-vous à son auteur ou à un administrateur.',
  stillSending: 'La dernière modification est encore en cours d’envoi. Patientez un instant.',
  notThere: 'L’élément ne se trouve pas sur ce site.',
  sourcesNeeded:
    'Certaines phrases n’ont pas de source, et cet espace de travail en exige. Ouvrez le contenu pour les voir.',
  sharedRulesFull:
    'Trop de sites partagent le robots.txt de ce serveur. Configurez votre propre domaine : il a son propre robots.txt.',
  noLogo: 'Cette image ne se trouve pas dans cet espace de travail. Importez-la de nouveau.',
  domainInvalid: 'Ce n’est pas un domaine valide. Saisissez-en un, par exemple blog.example.com.',
  domainOurs: 'C’est le domaine de l’application elle-même. Choisissez un autre domaine.',
  noDomain: 'Saisissez d’abord un domaine.',
  domainTaken:
    'Un autre espace de travail a vérifié ce domaine, et son enregistrement DNS est toujours en place.',
  domainUnproved:
    'L’enregistrement DNS n’a pas été trouvé. Les changements peuvent prendre du temps ; réessayez plus tard.',
  domainNoAnswer: 'Les serveurs de noms du domaine n’ont pas répondu. Réessayez plus tard.',
};
