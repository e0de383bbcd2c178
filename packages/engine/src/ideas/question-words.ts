import words from './question-words.json' with { type: 'json' };

/** Words that open a question in any language of our plans, as alternatives of a pattern. */
export const QUESTION_WORDS = Object.values(words).join('|');
