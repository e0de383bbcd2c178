import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { optimizationMessages as english } from './messages.ts';

/** Texts of the answer engine results, in French. */
export const optimizationMessages: Translation<typeof english> = (format) => ({
  pattern_questions_answered: 'La réponse aux questions arrive tôt dans la section',
  pattern_passages_ahead: 'Les passages répondent mieux que ceux des autres pages',
  pattern_answer_first: 'Les sections s’ouvrent sur la réponse',
  pattern_question_headings: 'Les intertitres sont des questions que les gens posent',
  pattern_standalone_openings: 'Les débuts se comprennent seuls',
  pattern_answer_figures: 'Chiffres',
  pattern_answer_quotations: 'Citations',
  pattern_answer_citations: 'Liens vers les sources',
  pattern_plain_language: 'Langage simple',
  pattern_short_paragraphs: 'Paragraphes courts',
  patterns:
    'Dans quelle mesure les pages sur ces mots-clés correspondent à ce que cherchent les moteurs de réponse',
  pattern: 'Schéma',
  onAverage: 'En moyenne',
  knownToHelp: 'Effet avéré',
  bestPage: 'Meilleure page',
  strength_strong: 'fort',
  strength_moderate: 'moyen',
  strength_weak: 'faible',
  noPatterns:
    'Aucune page n’est connue sur ces mots-clés. Lancez l’intégration à la SERP sous « Score en direct », pour analyser ses pages ici.',
  questions: 'Ce que les gens demandent',
  askedBy: (pages) => format.plural(pages, { one: 'posée par # page', other: 'posée par # pages' }),
  source_results: 'affichée dans les résultats de recherche',
  source_template: 'issue d’un modèle ; vue dans aucune source',
  readinessOf: (keyword) => `Aptitude à répondre des pages sur « ${keyword} »`,
  answeredOf: (answered, questions) =>
    `${format.number(answered)} questions répondues sur ${format.number(questions)}`,
  answered: 'Questions avec une réponse orale',
  noAnswer: 'Rien dans les preuves ne répond à cela en 25 à 35 mots. Rédigez votre propre réponse.',
  wordedFrom: 'D’après :',
  words: (count) => format.plural(count, { one: '# mot', other: '# mots' }),
  grade: (grade) => `niveau scolaire ${format.number(grade)}`,
  covers: (share) => `couvre ${share} de la question`,
  goOn: 'Poursuivez avec',
  sourceLine: (source) => `Source : ${source}`,
  copy: 'Copier le plan',
  copied: 'Copié.',
});
