import type { BriefTextSentences, OfKeyword } from './messages.en.ts';

const comparedPages = (pages: number): string =>
  pages === 1 ? 'la page comparée' : `les ${pages} pages comparées`;

const inform: OfKeyword = (keyword) =>
  `Répondez à « ${keyword} » dès les premières lignes, puis expliquez-le avec vos propres exemples et chiffres.`;
/** Ce qui distingue un article quand aucune page n’a été comparée. */
const serve: Readonly<Record<string, OfKeyword>> = {
  informational: inform,
  navigational: (keyword) => `Conduisez qui cherche « ${keyword} » directement à ce qu’il veut trouver.`,
  transactional: () => 'Dites d’emblée ce qui est inclus, combien cela coûte et comment l’obtenir.',
  commercial: () => 'Dites quelle option convient à qui, avec le prix et les inconvénients de chacune.',
  task: () => 'Montrez chaque étape et le résultat attendu, et dites où l’on se trompe souvent.',
  recipe: () =>
    'Donnez d’abord les ingrédients, les temps et le nombre de parts, puis une étape à la fois, avec ce qu’il faut observer.',
  cost: () =>
    'Donnez une fourchette de prix dès les premières lignes, dites ce qui la fait varier et détaillez deux exemples.',
  choosing: () =>
    'Nommez les deux ou trois critères décisifs, dites qui a besoin de quoi et donnez des prix.',
  comparison: () =>
    'Dites d’abord à qui convient chaque option, puis montrez-le point par point, avec des prix.',
  worth: () =>
    'Répondez oui, non ou pour qui dès les premières lignes, puis montrez le calcul : ce que ça coûte, ce que ça apporte et à partir de quand c’est rentable.',
  explained: () =>
    'Dites dès les premières lignes ce qu’est chaque option et quand elle sert, puis montrez la différence avec un exemple.',
  definition: () => 'Définissez-le en une ou deux phrases, puis donnez un exemple avec de vrais chiffres.',
  why: () => 'Nommez d’abord la cause la plus probable, puis comment vérifier chacune et que faire.',
  list: () => 'Mettez la liste au début, prête à copier, et dites ce que l’on oublie souvent.',
  thing: () =>
    'Expliquez-le simplement dès les premières lignes, puis ajoutez ce que les autres articles ne donnent pas : chiffres, exemples et limites tirés de votre expérience.',
  service: () =>
    'Dites d’emblée ce que vous proposez, vos tarifs, votre secteur et comment réserver ; puis qui fait le travail et ce qu’en disent les clients.',
  shop: () =>
    'Montrez d’abord la gamme, puis aidez à choisir : ce qui distingue chaque produit, prix et livraison, avec vos propres photos.',
  collection: () =>
    'Consacrez une entrée à chaque idée : ce qu’il faut, le travail que cela demande et à qui elle convient ; le plus facile d’abord.',
  outing: () =>
    'Donnez les mêmes repères pour chaque idée : comment y aller, la durée, le prix et à qui elle convient.',
  trip: () =>
    'Donnez un programme pour chaque jour, à suivre tel quel : horaires, distances, où manger et dormir, et les prix.',
  callout: () =>
    'Dites d’emblée en combien de temps vous arrivez, ce que ça coûte et que faire en attendant ; le téléphone en premier.',
  normal: () =>
    'Répondez calmement dès les premières lignes : ce qui est normal, les signes d’alerte et quand appeler.',
  questions: () =>
    'Donnez des questions prêtes à copier, classées par objectif, et ce que disent leurs réponses.',
  signs: () => 'Montrez chaque signe pour qu’on le reconnaisse, dites s’il est urgent et que faire ensuite.',
  right: () =>
    'Dites qui y a droit, pour quel montant et dans quel délai, avec la date et la source officielle ; puis la démarche.',
  rules: () =>
    'Dites ce qui s’applique, à qui et depuis quand, avec la date et la source officielle ; puis les documents, les coûts et les délais.',
  aid: () =>
    'Donnez les montants, les conditions et les délais avec leur date et leur source officielle, puis le coût qui reste.',
  local: () => 'Donnez de quoi décider sur place : options, prix, horaires et contact.',
};

