import type { StatusSentences } from './messages.en.ts';

/** Messages in French. */
export const french: StatusSentences = {
  title: 'État du système : la santé de ce serveur',
  description:
    'La santé de ce serveur Pagewright en direct : base de données, file d’attente, planificateur et services reliés, mesurée par lui-même à l’ouverture de la page.',
  heading: 'État du système',
  lead: 'Vérifié par ce serveur à l’ouverture de la page. Ne concerne que cette installation.',
  checkAgain: 'Vérifier de nouveau',
  checking: 'Vérification…',
  noAnswer: 'Ce serveur ne répond pas. Il est peut-être en train de redémarrer. Réessayez dans un instant.',
  offMeans: '« Désactivé » signifie que ce n’est pas configuré, ce qui n’est pas une panne.',
  asJson: 'Les mêmes données en JSON :',
  overall: {
    ok: 'Tous les systèmes fonctionnent',
    degraded: 'Certains systèmes sont limités',
    down: 'Ce serveur est en panne',
  },
  conditions: {
    ok: 'OK',
    degraded: 'Limité',
    down: 'En panne',
    off: 'Désactivé',
    untried: 'Pas encore essayé',
  },
  kinds: {
    identity: 'Connexion',
    mail: 'E-mail',
    model: 'Modèle de langage',
    search: 'Source de recherche',
  },
  at: 'le',
  parts: 'Composants du serveur',
  part: 'Composant',
  status: 'État',
  details: 'Détails',
  database: 'Base de données',
  responds: (latency, offset) => `Répond en ${latency} ; décalage d’horloge de ${offset}`,
  queue: 'File d’attente',
  waiting: (tasks) => `${tasks} en attente`,
  scheduler: 'Planificateur',
  scheduled: (due, late, failed) => `${due} à publier, ${late} en retard, ${failed} en échec`,
  clock: 'Horloge',
  inSync: 'À l’heure',
  outOfSync: 'Décalée de plus de 30 secondes : rien n’est publié tant que ce n’est pas corrigé',
  provider: (kind, name) => `${kind} : ${name}`,
  version: (version) => `Version ${version}, en service depuis le`,
};
