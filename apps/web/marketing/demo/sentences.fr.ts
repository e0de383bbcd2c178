import type { DemoSentences } from './sentences.en.ts';

/** Texts of the demo, in French. */
export const french: DemoSentences = {
  loading: 'Chargement du moteur, une seule fois…',
  scoring: 'Calcul du score…',
  stopped: 'Arrêté. Votre texte est toujours là.',
  failed: 'Le moteur n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  tryAgain: 'Réessayer',
  sampleNote: 'Exemple : un brouillon volontairement faible.',
  result: (points, known, of, words, isOne) =>
    `${points}/100 · repose sur ${known} parties sur ${of} · ${words} ${isOne ? 'mot' : 'mots'}`,
  changed: 'Le texte a changé depuis le calcul du score.',
  readAs: (title, headings) =>
    `${title === undefined ? 'Sans titre' : `Titre : « ${title} »`}. ${headings === 1 ? '1 intertitre' : headings === 0 ? 'Aucun intertitre' : `${headings} intertitres`}.`,
  gains: 'Plus gros gains',
  noGains: 'Plus de points à gagner dans les parties connues.',
  parts: 'Six parties',
  points: (points, maximum) => `${points} sur ${maximum}`,
  spokenGain: (points) => `points gagnés : ${points}`,
  unknownPart: 'Inconnu : il faut des pages de comparaison.',
  moreIn: (count) => `et ${count} de plus`,
  showPlace: 'Montrer dans votre texte',
  quote: (words) => `« ${words} »`,
  unscored: {
    text_empty: 'Collez d’abord un texte.',
    text_too_short: 'Pas encore de score : écrivez plus de 50 caractères.',
    text_without_words: 'Pas de score : le texte ne contient aucun mot.',
    keyword_missing: 'Pas encore de score : indiquez le mot-clé de ce texte.',
  },
  verdicts: { good: 'Bien', fair: 'Moyen', poor: 'Faible' },
};
