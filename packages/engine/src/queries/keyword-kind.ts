import { extractKeywords } from '../ideas/idea-keywords.ts';
import type { IdeaReason } from '../ideas/clause-text.ts';
import { decideLanguage, languageEvidence } from '../language/detect-language.ts';
import { readBlock } from '../text/read-block.ts';
import { detectNumber } from './phrase-number.ts';
import type { KeywordNumber } from './phrase-number.ts';
import { insideSentence } from './spelling.ts';
import templates from './query-templates.json' with { type: 'json' };
import intentWords from '../intent/intent-words.json' with { type: 'json' };

export type KeywordKind = keyof typeof templates.modifiers;

const KINDS = Object.entries(templates.kinds).map(
  ([kind, words]) => [kind as KeywordKind, new Set(words.split(' '))] as const,
);
const PLACES = new Set(intentWords.places.split(' '));
const ACTIONS = new Set(templates.actions.split(' '));
/** 'Python' may be a name or a word at the start of a line; only one of them takes an article. */
const ONE_CAPITAL_WORD = /^\p{Lu}\p{Ll}+$/u;
const CONDITION_ENDING = /[a-z]{3}(?:itis|osis|emia|algia|oma|rrhea|pathy)$/;
const MEDICINE_ENDING =
  /[a-z]{3}(?:cillin|mycin|prazole|statin|olol|pril|sartan|azepam|idine|xetine|cycline|oxacin|amine)$/;
/** Fewer Latin words do not reveal their language. */
const WORDS_FOR_LANGUAGE = 7;
const MAX_KEYWORD_LENGTH = 200;

/** The form of a keyword: a task, a thing, or a complete phrase. */
export type KeywordForm = 'action' | 'thing' | 'comparison' | 'best' | 'alternatives' | 'question';

/** A keyword prepared for templates. */
export interface TemplateKeyword {
  /** Without a question opening ('how to …') and surrounding whitespace. */
  base: string;
  kinds: readonly KeywordKind[];
  form: KeywordForm;
  number: KeywordNumber;
  /** False if its words clearly belong to another language: English templates do not fit. */
  isEnglish: boolean;
}

/** Detects the kind of a keyword by lists and endings; empty if unknown. */
export function parseTemplateKeyword(keyword: string): TemplateKeyword {
  const text = keyword.slice(0, MAX_KEYWORD_LENGTH).trim().replace(/\s+/g, ' ');
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
  const { keywords, language } = extractKeywords(base);
  const isAction = ACTIONS.has(words[0] ?? '') && words.length > 1;
  const form = isAction ? 'action' : formOf(keywords[0]?.why ?? 'phrase');
  // 'Training a puppy' is to train a puppy.
  const action = form === 'action' && !isAction ? keywords[0]!.text.replace(/^how to /, '') : base;
  add('action', form === 'action');
  const number = detectNumber(words);
  return {
    base: action,
    kinds,
    form,
    number: ONE_CAPITAL_WORD.test(text) && number === 'article' ? 'unknown' : number,
    isEnglish: language === 'en' && isEnglish(words),
  };
}

function formOf(why: IdeaReason): KeywordForm {
  if (why === 'task') return 'action';
  return why === 'subject' || why === 'phrase' ? 'thing' : why;
}

function isEnglish(words: readonly string[]): boolean {
  if (words.some((word) => /[a-z]/.test(word)) && words.length < WORDS_FOR_LANGUAGE) return true;
  return words.length > 0 && decideLanguage([languageEvidence(words)]).code === 'en';
}
