import type { OutlineScorePart } from '@pagewright/contract/outline';
import type { AdviceSentences } from './messages.en.ts';

const RAISE: Readonly<Record<OutlineScorePart, (missing: readonly string[]) => string>> = {
  keywordCoverage: (missing) => `Utilisez ces termes : ${missing.join(', ')}.`,
  paaIntegration: (missing) => `Répondez à ces questions : ${missing.join(' ')}`,
  competitiveGapExploitation: (missing) =>
    `Traitez ce qu’aucune page comparée ne traite : ${missing.join(' ')}`,
  serpFeatureOptimization: (missing) => `Ciblez ce que montre la page de résultats : ${missing.join(', ')}.`,
};

/** The same in French. */
export const french: AdviceSentences = {
  advantage: (heading) => `Aucune page comparée ne traite « ${heading} »`,
  noPages:
    'Aucune page n’a été comparée : le plan repose sur des modèles. Collez des pages bien classées, et il montrera où elles s’accordent et ce qu’elles omettent.',
  shared: (shared, sections, pages) =>
    `${shared} sections sur ${sections} figurent dans la plupart des ${pages} pages comparées : les lecteurs les attendent.`,
  uncovered: (sections) =>
    `${sections} ${sections === 1 ? 'section répond' : 'sections répondent'} à ce à quoi aucune page comparée ne répond : ajoutez-y votre expérience et vos chiffres.`,
  askingHeadings: (headings) => ({
    advice: 'Gardez les questions comme intertitres, et répondez à chacune dès la première phrase.',
    reason: `${headings} intertitres sont des questions que se posent les lecteurs. Une réponse courte peut être citée dans les résultats de recherche.`,
  }),
  checkPrices: {
    advice:
      'Indiquez la date de la dernière vérification des prix et des produits, et vérifiez-les de nouveau tous les trois mois.',
    reason:
      'Les personnes qui cherchent ce mot-clé veulent acheter, et des prix périmés nuisent à la confiance.',
  },
  onePlace: {
    advice: 'Envisagez un plan pour un seul lieu (stratégie géographique).',
    reason: 'Le mot-clé a sans doute une intention locale.',
  },
  linkNeighbours: (subjects) => ({
    advice: 'Faites un lien vers deux ou trois de vos pages sur des sujets proches, et inversement.',
    reason:
      subjects.length > 0
        ? `Sujets proches : ${subjects.join(', ')}.`
        : 'Qui termine une page cherche la suivante.',
  }),
  raise: (part, missing) => RAISE[part](missing),
  tooLong: (middleWords, words) =>
    `La médiane des pages comparées est de ${Math.round(middleWords)} mots ; ce plan en prévoit ${words}. Davantage de mots n’aide que s’ils en disent plus.`,
  besides: (items) => `Également demandé : ${items.join(' ; ')}.`,
  demands: (demands) => `Restez fidèle à l’idée, du titre à la dernière section : ${demands.join(' ; ')}.`,
  givePages:
    'Collez ou importez des pages classées pour le mot-clé : sans elles, trois parties du score sont inconnues.',
  termsOfPages:
    'Part des 20 termes les plus importants des pages, selon leur poids, qui figurent dans un intertitre, un terme ou une question du plan.',
  termsModelled:
    'Part des mots du mot-clé, de ses extensions et du ciblage que le plan utilise. Aucune page n’a été comparée : c’est une valeur modélisée.',
  noTerms: 'Aucun terme de ce sujet n’est connu.',
  questionsAnswered:
    'Part des questions que les gens posent, selon leur poids, auxquelles une section répond.',
  noQuestions: 'Aucune question n’est connue : nous n’avons lu ni page de résultats ni page qui en pose.',
  gapsTaken:
    'Parmi les questions qu’aucune page comparée ne traite, part à laquelle une section du plan répond.',
  noPageCompared: 'Aucune page d’un concurrent n’a été comparée : aucune lacune n’est donc connue.',
  noGap: 'Les pages comparées traitent toutes les questions connues : il n’y a pas de lacune.',
  featuresServed: 'Part des éléments spéciaux de la page de résultats qu’une section peut cibler.',
  noResultsPage: 'Aucune page de résultats n’a été lue : ses éléments sont donc inconnus.',
  nothingToServe: 'La page de résultats ne montre aucun élément qu’un plan puisse cibler.',
  features: {
    questions: 'questions posées',
    list: 'liste',
    table: 'tableau',
    answer: 'réponse',
    local: 'résultats locaux',
  },
};
