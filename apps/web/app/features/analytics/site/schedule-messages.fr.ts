import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { siteScheduleMessages as english } from './schedule-messages.ts';

/** Texts about the schedule of a crawled site, in French. */
export const siteScheduleMessages: Translation<typeof english> = (format) => ({
  label: 'Relire ce site automatiquement',
  help: (pages) =>
    `Les pages qui changent souvent sont relues au bout d’un jour, celles qui ne changent pas au bout de 90 jours au plus. Au maximum ${format.number(pages)} pages par jour. N’utilise aucune requête SEO.`,
  notEligible:
    'Seuls votre propre site et les concurrents de votre liste de suivi sont relus automatiquement. Ajoutez ce site à la liste ou explorez-le de nouveau ici.',
  on: 'Le site sera relu automatiquement.',
  off: 'Le site ne sera plus relu automatiquement.',
  changeFailed: 'La modification a échoué.',
  loadFailed: 'La date de la prochaine lecture n’a pas pu être chargée.',
  retry: 'Réessayer',
  running: 'Les pages à relire sont en cours de lecture.',
  next: (at) => `Prochaine lecture : ${format.dateTime(at)}.`,
  last: (at, read) =>
    format.plural(read, {
      one: `Dernière lecture : ${format.dateTime(at)}, # page.`,
      other: `Dernière lecture : ${format.dateTime(at)}, # pages.`,
    }),
  changed: (count) => format.plural(count, { one: '# page avait changé.', other: '# pages avaient changé.' }),
  unchanged: 'Aucun changement constaté.',
  added: (count) => format.plural(count, { one: '# page est nouvelle.', other: '# pages sont nouvelles.' }),
  gone: (count) => format.plural(count, { one: '# page a disparu.', other: '# pages ont disparu.' }),
  redirected: (count) =>
    format.plural(count, {
      one: '# page est désormais redirigée.',
      other: '# pages sont désormais redirigées.',
    }),
  back: (count) => format.plural(count, { one: '# page est de retour.', other: '# pages sont de retour.' }),
  showChanged: 'Voir les pages modifiées',
});
