import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { duelMessages as english } from './messages.ts';

/** Texts of the passage duel, in French. */
export const duelMessages: Translation<typeof english> = (format) => ({
  open: 'Duel de passages',
  title: 'Duel de passages',
  close: 'Fermer le duel de passages',
  help: 'Ce que l’on demande au sujet de votre mot-clé, et qui y répond. Vous gagnez là où seul votre texte répond, vous perdez là où seules d’autres pages répondent, et il y a égalité là où les deux répondent.',
  readingPage: (url) => `Lecture de ${url}…`,
  comparedWithPage: (url) => `Comparé à ${url}, entre autres.`,
  pageNotRead: (url) => `${url} n’a pas pu être ajoutée aux pages comparées.`,
  loading: 'Lecture des pages…',
  loadFailed: 'Impossible de charger les pages',
  retry: 'Réessayer',
  noPagesTitle: 'Aucune page de comparaison',
  noPages: 'Étudiez le mot-clé ou ajoutez des pages concurrentes pour comparer leurs passages aux vôtres.',
  noQuestionsTitle: 'Aucune question trouvée',
  noQuestions:
    'Ni les résultats de recherche ni les pages ne posent de question sur ce mot-clé. Un brief ajouterait ses propres questions.',
  stale: 'Une version plus récente de Pagewright est en service. Enregistrez, puis rechargez cette page.',
  saveFirst: 'Enregistrez d’abord le contenu : le duel appartient à un élément enregistré.',
  summary: (of, pages) =>
    `${format.plural(of, { one: '# question', other: '# questions' })} face à ${format.plural(pages, { one: '# page', other: '# pages' })}`,
  byMeaning: 'comparées aussi par le sens (pack linguistique)',
  filter: 'Afficher',
  filter_all: (count) => `Toutes ${format.number(count)}`,
  filter_lost: (count) => `Perdues ${format.number(count)}`,
  filter_draw: (count) => `Égalités ${format.number(count)}`,
  filter_won: (count) => `Gagnées ${format.number(count)}`,
  filter_unanswered: (count) => `Sans réponse ${format.number(count)}`,
  none_all: 'Aucune question.',
  none_lost: 'Aucune défaite : votre texte répond à toutes les questions auxquelles une page répond.',
  none_draw: 'Aucune question ne reçoit à la fois une réponse de votre texte et d’une page.',
  none_won: 'Aucune question ne reçoit de réponse que de votre texte.',
  none_unanswered: 'Chaque question a une réponse.',
  outcome_won: 'Gagnée',
  outcome_draw: 'Égalité',
  outcome_lost: 'Perdue',
  outcome_unanswered: 'Sans réponse',
  origin_people_also_ask: 'Autres questions posées',
  origin_suggestion: 'Suggestion de recherche',
  origin_brief: 'De votre brief',
  origin_template: 'Question courante',
  askedBy: (pages) => `Posée par ${format.plural(pages, { one: '# page', other: '# pages' })}`,
  ours: 'Votre texte',
  nearest: 'Le passage le plus proche de votre texte',
  untitled: 'Page sans titre',
  under: (heading) => `Sous « ${heading} »`,
  points: (points) => `${format.number(points)} points sur 100 :`,
  parts: (fit, agreement) =>
    `${format.number(fit)} pour correspondre à la question et ressembler à une réponse, ${format.number(agreement)} pour répondre clairement ou rejoindre un texte qui le fait`,
  won: 'Votre texte y répond, et aucune des pages ne le fait.',
  draw: (pages) =>
    `Votre texte y répond, et ${format.plural(pages, { one: '# page', other: '# pages' })} aussi.`,
  drawClose: 'L’écart entre les meilleurs passages est trop faible pour trancher.',
  lost: (title, pages) =>
    pages === 1
      ? `« ${title} » y répond, et votre texte non.`
      : `« ${title} » et ${format.plural(pages - 1, { one: '# autre page', other: '# autres pages' })} y répondent, et votre texte non.`,
  unanswered: 'Personne n’y répond. Une courte réponse dans votre texte serait la seule.',
  next: 'Que faire ensuite',
  lacks_figure: 'La réponse donne un chiffre. Votre texte n’en donne pas pour cette question.',
  lacks_date: 'La réponse donne une date. Votre texte n’en donne pas pour cette question.',
  lacks_person:
    'La réponse nomme une personne ou une entreprise. Votre texte n’en nomme pas pour cette question.',
  lacks_place: 'La réponse nomme un lieu. Votre texte n’en nomme pas pour cette question.',
  lacks_definition: 'La réponse dit ce que c’est. Votre texte ne le définit pas.',
  lacks_reason: 'La réponse donne une raison. Votre texte n’en donne pas pour cette question.',
  lacks_manner: 'La réponse dit comment faire. Votre texte ne le dit pas.',
  asked: 'Mots de la question absents de votre passage :',
  said: 'Les réponses mentionnent aussi :',
  elsewhere: 'ailleurs dans votre texte',
  writeNear:
    'Répondez à la question dans le passage le plus proche, ci-dessous, ou en deux ou trois phrases nouvelles.',
  writeNew: 'Répondez à la question en deux ou trois phrases.',
  jump: 'Aller à votre passage',
});
