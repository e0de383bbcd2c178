import type { MethodSentences } from './messages.en.ts';

/** The same in French. */
export const french: MethodSentences = {
  'mean of Theta and damped smoothing': 'moyenne de Theta et du lissage amorti',
  'no source knows the demand': 'aucune source ne connaît la demande',
  'growth without the season, against the topic’s own past':
    'croissance hors saison, par rapport au passé du sujet',
  'no source knows the interest': 'aucune source ne connaît l’intérêt',
  'sentences of the text, by keyword, figure and position':
    'phrases du texte, selon le mot-clé, le chiffre et la position',
  'sentences of pages that were read': 'phrases des pages qui ont été lues',
  'templates filled from what was found on each page':
    'modèles remplis avec ce qui a été trouvé sur chaque page',
  'each part by its own method, on the pages read': 'chaque partie selon sa méthode, sur les pages lues',
  'occurrences counted in any inflection': 'occurrences comptées sous toutes leurs formes',
  'intent of each expansion of the keyword': 'intention de chaque extension du mot-clé',
  'words of the keywords; articles that hold them': 'mots des mots-clés ; articles qui les contiennent',
  'questions from templates': 'questions issues de modèles',
  'answers extracted from the evidence by coverage, length and grade':
    'réponses extraites des preuves selon la couverture, la longueur et le niveau de lecture',
  'passage coverage, GEO and C-SEO Bench rules': 'couverture des passages, règles de GEO et de C-SEO Bench',
  'pages read, compared by title, address and headings':
    'pages lues, comparées par titre, adresse et intertitres',
  'pages read, compared with what they held before': 'pages lues, comparées à leur contenu d’avant',
  'pages read': 'pages lues',
  'views where known, else signs of age in the page':
    'vues si elles sont connues, sinon signes d’âge de la page',
};
