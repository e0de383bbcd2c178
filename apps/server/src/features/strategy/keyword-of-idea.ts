import { BRIEF_LIMITS } from '@pagewright/contract/strategy';
import { keyphrases } from '@pagewright/engine';

/** An idea of so few words is a keyword itself. */
const MOST_KEYWORD_WORDS = 4;
const CANDIDATES = 6;

/** A keyword, and the phrases of the idea that spoke for it. */
export interface IdeaKeyword {
  readonly keyword: string;
  readonly isWhole: boolean;
  readonly phrases: readonly { readonly text: string; readonly strength: number }[];
}

/** The keyword of an idea: all of a short one, else its strongest phrase. Empty where it has no word. */
export function keywordOfIdea(idea: string): IdeaKeyword {
  const phrases = keyphrases(idea, CANDIDATES).keyphrases.map(({ text, strength }) => ({ text, strength }));
  const words = idea.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length <= MOST_KEYWORD_WORDS) {
    const keyword = words.join(' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return { keyword: shorten(keyword), isWhole: true, phrases };
  }
  return {
    keyword: shorten(phrases[0]?.text ?? words.slice(0, MOST_KEYWORD_WORDS).join(' ')),
    isWhole: false,
    phrases,
  };
}

const shorten = (text: string): string => text.slice(0, BRIEF_LIMITS.keyword).toWellFormed().trim();
