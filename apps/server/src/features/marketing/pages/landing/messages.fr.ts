import { PLANS } from '@pagewright/contract/plans';
import { FIGURES } from '../../figures.ts';
import { formatNumber, formatPercent } from '../../numbers.ts';
import type { LandingSentences } from './messages.en.ts';

const { seo, ai } = PLANS.Free.limits;
const { validity, security, engine } = FIGURES;

/** Messages in French. */
export const french: LandingSentences = {
  title: 'Pagewright : l’éditeur SEO qui explique son score',
  description:
    'L’éditeur SEO qui explique son score : que corriger d’abord, combien de points vaut chaque correction et ce que d’autres pages traitent et pas la vôtre.',
  sharedTitle: 'L’éditeur SEO qui explique son score',
  sharedDescription:
    'Collez un brouillon et voyez que corriger d’abord et combien de points vaut chaque correction. Sans inscription.',
  forWhom: 'Pour les équipes marketing, les agences et les blogueurs',
  lead: 'Collez un brouillon : Pagewright montre que corriger d’abord, combien de points vaut chaque correction et ce que les pages concurrentes traitent et pas la vôtre.',
  noSignUp: 'Pas besoin de s’inscrire pour essayer.',
  freePlan: 'L’offre gratuite comprend tous les outils.',
  trial: (days, plan) =>
    `L’offre gratuite comprend ${days} jours de ${plan} : sans carte bancaire, et vous revenez ensuite à l’offre Free.`,
  way: 'De la première idée à une page qui garde ses lecteurs',
  steps: [
    {
      name: 'Préparez',
      text: 'Une phrase devient un brief et un plan. Chaque titre dit pourquoi il est là : les pages qui l’ont, ou la question à laquelle il répond.',
      picture: 'outline-column',
      alt: 'Une section d’un plan, avec la raison de sa présence',
    },
    {
      name: 'Écrivez et publiez',
      text: 'Écrivez avec des suggestions que vous acceptez ou refusez, puis publiez sur votre propre site, WordPress ou Ghost, tout de suite ou à la date choisie.',
      picture: 'suggestion-column',
      alt: 'Un paragraphe avec une modification proposée, son origine et son effet sur le score',
    },
    {
      name: 'Entretenez',
      text: 'Comptez vos lecteurs sans cookies. Quand une page en perd, le calendrier propose de l’actualiser.',
      picture: 'calendar-column',
      alt: 'Le calendrier de contenu avec les articles et publications prévus, jour par jour',
    },
  ],
  allFeatures: 'Toutes les fonctionnalités',
  measured: 'Mesuré, pas seulement affirmé',
  proofs: () => [
    {
      figure: formatPercent(validity.beaten.percent),
      claim: `des faux articles, fabriqués de ${validity.kindsOfFakes} façons, obtiennent au moins dix points de moins que le vrai. Notre objectif est de ${formatPercent(validity.beaten.goal)}.`,
      link: { name: 'Comment nous testons le score', path: '/proof#score' },
    },
    {
      figure: `${security.calls} × ${security.callers}`,
      claim: `Chaque appel de l’API est tenté par ${security.callers} types d’utilisateurs, pour vérifier que personne ne voit ce qui ne lui appartient pas.`,
      link: { name: 'Comment nous testons la sécurité', path: '/proof#security' },
    },
    {
      figure: formatNumber(engine.readability.cefr),
      claim:
        'mesure l’accord entre notre lisibilité et des textes classés par niveau par des enseignants (1 est parfait).',
      link: { name: 'Ce que valent les analyses', path: '/proof#analyses' },
    },
  ],
  readersTitle: 'Pour qui',
  readers: [
    { who: 'Blogueurs', need: 'Savoir que corriger ensuite, et pourquoi.' },
    { who: 'Équipes marketing', need: 'Préparer, relire et publier au même endroit.' },
    { who: 'Agences', need: 'Montrer aux clients sur quoi repose chaque recommandation.' },
    {
      who: 'Entreprises',
      need: 'L’utiliser sur vos propres serveurs. Sans clé d’API, et aucune donnée ne sort.',
    },
  ],
  fromBlog: 'Sur le blog',
  articlesShowScore: 'Chaque article affiche le score donné par notre propre moteur.',
  questionsTitle: 'Questions',
  questions: [
    {
      question: 'Que signifie le score ?',
      answer:
        'C’est la somme de six parties : votre texte est-il facile à trouver, couvre-t-il le sujet, répond-il aux questions posées, se lit-il bien, dit-il quelque chose, tient-il la route ? Un texte copié ou répété ne compte pas. Vous pouvez ouvrir chaque partie. Le score ne prédit pas les positions.',
      more: { name: 'En savoir plus sur le score', path: '/help/score' },
    },
    {
      question: 'Écrit-il les articles à ma place ?',
      answer:
        'Il peut rédiger, raccourcir et reformuler. Tout ce qu’il écrit est une suggestion avec sa source, jusqu’à ce que vous l’acceptiez. Sans modèle de langage, le moteur intégré reprend des phrases de vos sources et le signale.',
    },
    {
      question: 'Me faut-il des clés OpenAI ou Google ?',
      answer:
        'Non. Vous pouvez ajouter des clés OpenAI, Gemini, Anthropic, DataForSEO ou Serper, ou utiliser un modèle sur votre propre machine si l’exploitant l’autorise. Les requêtes faites avec votre propre clé ne comptent pas dans votre offre.',
    },
    {
      question: 'D’où viennent les volumes de recherche ?',
      answer:
        'D’un service que vous ou votre exploitant configurez. Sans lui, vous voyez un tiret. Nous ne devinons pas.',
    },
    {
      question: 'Puis-je l’utiliser sur mon propre serveur ?',
      answer:
        'Oui. Une seule commande, npm start, installe ce qui manque, prépare une base de données et affiche l’adresse. Il faut Node.js 20 ou plus récent.',
    },
    {
      question: 'Que deviennent mes textes ?',
      answer:
        'Ils restent dans la base de données de l’installation. Si aucun modèle de langage n’est configuré, ils ne sont jamais envoyés à un modèle. Vous pouvez télécharger toutes vos données et supprimer votre compte.',
      more: { name: 'Confidentialité', path: '/privacy-policy' },
    },
    {
      question: 'Quelles langues sont prises en charge ?',
      answer:
        'L’application, ce site et le guide d’aide existent en anglais, en espagnol et en français. L’analyse est complète pour l’anglais ; les autres langues sont reconnues et reçoivent tout ce qui ne dépend pas de règles propres à l’anglais.',
    },
    {
      question: 'Combien cela coûte-t-il ?',
      answer: `Il y a une offre gratuite avec ${seo} recherches et ${ai} générations par mois. Écrire et calculer le score ne comptent jamais.`,
      more: { name: 'Tarifs', path: '/pricing' },
    },
  ],
  close: 'Apportez un article. Voyez que corriger d’abord.',
  seeFeatures: 'Voir les fonctionnalités',
  demo: {
    title: 'Voyez d’où vient chaque point',
    lead: 'Voici le moteur de l’éditeur, qui évalue un exemple. Modifiez l’exemple ou collez votre propre texte : tout se passe dans votre navigateur, et votre texte n’est envoyé nulle part.',
    text: 'Votre texte',
    textPlaceholder: 'Collez au moins 50 caractères d’un article…',
    textHelp:
      'Si la première ligne commence par #, c’est le titre. Les autres lignes avec # sont des intertitres ; les lignes avec - sont des éléments de liste.',
    keyword: 'Mot-clé',
    keywordHelp: 'Ce que les gens chercheraient.',
    score: 'Calculer le score',
    stop: 'Arrêter',
    own: 'Coller votre propre texte',
    backToSample: 'Revenir à l’exemple',
    needsScript:
      'Pour évaluer votre propre texte, il faut JavaScript. Tout le reste de cette page fonctionne sans.',
    after:
      'Dans l’éditeur, vous pouvez ajouter les pages avec lesquelles vous êtes en concurrence. Le score montre alors aussi quels termes, questions et formats elles couvrent et pas vous.',
    empty: 'Le score, ses six parties et les endroits de votre texte apparaissent ici.',
  },
  result: {
    line: (points, { known, of }, words) =>
      `${points}/100 · repose sur ${known} parties sur ${of} · ${words} mots`,
    forKeyword: 'pour le mot-clé',
    of100: 'sur 100',
    fixFirst: 'À corriger d’abord',
    whereFrom: (points) => `D’où viennent les ${points} points`,
    unknown: 'inconnu sans pages de comparaison',
    gains: 'Plus gros gains',
    parts: 'Six parties',
    unknownPart: 'Inconnu : il faut des pages de comparaison.',
    spokenGain: (points) => `points gagnés : ${points}`,
  },
  sample: {
    keyword: 'récupérateur d’eau de pluie',
    text: `# Quelques réflexions sur la collecte de l’eau

L’eau qui tombe sur un toit peut être collectée et elle peut ensuite être utilisée au jardin pendant les semaines au cours desquelles il ne pleut pas, ce qui est une chose qui est envisagée par de plus en plus de ménages parce que le prix de l’eau est augmenté par les distributeurs presque chaque année. Un récipient qui est placé sous une descente de gouttière est le dispositif le plus simple qui puisse être imaginé, et il est généralement fourni avec un couvercle, un filtre, un robinet et un trop-plein, qui devraient tous être contrôlés avant que le récipient ne soit mis en service pour la première fois.

La quantité qui peut être collectée dépend de la surface du toit et de la pluie qui tombe sur celui-ci. Un toit de 50 mètres carrés donne environ 1 250 litres pour 25 millimètres de pluie. Comme un récipient de la taille habituelle contient 200 litres, il est rempli par 4 millimètres à peine. Ce qui vient ensuite est perdu par le trop-plein à moins qu’un second récipient ne soit raccordé au premier.

Le récipient devrait être posé sur des blocs, puisque la pression au robinet est déterminée par la hauteur de l’eau qui se trouve au-dessus, et il convient de s’assurer que le sol soit plat et ferme, parce qu’un récipient plein de la taille habituelle est très lourd et peut causer des blessures s’il est renversé. En hiver, le récipient devrait être vidé et la descente devrait être raccordée de nouveau, puisque les parois du récipient peuvent être fendues par le gel. L’eau d’un toit ne devrait pas être bue et elle ne devrait pas être utilisée sur des feuilles qui sont mangées crues.
`,
  },
};
