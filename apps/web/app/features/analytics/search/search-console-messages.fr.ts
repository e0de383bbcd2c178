import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { searchConsoleMessages as english } from './search-console-messages.ts';

/** Texts about imported Search Console data, in French. */
export const searchConsoleMessages: Translation<typeof english> = (format) => ({
  loading: 'Chargement des données de recherche',
  failed: 'Les données de recherche n’ont pas pu être chargées',
  retry: 'Réessayer',
  noneTitle: 'Pas encore de données de recherche',
  none: 'Dans Google Search Console, ouvrez Performances, puis Exporter, puis « Télécharger le fichier CSV », et donnez le zip ici : clics, impressions, taux de clics et position par requête et par page.',
  import: 'Importer de Search Console',
  importing: 'Importation',
  importFailed: 'Le fichier n’a pas été importé',
  tooLarge: 'Ce fichier est trop volumineux : 10 Mo au plus.',
  imported: (query, page, day) => {
    const counts = [
      format.plural(query, { one: '# requête', other: '# requêtes' }),
      format.plural(page, { one: '# page', other: '# pages' }),
      format.plural(day, { one: '# jour', other: '# jours' }),
    ].join(', ');
    return `Importé : ${counts}.`;
  },
  replaced: 'Elle remplace une importation antérieure des mêmes jours.',
  skipped: (names) => `Ignoré : ${names}.`,
  daysTitle: 'Quels jours ce fichier couvre-t-il ?',
  importDays: 'Importer ces jours',
  cancel: 'Annuler',
  imports: 'Importation',
  importName: (from, to, imported) => `Du ${from} au ${to}, importé le ${imported}`,
  together: (imports) => `Les ${format.number(imports)} importations ensemble`,
  span: (from, to) => `du ${from} au ${to}`,
  countedOnce:
    'Rien n’est compté deux fois : chaque jour provient de l’importation la plus récente qui le couvre. Les requêtes et les pages sont des totaux sur tous les jours d’une importation ; elles ne sont donc ajoutées que si aucune importation plus récente ne partage un jour avec elle.',
  leftOut: (spans) => {
    const all = spans.join(' ; ');
    return `Sans les requêtes ni les pages : ${all}.`;
  },
  remove: 'Retirer cette importation',
  removed: 'L’importation a été retirée.',
  removeFailed: 'L’importation n’a pas pu être retirée.',
  undo: 'Annuler l’action',
  undone: 'Importation rétablie.',
  undoFailed: 'L’importation n’a pas pu être rétablie.',
  clicks: 'Clics',
  impressions: 'Impressions',
  rate: 'Taux de clics',
  position: 'Position moyenne',
  count: (value) => format.number(value),
  share: (value) => (value === null ? '—' : `${format.number(Math.round(value * 1_000) / 10)} %`),
  place: (value) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
  byQuery: 'Par requête',
  byPage: 'Par page',
  byDay: 'Par jour',
  clicksByDay: 'Clics par jour',
  query: 'Requête',
  page: 'Page',
  day: 'Jour',
  noRows: 'L’importation n’en contient pas.',
  onDay: (day, clicks) => {
    const counted = format.plural(clicks, { one: '# clic', other: '# clics' });
    return `${day} : ${counted}`;
  },
  measured: (from: string, to: string) => `Mesuré par Google Search Console, du ${from} au ${to}.`,
  rareQueries:
    'Google omet les requêtes rares, donc la somme des requêtes peut être inférieure aux totaux quotidiens.',
  otherPeriod:
    'Ces requêtes portent sur une autre période que les jours ci-dessus, donc les totaux ne peuvent pas être comparés.',
});
