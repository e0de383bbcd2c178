import type { OutlineScorePart } from '@pagewright/contract/outline';
import type { AdviceSentences } from './messages.en.ts';

const RAISE: Readonly<Record<OutlineScorePart, (missing: readonly string[]) => string>> = {
  keywordCoverage: (missing) => `Donnez une place à ces termes : ${missing.join(', ')}.`,
  paaIntegration: (missing) => `Répondez à ces questions : ${missing.join(' ')}`,
  competitiveGapExploitation: (missing) =>
    `Traitez ce qu’aucune page comparée ne traite : ${missing.join(' ')}`,
  serpFeatureOptimization: (missing) => `Servez ce que montre la page de résultats : ${missing.join(', ')}.`,
};

/** The same in French. */
export const french: AdviceSentences = {
  advantage: (heading) => `Aucune page comparée ne traite « ${heading} »`,
  noPages:
    'Aucune page n’a été comparée : le plan repose sur des modèles. Collez des pages bien classées, et il montrera où elles s’accordent et ce qu’elles omettent.',
  shared: (shared, sections, pages) =>
    `${shared} sections sur ${sections} figurent dans la plupart des ${pages} pages comparées : les lecteurs les attendent.`,
  uncovered: (sections) =>
    `${sections} ${sections === 1 ? 'section répond' : 'sections répondent'} à ce à quoi aucune page comparée ne répond : mettez-y votre expérience et vos chiffres.`,
  askingHeadings: (headings) => ({
    advice: 'Gardez les questions comme intertitres, et répondez à chacune dès la première phrase.',
    reason: `${headings} intertitres demandent ce que demandent les lecteurs ; une réponse courte peut être citée.`,
  }),
  checkPrices: {
    advice:
      'Indiquez le jour où les prix et les produits ont été vérifiés, et vérifiez-les de nouveau tous les trois mois.',
    reason: 'Le mot-clé vise un achat : de vieux prix coûtent la confiance.',
  },
  onePlace: {
    advice: 'Envisagez un plan pour un seul lieu (stratégie géographique).',
    reason: 'Le mot-clé vise sans doute un lieu.',
  },
  linkNeighbours: (subjects) => ({
    advice: 'Liez-le à deux ou trois de vos pages sur des sujets voisins, dans les deux sens.',
    reason:
      subjects.length > 0
        ? `Sujets voisins : ${subjects.join(', ')}.`
        : 'Qui termine une page cherche la suivante.',
  }),
  raise: (part, missing) => RAISE[part](missing),
  tooLong: (middleWords, words) =>
    `La page médiane des pages comparées compte ${Math.round(middleWords)} mots ; ${words} sont prévus. Plus long ne vaut la peine que là où vous en dites plus.`,
  demands: (demands) =>
    `Respectez ce que demande l’idée, du titre à la dernière section : ${demands.join(' ; ')}.`,
  givePages:
    'Collez ou importez des pages classées pour le mot-clé : sans elles, trois parties du score sont inconnues.',
  termsOfPages:
    'Part du poids des 20 termes les plus lourds des pages que nomme un intertitre, un terme ou une question du plan.',
  termsModelled:
    'Part des mots du mot-clé, de ses extensions et du ciblage que nomme le plan. Aucune page n’a été comparée : c’est une valeur modélisée.',
  noTerms: 'Aucun terme de ce sujet n’est connu.',
  questionsAnswered: 'Part du poids des questions que les gens posent auxquelles une section répond.',
  noQuestions:
    'Aucune question d’internautes n’est connue : ni une page de résultats ni une page qui en pose n’a été lue.',
  gapsTaken: 'Part des questions qu’aucune page comparée ne traite auxquelles une section du plan répond.',
  noPageCompared: 'Aucune page d’un concurrent n’a été comparée : aucune lacune n’est donc connue.',
  noGap: 'Les pages comparées traitent toutes les questions connues : il n’y a pas de lacune.',
  featuresServed: 'Part de ce que la page de résultats montre à part et qu’une section peut servir.',
  noResultsPage: 'Aucune page de résultats n’a été lue : on ne sait donc pas ce qu’elle montre.',
  nothingToServe: 'La page de résultats ne montre rien qu’un plan puisse servir.',
  features: {
    questions: 'questions posées',
    list: 'liste',
    table: 'tableau',
    answer: 'réponse',
    local: 'résultats locaux',
  },
};
