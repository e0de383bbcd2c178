/** Limits of the brief wizard, in characters or entries. */
export const BRIEF_LIMITS = {
  /** Maximum shown by the counter. Longer ideas are still accepted. */
  ideaShown: 500,
  ideaLeast: 10,
  idea: 5_000,
  topic: 300,
  text: 1_000,
  keyword: 120,
  keywords: 50,
  sections: 100,
  heading: 300,
  sectionWords: 10_000,
  sectionTerms: 30,
  sectionQuestions: 20,
  question: 300,
  articlesPerWeek: 7,
  searchTerm: 200,
} as const;
