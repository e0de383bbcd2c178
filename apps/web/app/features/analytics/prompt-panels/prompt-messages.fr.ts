import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { promptMessages as english } from './prompt-messages.ts';

/** Questions that are asked of an AI, in French. */
export const promptMessages: Translation<typeof english> = (format) => {
  const dollars = (amount: number): string =>
    amount > 0 && amount < 0.01
      ? 'moins de 0,01 $US'
      : new Intl.NumberFormat(format.locale, { style: 'currency', currency: 'USD' }).format(amount);
  return {
    view: 'À afficher',
    visits: 'Agents d’IA',
    title: 'Réponses d’IA',
    loading: 'Chargement des réponses d’IA',
    failed: 'Les réponses d’IA n’ont pas pu être chargées',
    retry: 'Réessayer',
    intro:
      'Posez à un modèle de langage les questions de vos clients, plusieurs fois chacune, et voyez à quelle fréquence ses réponses vous mentionnent, vous et vos concurrents.',
    sampled: (model, day) =>
      `Ce sont des réponses de ${model} via son API le ${format.date(day)} : un échantillon, sans recherche sur le web. Ce n’est pas ce que chacun voit dans ChatGPT ou un autre assistant.`,
    noModelTitle: 'Aucun modèle de langage n’est configuré',
    noModel:
      'Ajoutez votre propre clé OpenAI, Anthropic ou Google, ou demandez à votre exploitant de configurer un modèle.',
    openKeys: 'Ouvrir Clés API',
    noneTitle: 'Aucune question n’est encore posée',
    none: 'Un administrateur écrit jusqu’à 20 questions et choisit un modèle. Le prix s’affiche avant que quoi que ce soit ne soit demandé.',
    add: 'Nouveau panel',
    addAnother: 'Autre panel',
    panel: 'Panel',
    edit: 'Modifier',
    remove: 'Supprimer',
    removeTitle: (name) => `Supprimer « ${name} » ?`,
    removeText: 'Ses interrogations et toutes les réponses sont supprimées définitivement.',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saved: 'Enregistré. Rien n’a encore été demandé.',
    name: 'Nom du panel',
    questions: 'Questions, une par ligne',
    questionsHelp: (most) =>
      `Comme vos clients les poseraient, ${format.number(most)} au plus. Avec moins de 5, le total n’a pas d’intervalle.`,
    ownNames: 'Vos noms et domaines',
    ownNamesHelp:
      'Séparés par des virgules. Chacun compte en entier, pas comme partie d’un autre mot ou d’une autre adresse.',
    competitors: 'Concurrents, un par ligne',
    competitorsHelp: (most) =>
      `${format.number(most)} au plus. Les autres noms et le domaine suivent après des virgules : Rival Bikes, rival.example`,
    model: 'Modèle de langage',
    repeats: 'Fois par question',
    isWeekly: 'Reposer les questions chaque semaine automatiquement',
    tooManyQuestions: (most) => `Saisissez au plus ${format.number(most)} questions.`,
    tooManyCompetitors: (most) => `Saisissez au plus ${format.number(most)} concurrents.`,
    cost: (count, typical, most) => {
      const calls = format.plural(count, {
        one: 'Une interrogation pose # question',
        other: 'Une interrogation pose # questions',
      });
      return typical === null || most === null
        ? `${calls}. Prix inconnu.`
        : `${calls} : environ ${dollars(typical)}, au plus ${dollars(most)} au prix public.`;
    },
    costHelp:
      'Estimé pour des réponses de 500 jetons, 2 000 au plus. Les appels échoués sont tentés jusqu’à trois fois.',
    payer: (payer, count) =>
      payer === 'workspace'
        ? 'Facturé sur votre propre clé.'
        : `Compte pour ${format.plural(count, { one: '# requête IA', other: '# requêtes IA' })} au plus de votre offre.`,
    run: 'Interroger maintenant',
    started: 'Le modèle est en cours d’interrogation.',
    stop: 'Arrêter',
    asking: (done, of) => `Interrogation : ${format.number(done)} sur ${format.number(of)}`,
    askMissing: (count) =>
      format.plural(count, {
        one: 'Demander # réponse manquante',
        other: 'Demander # réponses manquantes',
      }),
    nextRun: (when) => `Prochaine interrogation : ${format.dateTime(when)}.`,
    ownerless:
      'L’administrateur au nom duquel les questions sont posées est parti. L’administrateur qui l’enregistre le reprend.',
    modelGone: (model) => `${model} n’est plus configuré. Choisissez un autre modèle avec Modifier.`,
    state_never: 'Pas encore interrogé',
    state_asking: 'Interrogation',
    state_done: 'Complet',
    state_gaps: 'Avec des lacunes',
    state_failed: 'Aucune réponse',
    lastAsked: (when) => `Dernière interrogation : ${format.dateTime(when)}`,
    answersOf: (answers, of) =>
      `${format.number(answers)} sur ${format.plural(of, { one: '# réponse', other: '# réponses' })}`,
    spent: (amount) => `${dollars(amount)} au prix public`,
    shownRun: 'Interrogation',
    runOf: (when, answers) =>
      `${format.dateTime(when)} (${answers === 0 ? 'aucune réponse' : format.plural(answers, { one: '# réponse', other: '# réponses' })})`,
    export: 'Télécharger en CSV',
    totals: 'Part des réponses qui mentionnent',
    brand: 'Marque',
    you: 'Vous',
    share: 'Part',
    range: 'Intervalle à 95 %',
    answers: 'Réponses',
    change: 'Depuis la fois précédente',
    percent: (share) => format.percent(share),
    interval: (low, high) => `${format.percent(low)}–${format.percent(high)}`,
    hitsOf: (hits, n) => `${format.number(hits)} sur ${format.number(n)}`,
    noAnswer: 'Pas de réponse',
    tooFew: 'Trop peu de questions',
    up: (points) => `En hausse de ${format.number(points)} points`,
    down: (points) => `En baisse de ${format.number(points)} points`,
    noChange: 'Pas de changement net',
    notCompared: '—',
    compared: (when) =>
      `Par rapport à l’interrogation du ${format.dateTime(when)}. « Hausse » et « baisse » signifient plus que ce que le hasard explique ; tout le reste est « pas de changement net ».`,
    first: 'Il n’y a pas d’interrogation antérieure avec des réponses à comparer.',
    otherModel: 'L’interrogation précédente portait sur un autre modèle ; rien n’est donc comparé.',
    totalsHelp:
      'Chaque question compte autant. L’intervalle vaut pour des questions comme celles-ci : il tient dans environ 95 % des cas à partir de 12 questions et est plus large que nécessaire en dessous. Les appels échoués ne comptent pas.',
    byQuestion: 'Par question',
    question: 'Question',
    failedCalls: (count) =>
      format.plural(count, { one: '# appel sans réponse', other: '# appels sans réponse' }),
    read: 'Lire les réponses',
    readNamed: (question) => `Lire les réponses à « ${question} »`,
    history: 'Historique',
    historyChart: (name) => `Part des réponses qui mentionnent ${name}, par jour`,
    onDay: (day, text) => `${format.date(day)} : ${text}`,
    notAsked: 'pas interrogé',
    gap: 'aucune réponse',
    historyHint: 'Pointez un jour ou utilisez les flèches. Les jours sans réponse sont des lacunes.',
    table: 'Afficher sous forme de tableau',
    started_at: 'Date',
    cited: 'Sites nommés dans les réponses',
    citedNone: 'Aucune réponse ne nomme d’adresse.',
    citedHelp:
      'Un modèle peut nommer des adresses qui n’existent pas. Un duel de passages lit la page et la compare à votre article.',
    inAnswers: (count) => format.plural(count, { one: 'dans # réponse', other: 'dans # réponses' }),
    own: 'Le vôtre',
    article: 'Votre article pour les duels de passages',
    articleBest: 'Le plus proche de la question',
    noArticles: 'Pour un duel de passages, écrivez d’abord un article.',
    noArticleFits: 'Aucun de vos titres ne correspond à ces questions. Choisissez un article pour le duel.',
    duel: 'Duel de passages',
    duelWith: (url, article) => `Duel de passages de ${url} avec « ${article} »`,
    answersTo: (question) => `Réponses à « ${question} »`,
    close: 'Fermer',
    answer: (number) => `Réponse ${format.number(number)}`,
    mentions: (names) =>
      names.length === 0 ? 'Ne mentionne aucune des marques' : `Mentionne ${format.list(names)}`,
    noText: 'Pas de texte',
    notCounted: 'Ne compte pas',
    noRows: 'Cette question n’a pas encore été posée.',
  };
};
