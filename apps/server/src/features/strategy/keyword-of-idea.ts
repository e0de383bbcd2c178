import { BRIEF_LIMITS } from '@pagewright/contract/strategy';
import {
  IDEA_LANGUAGES,
  parseIdeaFields,
  extractKeywords,
  keyphrases,
  type IdeaFields,
  type IdeaReason,
} from '@pagewright/engine';

/** An idea of so few words is a keyword itself, in any language. */
const MOST_KEYWORD_WORDS = 4;
const CANDIDATES = 6;

/** A keyword that an idea may be about; `whole` is the idea itself. */
export interface KeywordCandidate {
  readonly keyword: string;
  readonly reason: IdeaReason | 'whole';
}

/** A keyword, and what of the idea spoke for it. */
export interface IdeaReading {
  /** Empty where the idea has no word, and where its language is not read. */
  readonly keyword: string;
  /** `whole`: the idea itself; `named`: the task, question or subject that it names; `phrase`: its strongest phrase. */
  readonly by: 'whole' | 'named' | 'phrase';
  readonly phrases: readonly { readonly text: string; readonly strength: number }[];
  /** The first is the keyword. */
  readonly candidates: readonly KeywordCandidate[];
  readonly fields: IdeaFields;
  readonly language: string;
  readonly isLanguageRead: boolean;
}

/**
 * The keyword of an idea: all of a short one, else the task, comparison, question or subject that it names, else its
 * strongest phrase.
 */
export function keywordOfIdea(idea: string): IdeaReading {
  const phrases = keyphrases(idea, CANDIDATES).keyphrases.map(({ text, strength }) => ({ text, strength }));
  const words = idea.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { keywords, language } = extractKeywords(idea);
  const isLanguageRead = IDEA_LANGUAGES.includes(language);
  const whole = words.join(' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const found = new Map<string, KeywordCandidate>();
  const add = (text: string, reason: KeywordCandidate['reason']): void => {
    const keyword = text.slice(0, BRIEF_LIMITS.keyword).toWellFormed().trim();
    const key = keyword.toLowerCase();
    if (keyword !== '' && !found.has(key)) found.set(key, { keyword, reason });
  };
  // As it was typed, but for the capital that begins a sentence.
  const read = keywords.find(({ text }) => text.toLowerCase() === whole.toLowerCase())?.text;
  if (words.length <= MOST_KEYWORD_WORDS) add(read ?? whole, 'whole');
  for (const { text, why } of keywords) add(text, why);
  if (found.size === 0 && isLanguageRead) add(words.slice(0, MOST_KEYWORD_WORDS).join(' '), 'phrase');
  const candidates = [...found.values()].slice(0, 3);
  const [first] = candidates;
  return {
    keyword: first?.keyword ?? '',
    by: first?.reason === 'whole' || first?.reason === 'phrase' ? first.reason : 'named',
    phrases,
    candidates,
    fields: parseIdeaFields(idea, language),
    language,
    isLanguageRead,
  };
}
