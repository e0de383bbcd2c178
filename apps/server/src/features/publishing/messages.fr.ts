import type { PublishingRefusals } from './messages.en.ts';

/** The same in French. */
export const french: PublishingRefusals = {
  adminsOnly:
    'Seuls les administrateurs de cet espace de travail peuvent changer comment et où il publie. Adressez-vous à l’un d’eux.',
  noConnection: 'Cette connexion n’existe pas. Elle a peut-être été retirée.',
  tooManyConnections: 'Cet espace de travail a déjà le nombre maximal de connexions. Retirez-en d’abord une.',
  notEncrypted:
    'L’adresse doit commencer par https://, pour que personne ne puisse lire le mot de passe ou la clé en chemin.',
  secretNeeded:
    'Saisissez de nouveau le mot de passe ou la clé : on ne l’envoie jamais à une autre adresse que celle pour laquelle il a été donné.',
  notYours:
    'Vous pouvez lire cet élément, mais pas le publier. Adressez-vous à son auteur ou à un administrateur.',
  stillSending: 'La dernière modification est encore en cours d’envoi. Patientez un instant.',
  notThere: 'L’élément ne se trouve pas sur ce site.',
  sourcesNeeded:
    'Certaines phrases n’ont pas de source, et cet espace de travail en exige. Ouvrez le contenu pour les voir.',
  noLogo: 'Il n’y a pas de telle image dans cet espace de travail. Importez-la de nouveau.',
  domainInvalid: 'Ce n’est pas un domaine comme blog.example.com.',
  domainOurs: 'C’est l’adresse de l’application elle-même. Choisissez un autre domaine.',
  noDomain: 'Aucun domaine n’a été indiqué. Saisissez-en d’abord un.',
  domainTaken:
    'Un autre espace de travail a vérifié ce domaine, et son enregistrement est toujours en place.',
  domainUnproved:
    'L’enregistrement n’a pas encore été trouvé. Les changements de domaine peuvent prendre du temps ; réessayez plus tard.',
  domainNoAnswer: 'Les serveurs de noms du domaine n’ont pas répondu. Réessayez plus tard.',
};
