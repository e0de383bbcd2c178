import type { Translation } from '../../../lib/messages/define-messages.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import type { rankImportMessages as english } from './rank-import-messages.ts';

/** Rank files of other tools, in French. */
export const rankImportMessages: Translation<typeof english> = (format) => ({
  title: 'Positions d’autres outils',
  help: 'Importez un CSV de Semrush (Position Tracking, Organic), Ahrefs (Rank Tracker, Organic keywords), SerpBear ou d’un autre outil. Les positions importées ne se mélangent pas à celles suivies ici.',
  choose: 'Choisir un fichier',
  reading: 'Lecture du fichier',
  failed: (problem) => `Le fichier n’a pas été importé. ${problem}`,
  tooLarge: 'Le fichier dépasse 5 Mo.',
  preview: (name) => `Contenu de « ${name} »`,
  tool: (tool) =>
    ({ semrush: 'Semrush', ahrefs: 'Ahrefs', serpbear: 'SerpBear', other: 'un autre outil' })[tool],
  found: (rows, tool) => `${format.plural(rows, { one: '# position', other: '# positions' })} de ${tool}`,
  span: (from, to) => (from === to ? formatDay(from) : `du ${formatDay(from)} au ${formatDay(to)}`),
  used: 'Colonnes utilisées',
  as: (name, column) =>
    `${name} : ${
      {
        keyword: 'mot-clé',
        position: 'position',
        url: 'adresse',
        date: 'jour',
        volume: 'recherches',
        country: 'pays',
        device: 'appareil',
      }[column]
    }`,
  ignored: 'Colonnes non utilisées',
  none: 'Aucune',
  skipped: 'Non compris',
  skippedRows: (reason, count) =>
    `${format.plural(count, { one: '# ligne', other: '# lignes' })} ${
      {
        no_keyword: 'sans mot-clé',
        no_position: 'sans position',
        bad_position: 'dont la position n’est pas un nombre entier',
        bad_date: 'dont la date est ambiguë ou inconnue',
      }[reason]
    }`,
  line: (line, cells) => `Ligne ${format.number(line)} : ${cells}`,
  site: 'Site auquel appartiennent ces positions',
  day: 'Jour des positions',
  dayHelp: (count) =>
    `Le fichier n’indique pas le jour de ${format.plural(count, { one: '# position', other: '# positions' })}.`,
  import: 'Importer',
  cancel: 'Annuler',
  imported: (rows) => format.plural(rows, { one: '# position importée.', other: '# positions importées.' }),
  list: 'Fichiers importés',
  of: (site, rows, span) => `${site} : ${rows}, ${span}`,
  show: 'Afficher',
  hide: 'Masquer',
  showNamed: (name) => `Afficher ${name}`,
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer ${name}`,
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeText: 'Ses positions sont supprimées. Vous pouvez réimporter le fichier.',
  table: (name) => `Positions de ${name}`,
  date: 'Date',
  keyword: 'Mot-clé',
  position: 'Position',
  volume: 'Recherches par mois',
  result: 'Résultat',
  market: 'Marché',
  notFound: 'Introuvable',
  unknown: '—',
  count: (value) => format.number(value),
  cut: (shown, all) => `Les ${format.number(shown)} premières positions sur ${format.number(all)}.`,
  loading: 'Chargement des positions importées',
  listFailed: 'Impossible de charger les fichiers importés',
  retry: 'Réessayer',
});
