import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { keywordListMessages as english } from './keyword-list-messages.ts';

/** Texts of keyword lists, in French. */
export const keywordListMessages: Translation<typeof english> = (format) => ({
  short_informational: 'Informationnelle',
  short_navigational: 'De navigation',
  short_transactional: 'Transactionnelle',
  short_commercial: 'Commerciale',
  short_local: 'Locale',
  origin_given: 'le vôtre',
  origin_suggestion: 'suggestion',
  origin_question: 'question',
  origin_related: 'recherche associée',
  table: 'Mots-clés',
  count: (shown, all) =>
    shown === all
      ? format.plural(all, { one: '# mot-clé', other: '# mots-clés' })
      : `${format.number(shown)} sur ${format.plural(all, { one: '# mot-clé', other: '# mots-clés' })}`,
  figuresBy: (source, known, all) =>
    `Volume, difficulté et CPC : ${source}, qui en connaît ${format.number(known)} sur ${format.plural(all, { one: '# mot-clé', other: '# mots-clés' })}. « — » signifie qu’il ne le sait pas.`,
  noFigures:
    'Aucune source connectée ne connaît le volume de recherche, la difficulté ni le CPC : ils sont donc inconnus. DataForSEO les connaît : ajoutez une clé dans Réglages → Clés d’API.',
  failedFigures: 'Volume, difficulté et CPC inconnus : la source n’a pas répondu.',
  estimated: 'L’intention, les groupes et les pages sont estimés d’après les mots.',
  repeated: (count) =>
    format.plural(count, {
      one: '# mot-clé en double a été laissé de côté.',
      other: '# mots-clés en double ont été laissés de côté.',
    }),
  leftOut: (count) =>
    format.plural(count, {
      one: '# suggestion a été laissée de côté : la liste est pleine.',
      other: '# suggestions ont été laissées de côté : la liste est pleine.',
    }),
  keyword: 'Mot-clé',
  volume: 'Recherches par mois',
  difficulty: 'Difficulté',
  clickPrice: 'CPC',
  intent: 'Intention',
  cluster: 'Groupe',
  page: 'Page',
  next: 'Étape suivante',
  dollars: (price) =>
    price.toLocaleString('fr', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 }),
  number: (value) => format.number(value),
  unknown: '—',
  find: 'Le mot-clé contient',
  all: 'Tous',
  minVolume: 'Recherches minimales',
  maxDifficulty: 'Difficulté maximale',
  clusterCount: (name, count) => `${name} (${format.number(count)})`,
  none: 'Aucun mot-clé ne correspond à ces filtres.',
  more: 'Afficher plus de mots-clés',
  select: (keyword) => `Sélectionner ${keyword}`,
  selectAll: 'Sélectionner tous ceux qui correspondent aux filtres',
  outline: 'Préparer un plan',
  outlineNamed: (keyword) => `Préparer un plan pour ${keyword}`,
  chosen: (keywords, articles) =>
    `${format.plural(keywords, { one: '# mot-clé sélectionné', other: '# mots-clés sélectionnés' })}, ${format.plural(articles, { one: '# article', other: '# articles' })}`,
  oneEach:
    'Les mots-clés qui demandent la même chose partagent un article : séparés, ils se feraient concurrence.',
  perWeek: 'Articles par semaine',
  planned: (count) =>
    format.plural(count, {
      one: '# article planifié dans le calendrier.',
      other: '# articles planifiés dans le calendrier.',
    }),
  planFailed: 'Les articles n’ont pas pu être planifiés.',
  tooManyPlanned: (most) => `Au plus ${format.number(most)} articles peuvent être planifiés à la fois.`,
  planTitle: (keyword) => `Rédiger : ${keyword}`,
  planNote: (keywords) => `Aussi pour : ${keywords}`,
  planVolume: (keyword, volume) => `${keyword} : ${format.number(volume)} recherches par mois`,
  watch: 'Suivre les mots-clés',
  watched: (added, ignored) =>
    `${format.plural(added, { one: '# mot-clé suivi', other: '# mots-clés suivis' })}${ignored === 0 ? '' : `, ${format.number(ignored)} déjà dans la liste de suivi`}.`,
  watchFailed: 'Les mots-clés n’ont pas pu être ajoutés à la liste de suivi.',
  watchTooMany: (most) => `Une liste de suivi contient au plus ${format.number(most)} mots-clés.`,
  unwatched: 'Les mots-clés ne sont plus suivis.',
  undo: 'Annuler',
  clusters: 'Groupes',
  clustersHelp: 'Mots-clés sur un même sujet, et nombre de pages nécessaires.',
  keywords: 'Mots-clés',
  pages: 'Pages',
  showCluster: (name) => `Afficher les mots-clés de ${name}`,
});
