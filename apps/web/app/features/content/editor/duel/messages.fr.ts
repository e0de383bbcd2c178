import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { duelMessages as english } from './messages.ts';

/** The duel of passages in French. */
export const duelMessages: Translation<typeof english> = (format) => ({
  open: 'Duel de passages',
  title: 'Duel de passages',
  close: 'Fermer le duel de passages',
  help: 'Pour chaque question : les passages de toutes les pages qui y répondent le mieux, et le vôtre, classés selon ce qu’ils disent de la question et en combien peu de lignes.',
  loading: 'Lecture des pages…',
  comparing: 'Comparaison des passages…',
  loadFailed: 'Impossible de charger les pages',
  retry: 'Réessayer',
  noPagesTitle: 'Aucune page de comparaison',
  noPages:
    'Étudiez le mot-clé ou ajoutez des pages concurrentes : leurs passages affronteront ici les vôtres.',
  noQuestionsTitle: 'Aucune question trouvée',
  noQuestions:
    'Ni les pages ni les résultats de recherche ne posent de question sur le mot-clé. Un brief apporte ses propres questions.',
  stale: 'Une version plus récente de Pagewright est en service. Enregistrez, puis rechargez cette page.',
  saveFirst: 'Enregistrez d’abord le contenu : le duel appartient à un élément enregistré.',
  summary: (won, of, pages) =>
    `Vous gagnez ${format.plural(won, { one: '# question', other: '# questions' })} sur ${format.number(of)} face à ${format.plural(pages, { one: '# page', other: '# pages' })}`,
  byWords: 'Comparaison par les mots.',
  byMeaning: 'Comparaison par les mots et par le sens.',
  filter: 'Afficher',
  filter_all: (count) => `Toutes ${format.number(count)}`,
  filter_lost: (count) => `Perdues ${format.number(count)}`,
  filter_won: (count) => `Gagnées ${format.number(count)}`,
  noneLost: 'Rien n’est perdu : à chaque question traitée par une page, c’est vous qui répondez le mieux.',
  noneWon: 'Rien n’est encore gagné. Ouvrez une question pour voir ce qui l’emporte.',
  outcome_won: 'Gagnée',
  outcome_lost: 'Perdue',
  outcome_absent: 'Sans réponse',
  outcome_unanswered: 'Libre',
  origin_results: 'Autres questions posées',
  origin_brief: 'De votre brief',
  origin_faq: 'De la FAQ d’une page',
  origin_pages: 'Posée par une page',
  origin_template: 'Une question habituelle',
  ours: 'Votre texte',
  untitled: 'Page sans titre',
  under: (heading) => `Sous « ${heading} »`,
  rank: (rank, of) => `${format.number(rank)} sur ${format.number(of)}`,
  match: (points) => `Correspondance ${format.number(points)}/100 :`,
  parts: (close, full) =>
    `${format.number(close)} pour les mots de la question en peu de lignes, ${format.number(full)} pour ce qui est dit de la question`,
  won_alone: 'Vous gagnez : aucune autre page ne répond à cette question.',
  won_closer:
    'Vous gagnez : votre passage emploie les mots de la question plus souvent, ou en moins de lignes.',
  won_fuller: 'Vous gagnez : votre passage répond plus complètement à la question.',
  lost_closer:
    'Vous perdez : le meilleur passage emploie les mots de la question plus souvent, ou en moins de lignes.',
  lost_fuller: 'Vous perdez : le meilleur passage répond plus complètement à la question.',
  lost_alone: 'Vous perdez.',
  absent: 'Vous perdez : aucun de vos passages ne partage un mot avec la question.',
  unanswered: 'Personne ne répond à cette question. Une courte réponse de votre part serait la seule.',
  toWin: 'Pour gagner',
  asked: 'Dites ce qui est demandé :',
  rivals: 'Les rivaux disent aussi :',
  elsewhere: 'ailleurs dans votre texte',
  write_lost:
    'Réunissez ces éléments en un seul passage de deux ou trois phrases, sous un intertitre qui pose la question.',
  write_absent: 'Écrivez deux ou trois phrases qui y répondent, sous un intertitre qui pose la question.',
  write_same:
    'Vous employez les mêmes mots. Donnez la réponse en moins de phrases, juste sous un intertitre qui pose la question.',
  jump: 'Aller à votre passage',
});
