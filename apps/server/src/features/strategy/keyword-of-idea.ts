import { BRIEF_LIMITS } from '@pagewright/contract/strategy';
import { ideaKeywords, keyphrases } from '@pagewright/engine';

/** An idea of so few words is a keyword itself. */
const MOST_KEYWORD_WORDS = 4;
const CANDIDATES = 6;

/** A keyword, and what of the idea spoke for it. */
export interface IdeaKeyword {
  readonly keyword: string;
  /** `whole`: the idea itself; `named`: the task, question or subject that it names; `phrase`: its strongest phrase. */
  readonly by: 'whole' | 'named' | 'phrase';
  readonly phrases: readonly { readonly text: string; readonly strength: number }[];
}

/**
 * The keyword of an idea: all of a short one, else the task, comparison, question or subject that it names, else its
 * strongest phrase. Empty where it has no word.
 */
export function keywordOfIdea(idea: string): IdeaKeyword {
  const phrases = keyphrases(idea, CANDIDATES).keyphrases.map(({ text, strength }) => ({ text, strength }));
  const words = idea.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length <= MOST_KEYWORD_WORDS) {
    const keyword = words.join(' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return { keyword: shorten(keyword), by: 'whole', phrases };
  }
  const [best] = ideaKeywords(idea).keywords;
  if (best !== undefined && best.why !== 'phrase')
    return { keyword: shorten(best.text), by: 'named', phrases };
  const phrase = phrases[0]?.text ?? words.slice(0, MOST_KEYWORD_WORDS).join(' ');
  return { keyword: shorten(phrase), by: 'phrase', phrases };
}

const shorten = (text: string): string => text.slice(0, BRIEF_LIMITS.keyword).toWellFormed().trim();
