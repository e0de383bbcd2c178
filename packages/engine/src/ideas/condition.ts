import words from './condition-words.json' with { type: 'json' };

/** Languages whose ideas are read for conditions. */
export type ConditionLanguage = keyof typeof words;
/** What an idea requires of its article: something to do without, a budget, people, a place, a purpose. */
export type ConditionKind = keyof (typeof words)['en']['starts'];

/** A condition of an idea, in its own words. */
export interface Condition {
  kind: ConditionKind;
  /** The full phrase: 'without a brush'. */
  text: string;
  /** Without its leading words: 'a brush'. */
  rest: string;
  /** Whether the keyword already contains it. */
  isInKeyword: boolean;
  /** Whether it describes an action or event: 'without scratching it', 'sin que se rompa'. */
  isAction: boolean;
}

const MAX_WORDS = 11;

/** Whether a condition fits in a heading. */
export const isShort = (text: string): boolean => text.split(' ').length <= MAX_WORDS;
