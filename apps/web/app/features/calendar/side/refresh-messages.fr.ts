import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { refreshMessages as english } from './refresh-messages.ts';

/** Texts of refreshes proposed because views fell, in French. */
export const refreshMessages: Translation<typeof english> = (format) => ({
  title: 'Mises à jour suggérées',
  help: 'Contenus publiés qui ont perdu des lecteurs le dernier mois complet, chacun avec un créneau libre pour le mettre à jour.',
  none: 'Aucune page n’a perdu 10 % de ses vues le mois dernier.',
  loading: 'Chargement...',
  failed: 'Les mises à jour suggérées n’ont pas pu être chargées',
  retry: 'Réessayer',
  untitled: 'Sans titre',
  severity_critical: 'Critique',
  severity_warning: 'Attention',
  severity_watch: 'À surveiller',
  lost: ({ latest, previous, fall }, month, before) =>
    `${format.plural(latest, { one: '# vue', other: '# vues' })} en ${month} contre ${format.number(previous)} en ${before} : ${format.percent(fall)} de perdus.`,
  year: ({ sameMonthLastYear }) =>
    sameMonthLastYear === null
      ? 'Il n’y a pas de données pour le même mois de l’an dernier, c’est donc peut-être saisonnier.'
      : `Un an plus tôt : ${format.number(sameMonthLastYear)}.`,
  proposed: (moment) => `Suggérée pour le ${format.dateTime(moment)}`,
  accept: 'Ajouter au calendrier',
  acceptOf: (title) => `Ajouter au calendrier la mise à jour de ${title}`,
  other: 'Un autre moment',
  otherOf: (title) => `Un autre moment pour la mise à jour de ${title}`,
  dismiss: 'Ignorer',
  dismissOf: (title) => `Ignorer la mise à jour de ${title}`,
  addThen: 'Ajouter à ce moment',
  past: 'Cette heure est passée. Choisissez-en une plus tard.',
  accepted: (title, moment) =>
    `La mise à jour de « ${title} » est planifiée pour le ${format.dateTime(moment)}.`,
  acceptFailed: 'La mise à jour n’a pas pu être ajoutée au calendrier',
  dismissed: (title) => `La mise à jour de « ${title} » est ignorée.`,
  dismissFailed: 'La mise à jour n’a pas pu être ignorée',
  undo: 'Annuler l’action',
  undone: 'Suggérée de nouveau.',
  undoFailed: 'L’action n’a pas pu être annulée',
});
