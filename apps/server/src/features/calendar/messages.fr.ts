import type { CalendarSentences } from './messages.en.ts';

/** The same in French. */
export const french: CalendarSentences = {
  notFound: 'Cet événement n’existe pas, ou vous ne pouvez pas le voir.',
  notYours: 'Seuls son auteur et les administrateurs peuvent modifier cet événement.',
  noContent: 'Ce contenu n’existe pas, ou vous ne pouvez pas le voir.',
  wrongDays: 'Le dernier jour ne peut pas précéder le premier.',
  tooManyDays: 'C’est trop de jours pour une seule réponse. Demandez-en moins.',
  tooMany: 'Ces jours sont trop chargés pour une seule réponse. Demandez moins de jours.',
  past: 'Ce moment est passé. Choisissez-en un à venir.',
  rule: 'Cette règle de répétition ne peut pas être suivie.',
  tooManyRepeating:
    'Cet espace de travail a déjà le nombre maximal d’événements répétés. Retirez-en d’abord un.',
  noOccurrence: 'L’événement n’a pas lieu à ce moment.',
  snippetTooLong: 'La publication est plus longue que ce que son réseau accepte.',
  unreadableFile: 'Ce fichier n’a pas pu être lu. Il doit s’agir d’un calendrier ICS ou CSV.',
  noColumns: 'Un calendrier CSV a besoin des colonnes title et scheduledFor, ou title, date et time.',
  noStrategy: 'Ce brief n’a pas encore de stratégie. Générez-la d’abord.',
  noRefresh: 'Cette mise à jour n’est plus proposée.',
  refreshNotYours: 'Seuls son auteur et les administrateurs peuvent décider de ce contenu.',
  refreshOf: (title) => `Mettre à jour : ${title}`,
  noFeed: 'Cette adresse de calendrier n’est plus valable.',
  noBatch: 'Il ne reste plus rien de cette importation dans le calendrier.',
};
