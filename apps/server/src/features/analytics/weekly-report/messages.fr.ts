import type { ReportSentences } from './messages.en.ts';

/** Messages in French. */
export const french: ReportSentences = {
  subject: (workspace, days) => `Votre semaine dans ${workspace} : ${days}`,
  hello: (name) => `Bonjour ${name},`,
  published: (count) => `Publiés : ${count}`,
  more: (count) => `et ${count} de plus`,
  readers: 'Lecteurs (semaine précédente entre parenthèses)',
  nothingNext: 'Rien n’est planifié pour la suite.',
  next: (timeZone) => `À venir (${timeZone})`,
  moreHere: (address) => `Voir plus : ${address}`,
  turnOff: (address) => `Désactiver ce rapport sans se connecter : ${address}`,
  views: 'Vues',
  minutes: 'Minutes de lecture',
  conversions: 'Conversions',
};
