import { formatNumber, formatPercent } from '../../numbers.ts';
import type { ProofSentences } from './messages.en.ts';

/** Messages in French. */
export const french: ProofSentences = {
  title: 'Comment nous testons Pagewright : les chiffres',
  description:
    'Comment le score distingue vrais et faux articles, comment chaque appel de l’API est attaqué en test et ce que valent les analyses. Échecs compris.',
  sharedTitle: 'Nos tests, et ce que nous avons manqué',
  sharedDescription: 'Des chiffres mesurés pour le score, la sécurité et les analyses.',
  heading: 'Nos tests, et ce que nous avons manqué',
  lead: 'Chaque chiffre de cette page a été mesuré par un programme fourni avec le logiciel. Nous publions les objectifs manqués comme ceux que nous avons atteints.',
  measuredOn: (engine, day) => `Moteur ${engine}, mesuré le ${day}.`,
  measured: 'Ce que nous avons mesuré',
  result: 'Résultat',
  goal: 'Notre objectif',
  wordsAlone: 'La même chose en comptant seulement les mots',
  orLess: (percent) => `${formatPercent(percent)} ou moins`,
  between: (percent, [from = 0, to = 0]) => `${formatPercent(percent)} (${from} à ${to})`,
  score: {
    title: 'Le score signifie-t-il quelque chose ?',
    text: (articles, kinds, prints) =>
      `Nous avons tenu ${articles} vrais articles à l’écart du réglage, fabriqué des faux de chacun de ${kinds} façons (mots mélangés, mots-clés entassés, remplissage, deux articles mêlés) et calculé tous les scores. Nous avons regardé ces résultats ${prints} fois pendant le développement : les articles ne sont donc plus tout à fait inconnus.`,
    table: 'Chiffres du score',
    beaten: 'Faux qui obtiennent au moins dix points de moins que le vrai article',
    stillGreen: 'Faux qui obtiennent encore un score vert',
    marksDown: 'Vrais articles qui perdent plus de deux points à cause des contrôles contre les faux',
    essays: (count) => `Accord avec les notes humaines de ${count} rédactions (corrélation de rangs)`,
    readers: (articles, withEachOther, [first = 0, second = 0]) =>
      `Deux lecteurs qui ne voyaient pas les scores ont aussi classé ${articles} articles. Leurs classements s’accordent entre eux à ${formatNumber(withEachOther)} ; celui du score s’accorde avec les leurs à ${formatNumber(first)} et ${formatNumber(second)}.`,
    cannotTell: 'Ce que le score ne peut pas savoir :',
    cannot:
      'si quelque chose est vrai, si une source dit vraiment ce qu’on lui fait dire, ou si les phrases sont dans le bon ordre. Il ne prédit pas les positions.',
  },
  security: {
    title: 'Mon espace de travail est-il en sécurité ?',
    text: (calls, callers, hostileTexts) =>
      `Un test fait chacun des ${calls} appels de l’API en tant que ${callers} types d’utilisateurs, du visiteur anonyme à l’administrateur d’un autre espace de travail, et cherche un seul mot qui ne leur appartienne pas. Un navigateur dont la protection est désactivée reçoit ${hostileTexts} textes hostiles sur des pages publiques et n’en exécute aucun. Toute personne qui utilise le logiciel peut le refaire avec \`npm run test:security\`.`,
    noFirm: 'Aucune société extérieure ne l’a testé, et nous n’avons aucun certificat.',
    promises: 'Ce que nous promettons, et ce que nous ne promettons pas',
  },
  analyses: {
    title: 'Que valent les analyses ?',
    table: 'Chiffres des analyses',
    cefr: 'Lisibilité comparée à des textes classés par niveau (CECRL, corrélation)',
    oneStop: 'La même chose pour des articles de presse classés (OneStopEnglish)',
    sentence: 'Langue d’une phrase correctement identifiée, sept langues',
    fewWords: 'La même chose pour quatre à huit mots',
    repeat:
      'Tous ces chiffres viennent de textes que nous n’avons pas utilisés pour le réglage. Pour refaire la mesure, lancez `npm run bench:engine`.',
  },
  rulesTitle: 'Sept règles, et comment les vérifier',
  rules: [
    {
      rule: 'Chaque nombre s’explique',
      check:
        'Ouvrez n’importe quel score, jusqu’à la règle et aux mots auxquels elle s’applique. Le gain annoncé est celui qu’apporte la correction, à un demi-point près.',
    },
    {
      rule: 'L’inconnu n’est jamais zéro',
      check:
        'Un chiffre que personne ne connaît s’affiche comme un tiret. Chaque chiffre dit s’il a été mesuré, modélisé ou généré.',
    },
    {
      rule: 'Aucune clé nécessaire',
      check:
        'Inscrivez-vous et utilisez tous les écrans. Les clés apportent de meilleures sources ; elles ne débloquent rien.',
    },
    {
      rule: 'Rien ne se perd',
      check:
        'Enregistrez le même article dans deux onglets : vous recevez les deux versions au choix. Chaque enregistrement est une version que vous pouvez restaurer.',
    },
    {
      rule: 'L’IA propose, vous décidez',
      check:
        'Le texte généré n’entre pas dans votre article avant que vous l’acceptiez. Un chiffre sans source est signalé.',
    },
    {
      rule: 'Publié exactement une fois',
      check:
        '`npm run test:storm` tue deux serveurs 30 fois pendant que 1 000 articles arrivent à échéance, et trouve une page et une notification pour chacun.',
    },
    {
      rule: 'Personne ne voit ce qui n’est pas à lui',
      check: '`npm run test:security` fait chaque appel de l’API en tant que huit types d’utilisateurs.',
    },
  ],
};
