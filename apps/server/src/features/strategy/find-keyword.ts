import { BRIEF_LIMITS } from '@pagewright/contract/strategy';
import {
  IDEA_LANGUAGES,
  parseIdeaFields,
  extractKeywords,
  keyphrases,
  type IdeaFields,
  type IdeaReason,
} from '@pagewright/engine';

/** An idea with at most this many words is a keyword itself, in any language. */
const KEYWORD_WORDS_MAX = 4;
const CANDIDATES_MAX = 6;

/** A keyword candidate of an idea; `whole` is the idea itself. */
export interface KeywordCandidate {
  readonly keyword: string;
  readonly reason: IdeaReason | 'whole';
}

/** The keyword of an idea and the reasons for it. */
export interface IdeaReading {
  /** Empty if the idea has no words or its language is not supported. */
  readonly keyword: string;
  /** `whole` is the idea itself, `named` its task, question, or subject, and `phrase` its strongest phrase. */
  readonly by: 'whole' | 'named' | 'phrase';
  readonly phrases: readonly { readonly text: string; readonly strength: number }[];
  /** The first one is the keyword. */
  readonly candidates: readonly KeywordCandidate[];
  readonly fields: IdeaFields;
  readonly language: string;
  readonly isLanguageSupported: boolean;
}

/**
 * Finds the keyword of an idea: a short idea as a whole, or else the task, comparison, question, or subject that it
 * names, or else its strongest phrase.
 */
export function findKeyword(idea: string): IdeaReading {
  const phrases = keyphrases(idea, CANDIDATES_MAX).keyphrases.map(({ text, strength }) => ({
    text,
    strength,
  }));
  const words = idea.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { keywords, language } = extractKeywords(idea);
  const isLanguageSupported = IDEA_LANGUAGES.includes(language);
  const whole = words.join(' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const found = new Map<string, KeywordCandidate>();
  const add = (text: string, reason: KeywordCandidate['reason']): void => {
    const keyword = text.slice(0, BRIEF_LIMITS.keyword).toWellFormed().trim();
    const key = keyword.toLowerCase();
    if (keyword !== '' && !found.has(key)) found.set(key, { keyword, reason });
  };
  // As typed, except for the capital at the start of a sentence.
  const read = keywords.find(({ text }) => text.toLowerCase() === whole.toLowerCase())?.text;
  if (words.length <= KEYWORD_WORDS_MAX) add(read ?? whole, 'whole');
  for (const { text, why } of keywords) add(text, why);
  if (found.size === 0 && isLanguageSupported) add(words.slice(0, KEYWORD_WORDS_MAX).join(' '), 'phrase');
  const candidates = [...found.values()].slice(0, 3);
  const [first] = candidates;
  return {
    keyword: first?.keyword ?? '',
    by: first?.reason === 'whole' || first?.reason === 'phrase' ? first.reason : 'named',
    phrases,
    candidates,
    fields: parseIdeaFields(idea, language),
    language,
    isLanguageSupported,
  };
}
