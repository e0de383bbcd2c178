import type { MethodSentences } from './messages.en.ts';

/** The same in French. */
export const french: MethodSentences = {
  'mean of Theta and damped smoothing': 'moyenne de Theta et du lissage amorti',
  'no source knows the demand': 'aucune source ne connaît la demande',
  'growth without the season, against the topic’s own past':
    'croissance hors saison, par rapport au passé du sujet',
  'figures of a search source; intent and clusters by the words':
    'chiffres d’une source de recherche ; intention et groupes d’après les mots',
  'intent and clusters by the words of the keywords': 'intention et groupes d’après les mots des mots-clés',
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
  'pages by title, address and headings; opportunity by share of competitors and intent, or by demand':
    'pages par titre, adresse et titres internes ; opportunité par part des concurrents et intention, ou par demande',
  'types, topics and findings by rules, on the pages read':
    'types, sujets et constats par règles, sur les pages lues',
  'pages read, compared by title, address and headings':
    'pages lues, comparées par titre, adresse et intertitres',
  'pages read, compared with what they held before': 'pages lues, comparées à leur contenu d’avant',
  'pages read': 'pages lues',
  'views where known, else signs of age in the page':
    'vues si elles sont connues, sinon signes d’âge de la page',
  'share of competitors with a page, and intent': 'part des concurrents qui ont une page, et intention',
  'pages by title, address, headings and text; opportunity by demand, coverage, nearness and intent':
    'pages par titre, adresse, intertitres et texte ; opportunité par demande, couverture, proximité et intention',
  'share of competitors with a page, nearness to own pages, and intent':
    'part des concurrents qui ont une page, proximité avec les pages du site et intention',
  'searches a month, share of competitors with a page, nearness to own pages, and intent':
    'recherches par mois, part des concurrents qui ont une page, proximité avec les pages du site et intention',
  'logarithm of searches a month': 'logarithme des recherches par mois',
  'keyword as it is searched': 'mot-clé tel qu’il est recherché',
  'shared top-ten addresses': 'adresses communes aux dix premiers résultats',
  'stem cosine and spelling, shared top-ten addresses where known':
    'cosinus des racines et orthographe ; adresses communes aux dix premiers résultats si elles sont connues',
  'headings of the pages grouped by likeness, in their median order and length':
    'intertitres des pages regroupés par ressemblance, dans leur ordre et leur longueur médians',
  'keyphrases of the pages and a template': 'expressions clés des pages et un modèle',
  template: 'modèle de plan',
  'extracted word for word, to be reworded': 'extrait mot pour mot, à reformuler',
  'least telling sentences left out': 'sans les phrases qui en disent le moins',
  'plain words and parted sentences': 'mots simples et phrases scindées',
  'keyword, terms and questions of the pages': 'mot-clé, termes et questions des pages',
  'from the evidence': 'à partir des preuves',
  'built-in engine': 'moteur intégré',
};