/** The same in French. */
export const french: BriefTextSentences = {
  intents: {
    informational: (keyword) => `Apprendre : qui cherche « ${keyword} » veut comprendre.`,
    navigational: (keyword) =>
      `Y arriver : les personnes qui cherchent « ${keyword} » veulent une page précise.`,
    transactional: (keyword) =>
      `Agir : les personnes qui cherchent « ${keyword} » veulent acheter, réserver ou télécharger.`,
    commercial: (keyword) => `Choisir : qui cherche « ${keyword} » compare avant de décider.`,
    local: (keyword) =>
      `Trouver tout près : qui cherche « ${keyword} » cherche un commerce ou un lieu à proximité.`,
  },
  wants: {
    why: (keyword) => `Résoudre un problème : qui cherche « ${keyword} » veut la cause et savoir que faire.`,
    incident: (keyword) =>
      `Agir tout de suite : qui cherche « ${keyword} » veut savoir que faire en premier.`,
    cost: (keyword) =>
      `Connaître le prix : qui cherche « ${keyword} » veut savoir ce qu’il paiera, et pourquoi.`,
    worth: (keyword) =>
      `Décider : qui cherche « ${keyword} » veut savoir si cela vaut la peine dans son cas.`,
    explained: (keyword) =>
      `Comprendre la différence : qui cherche « ${keyword} » veut savoir à quoi sert chaque option, et quand.`,
    comparison: (keyword) => `Choisir : qui cherche « ${keyword} » compare avant de décider.`,
    best: (keyword) =>
      `Comparer et acheter : qui cherche « ${keyword} » veut savoir ce qui lui convient, et à quel prix.`,
    commercial: (keyword) =>
      `Comparer et choisir : qui cherche « ${keyword} » veut connaître les critères et les prix.`,
    shop: (keyword) => `Acheter : qui cherche « ${keyword} » veut voir la gamme, comparer et commander.`,
    list: (keyword) => `Avoir une liste : qui cherche « ${keyword} » veut une liste à suivre et à cocher.`,
    collection: (keyword) =>
      `Trouver des idées : qui cherche « ${keyword} » veut des propositions à choisir et à utiliser.`,
    outing: (keyword) =>
      `Préparer une sortie : qui cherche « ${keyword} » veut savoir où aller, quand et comment.`,
    trip: (keyword) => `Préparer un voyage : qui cherche « ${keyword} » veut un programme à suivre.`,
    recipe: (keyword) => `Le préparer : qui cherche « ${keyword} » veut les ingrédients et les étapes.`,
    rules: (keyword) =>
      `Être en règle : qui cherche « ${keyword} » veut savoir ce qui s’applique et ce qu’il faut faire.`,
    right: (keyword) =>
      `Faire valoir un droit : qui cherche « ${keyword} » veut savoir à quoi il a droit et comment l’obtenir.`,
    aid: (keyword) =>
      `Faire une demande : qui cherche « ${keyword} » veut savoir s’il y a droit, pour combien, et comment.`,
  },
  howTo: (keyword) => `Le faire : qui cherche « ${keyword} » veut des étapes à suivre.`,
  intentUnknown: (keyword) => `L’intention derrière « ${keyword} » est inconnue.`,
  levels: {
    beginner: 'Des lecteurs qui découvrent le sujet',
    intermediate: 'Des lecteurs qui connaissent les bases du sujet',
    advanced: 'Des lecteurs qui connaissent bien le sujet',
  },
  searchers: (keyword) => `Les personnes qui cherchent « ${keyword} »`,
  angles: {
    answer_the_unanswered: ({ question, count, pages }) =>
      `Répondez à ce à quoi aucune page comparée ne répond : « ${question} » (${count} questions sans réponse dans ${comparedPages(Number(pages))}).`,
    prove_it: ({ withoutSource, pages }) =>
      `Appuyez vos chiffres sur des sources : parmi ${comparedPages(Number(pages))}, ${withoutSource} ${Number(withoutSource) > 1 ? 'donnent des chiffres mais citent' : 'donne des chiffres mais cite'} moins de deux sources.`,
    say_it_simply: ({ pages, grade }) =>
      `Dites-le simplement : ${comparedPages(Number(pages))} ${Number(pages) === 1 ? 'demande' : 'demandent'} un niveau de lecture de ${Math.round(Number(grade))} années d’école.`,
    treat_it_whole: ({ sections, mostCovered }) =>
      `Traitez le sujet en entier : aucune page comparée n’a plus de ${mostCovered} des ${sections} sections.`,
    serve_the_intent: ({ form, intent }, keyword) =>
      (serve[String(form)] ?? serve[String(intent)] ?? inform)(keyword),
  },
  demands: (demands) => `Restez fidèle à l’idée : ${demands.join(' ; ')}.`,
  besides: (items) => `Également demandé : ${items.join(' ; ')}.`,
  provenance: {
    measured: 'mesuré dans les pages indiquées ci-dessous',
    modelled: 'modélisé : ne repose sur aucune page, seulement sur vos mots et sur des modèles',
    generated: 'écrit par un modèle de langage',
    unknown: 'inconnu',
  },
  brief: 'Brief de contenu',
  idea: 'Idée de contenu',
  primaryQuery: 'Requête SEO principale',
  targetAudience: 'Public cible',
  userIntent: 'Intention de l’utilisateur',
  coreAngle: 'Angle central',
  secondaryKeywords: 'Mots-clés secondaires',
  words: 'Mots',
  wordRange: (target, low, high) => `${target} (de ${low} à ${high})`,
  source: 'D’où cela vient',
  sections: 'Sections',
  section: (heading, words) => `${heading} (${words} mots)`,
  terms: 'Termes',
  term: (text, low, high) => `${text} (${low}–${high} fois)`,
  questions: 'Questions auxquelles répondre',
  facts: 'Faits à citer',
  ownFigure: 'chiffre de la page elle-même, sans source',
  uncovered: 'Ce qu’aucune page comparée ne couvre',
  ownPages: 'Vos pages vers lesquelles faire un lien',
  titles: 'Titres',
  descriptions: 'Descriptions',
  evidence: 'Preuves',
  noPages:
    'Aucune page n’a été comparée. Ajoutez des pages concurrentes pour fonder ce brief sur des mesures.',
  page: (title, words) => `${title || 'Page sans titre'} (${words} mots)`,
  analysis: 'Analyse',
  coreKeywords: 'Mots-clés principaux',
  longTail: 'Mots-clés de longue traîne',
  faq: 'Questions fréquentes',
  strategy: 'Stratégie',
  pillar: 'Article pilier',
  order: 'Ordre de publication',
  update: (title) => `Mettre à jour « ${title} »`,
  folded: 'Traité par le pilier',
  foldedLine: (keyword, section) => `${keyword} : « ${section} »`,
  links: 'Liens internes',
  link: (from, to, anchor) => `${from} → ${to} : « ${anchor} »`,
  allTopics: 'Tous les sujets',
  topic: (day, title, keyword, intent) =>
    `${day} : ${title} — ${keyword} (${intent ?? 'intention inconnue'})`,
  measures: 'Que mesurer',
  measure: (topic, code, after) => `${topic} : ${code}, à partir du ${after}`,
};
