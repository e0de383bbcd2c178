import { ideaKeywords } from '../ideas/idea-keywords.ts';
import type { IdeaReason } from '../ideas/read-clause.ts';
import { decideLanguage, languageEvidence } from '../language/detect-language.ts';
import { readBlock } from '../text/read-block.ts';
import { insideSentence } from './spelling.ts';
import templates from './query-templates.json' with { type: 'json' };
import intentWords from '../intent/intent-words.json' with { type: 'json' };
import nouns from './noun-numbers.json' with { type: 'json' };

export type KeywordKind = keyof typeof templates.modifiers;

const KINDS = Object.entries(templates.kinds).map(
  ([kind, words]) => [kind as KeywordKind, new Set(words.split(' '))] as const,
);
const PLACES = new Set(intentWords.places.split(' '));
const ACTIONS = new Set(templates.actions.split(' '));
/** Behind 'an', not 'a': spoken vowels, and abbreviations whose first letter is spoken as one. */
const VOWEL_SOUND =
  /^(?:(?!eu|one\b|once|u(?:ni(?!n|m)|s[aeiu]|t[ei]|k|r[aeiou]|biq))[aeiou]|h(?:eir|onest|onou?r|our)|(?:seo|mba|mri|html|led|sms|nft|rss|xml|hr|llc|ssd|rv)\b)/i;
/** 'Python' may be a name or a word at the beginning of a line: an article is right for one of them only. */
const ONE_CAPITAL_WORD = /^\p{Lu}\p{Ll}+$/u;
const WITH_ARTICLE = new Set(nouns.article.split(' '));
const BARE = new Set(nouns.bare.split(' '));
const DETERMINERS = new Set('a an the my your our their his her its this that these those'.split(' '));
const PREPOSITIONS = new Set('for in of with without to at on from near by under over between'.split(' '));
const CONDITION_ENDING = /[a-z]{3}(?:itis|osis|emia|algia|oma|rrhea|pathy)$/;
const MEDICINE_ENDING =
  /[a-z]{3}(?:cillin|mycin|prazole|statin|olol|pril|sartan|azepam|idine|xetine|cycline|oxacin|amine)$/;
/** Fewer Latin words do not tell their language. */
const WORDS_FOR_LANGUAGE = 7;
const LONGEST_KEYWORD = 200;

/** How a keyword is worded: what one does, a thing, or words that stand by themselves and take no others. */
export type KeywordForm = 'action' | 'thing' | 'comparison' | 'best' | 'alternatives' | 'question';

/**
 * How a thing stands in a sentence: 'heat pumps', 'a heat pump', 'yoga'; 'unknown' where nothing tells whether it takes an
 * article.
 */
export type KeywordNumber = 'plural' | 'article' | 'bare' | 'unknown';

/** A keyword as templates take it. */
export interface TemplateKeyword {
  /** Without a question's opening ('how to …') and white space at the ends. */
  base: string;
  kinds: readonly KeywordKind[];
  form: KeywordForm;
  number: KeywordNumber;
  /** False when its words are clearly of another language: English templates do not fit. */
  isEnglish: boolean;
}

/** Reads what a keyword names, by lists and endings; a kind that is not told is none. */
export function readKeyword(keyword: string): TemplateKeyword {
  const text = keyword.slice(0, LONGEST_KEYWORD).trim().replace(/\s+/g, ' ');
  const base = insideSentence(text)
    .replace(/^(?:how (?:to|do (?:i|you))|what (?:is|are)|why (?:is|are)) (?=\S)/i, '')
    .replace(/\?+$/, '');
  const words = readBlock(base).surfaces.map((word) => word.toLowerCase());
  const kinds = KINDS.filter(([, list]) => words.some((word) => list.has(word))).map(([kind]) => kind);
  const add = (kind: KeywordKind, holds: boolean): void => {
    if (holds && !kinds.includes(kind)) kinds.push(kind);
  };
  add(
    'condition',
    words.some((word) => CONDITION_ENDING.test(word)),
  );
  add(
    'medicine',
    words.some((word) => MEDICINE_ENDING.test(word)),
  );
  const last = words.at(-1) ?? '';
  add('place', PLACES.has(last) || /, ?[a-z]{2}$/.test(base) || /\b(?:city|county|island|town)\b/.test(base));
  const { keywords, language } = ideaKeywords(base);
  const isAction = ACTIONS.has(words[0] ?? '') && words.length > 1;
  const form = isAction ? 'action' : formOf(keywords[0]?.why ?? 'phrase');
  // 'Training a puppy' is to train a puppy.
  const deed = form === 'action' && !isAction ? keywords[0]!.text.replace(/^how to /, '') : base;
  add('action', form === 'action');
  const number = numberOf(words);
  return {
    base: deed,
    kinds,
    form,
    number: ONE_CAPITAL_WORD.test(text) && number === 'article' ? 'unknown' : number,
    isEnglish: language === 'en' && isEnglish(words),
  };
}

/** A thing as it stands in a sentence: with its article where it takes one. */
export function inSentence(thing: string, number: KeywordNumber): string {
  return number === 'article' ? `${VOWEL_SOUND.test(thing) ? 'an' : 'a'} ${thing}` : thing;
}

function formOf(why: IdeaReason): KeywordForm {
  if (why === 'task') return 'action';
  return why === 'subject' || why === 'phrase' ? 'thing' : why;
}

/** By its head: the last word before a preposition. */
function numberOf(words: readonly string[]): KeywordNumber {
  if (DETERMINERS.has(words[0] ?? '')) return 'bare';
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const head = words.at(end === -1 ? -1 : end - 1) ?? '';
  if (/[a-z]{2}s$/.test(head) && !/(?:ss|us|is|ics|news)$/.test(head)) return 'plural';
  return WITH_ARTICLE.has(head) ? 'article' : BARE.has(head) ? 'bare' : 'unknown';
}

function isEnglish(words: readonly string[]): boolean {
  if (words.some((word) => /[a-z]/.test(word)) && words.length < WORDS_FOR_LANGUAGE) return true;
  return words.length > 0 && decideLanguage([languageEvidence(words)]).code === 'en';
}
