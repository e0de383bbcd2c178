/** Counts for the formulas. */
export interface ReadingCounts {
  words: number;
  sentences: number;
  syllables: number;
  polysyllables: number;
}

/**
 * Flesch Reading Ease (Flesch 1948): higher is easier, plain English is 60-70. Requires at least one word and one
 * sentence.
 */
export function fleschReadingEase({ words, sentences, syllables }: ReadingCounts): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}

/** Flesch-Kincaid grade (Kincaid et al. 1975): years of American school. */
export function fleschKincaidGrade({ words, sentences, syllables }: ReadingCounts): number {
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** SMOG grade (McLaughlin 1969), from words with three or more syllables, scaled to 30 sentences. */
export function smogGrade({ sentences, polysyllables }: ReadingCounts): number {
  return 1.043 * Math.sqrt((polysyllables * 30) / sentences) + 3.1291;
}

/**
 * Raw Dale-Chall grade (Chall and Dale 1995), from the share (0 to 1) of words that fourth-graders do not know: 4.9 or
 * less is for fourth-graders, 9 or more for college students.
 */
export function daleChallGrade({ words, sentences }: ReadingCounts, unfamiliarShare: number): number {
  const adjustment = unfamiliarShare > 0.05 ? 3.6365 : 0;
  return 15.79 * unfamiliarShare + 0.0496 * (words / sentences) + adjustment;
}
