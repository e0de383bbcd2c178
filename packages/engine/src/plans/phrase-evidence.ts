import type { EvidencePage } from '../evidence/evidence-page.ts';
import { functionWords } from '../language/function-words.ts';
import rules from './phrase-rules.json' with { type: 'json' };

type PlanLanguage = keyof typeof rules;

/** How pages and searches use a keyword: as an action, or as a thing. */
export interface PhraseEvidence {
  use: 'task' | 'thing' | null;
  /** The gender of a thing, where an article shows it. */
  gender: 'm' | 'f' | null;
}

const MAX_LINES = 3000;
const MAX_LENGTH = 300;
/** Nothing shows how a keyword is used. */
export const NO_EVIDENCE: PhraseEvidence = { use: null, gender: null };
/** Indefinite articles: definite ones also stand before a verb used as a noun, or say nothing about number. */
const ARTICLES: Readonly<Record<PlanLanguage, Readonly<Record<string, 'm' | 'f' | null>>>> = {
  en: { a: null, an: null },
  es: { un: 'm', una: 'f' },
  fr: { un: 'm', une: 'f' },
};
/** 'Un agua' and 'un área' are feminine in Spanish. */
const STRESSED = /^h?[aá]/iu;

/** Titles and headings of pages, and what people search for: lines that show how a keyword is used. */
export const evidenceLines = (
  pages: readonly Pick<EvidencePage, 'title' | 'paper'>[],
  searches: readonly string[] = [],
): string[] => [
  ...searches,
  ...pages.flatMap(({ title, paper }) => [
    title,
    ...paper.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
  ]),
];

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

/**
 * Reads from lines whether a keyword is something people do ('how to K') or a thing ('a K'). Only whole phrases count:
 * 'a yoga mat' says nothing about 'yoga', and 'how to plan a wedding' nothing about 'plan'.
 */
export function readPhraseEvidence(
  k: string,
  language: PlanLanguage,
  lines: readonly string[],
): PhraseEvidence {
  const keyword = ` ${plain(k)}`;
  if (keyword === ' ' || lines.length === 0) return NO_EVIDENCE;
  const articles = ARTICLES[language];
  const howTo = new RegExp(`(?<!\\p{L})${rules[language].howTo} $`, 'u');
  const isSingle = !keyword.includes(' ', 1);
  const small = functionWords(language);
  let tasks = 0;
  const things = { m: 0, f: 0, any: 0 };
  for (const line of lines.slice(0, MAX_LINES)) {
    const text = plain(line.slice(0, MAX_LENGTH));
    for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, at + 1)) {
      const before = text.slice(0, at + 1);
      const after = text.slice(at + keyword.length);
      const next = /^ (?<word>[\p{L}']+)/u.exec(after)?.groups?.['word'];
      const isWhole = /^\s?(?:$|[^\p{L}\p{N}\s'-])/u.test(after) || (next !== undefined && small.has(next));
      if (!isWhole) continue;
      if (howTo.test(before)) {
        if (!isSingle || next === undefined || !Object.hasOwn(articles, next)) tasks += 1;
        continue;
      }
      const article = /(?:^|[\s(¿«"“])(?<word>\p{L}+) $/u.exec(before)?.groups?.['word'] ?? '';
      if (!Object.hasOwn(articles, article)) continue;
      things.any += 1;
      const gender = articles[article];
      if (gender && !(gender === 'm' && language === 'es' && STRESSED.test(keyword.trim())))
        things[gender] += 1;
    }
  }
  if (tasks === things.any) return NO_EVIDENCE;
  if (tasks > things.any) return { use: 'task', gender: null };
  return { use: 'thing', gender: things.m === things.f ? null : things.m > things.f ? 'm' : 'f' };
}
