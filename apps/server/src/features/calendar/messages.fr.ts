import type { CalendarSentences } from './messages.en.ts';

/** Messages in French. */
export const french: CalendarSentences = {
  notFound: 'Cet événement n’existe pas, ou vous n’y avez pas accès.',
  notYours: 'Seuls son auteur et les administrateurs peuvent modifier cet événement.',
  noContent: 'Ce contenu n’existe pas, ou vous n’y avez pas accès.',
  wrongDays: 'Le dernier jour ne peut pas précéder le premier.',
  tooManyDays: 'Cette période compte trop de jours. Choisissez-en une plus courte.',
  tooMany: 'Cette période contient trop d’entrées. Choisissez-en une plus courte.',
  past: 'Cette heure est passée. Choisissez-en une plus tard.',
  rule: 'Cette règle de répétition n’est pas prise en charge.',
  tooManyRepeating:
    'Cet espace de travail a atteint sa limite d’événements récurrents. Retirez-en d’abord un.',
  noOccurrence: 'L’événement n’a pas lieu à ce moment.',
  snippetTooLong: 'La publication est plus longue que ce que son réseau accepte.',
  unreadableFile: 'Ce fichier n’a pas pu être lu. Il doit s’agir d’un calendrier ICS ou CSV.',
  noColumns: 'Un calendrier CSV a besoin des colonnes title et scheduledFor, ou title, date et time.',
  noStrategy: 'Ce brief n’a pas encore de stratégie. Générez-la d’abord.',
  noRefresh: 'Cette mise à jour n’est plus suggérée.',
  refreshNotYours: 'Seuls son auteur et les administrateurs peuvent décider de ce contenu.',
  refreshOf: (title) => `Mettre à jour : ${title}`,
  noFeed: 'Cette adresse de calendrier n’est plus valable.',
  noBatch: 'Il ne reste plus rien de cette importation dans le calendrier.',
};
