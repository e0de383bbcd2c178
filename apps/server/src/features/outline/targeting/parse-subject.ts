import { gerund, withSpelling } from '@pagewright/engine';
import type { TargetLanguage } from './rows.ts';

/** A keyword prepared for use in sentences. */
export interface Subject {
  readonly keyword: string;
  /** As a noun: 'standing desks', 'building a shed', 'podar un rosal'. */
  readonly noun: string;
  readonly isTask: boolean;
}

const ASKING: Readonly<Record<TargetLanguage, RegExp>> = {
  en: /^(?:how (?:to|do (?:i|you|we)|can (?:i|you|we))|ways to) (?=\S)/i,
  es: /^(?:cómo|como) (?=\p{L}+[aeií]r(?:se|lo|la|los|las)?(?: |$))/iu,
  fr: /^comment (?=(?:s['’]|se |bien )?\p{L}+(?:er|ir|re|oir)(?: |$))/iu,
};
const OPENING: Readonly<Record<TargetLanguage, RegExp>> = {
  en: /^(?:what (?:is|are)|(?:the )?(?:best|top|cheapest)) (?=\S)/i,
  es: /^(?:qué (?:es|son) (?:un |una |el |la |los |las )?|(?:el |la |los |las )?mejor(?:es)? )(?=\S)/iu,
  fr: /^(?:qu['’]est-ce qu(?:e |['’])(?:un |une |le |la |les |l['’])?|(?:le |la |les )?meilleure?s? )(?=\S)/iu,
};

/** Turns a keyword into a noun for headings; English tasks become gerunds, others keep their infinitive. */
export function parseSubject(keyword: string, language: TargetLanguage = 'en'): Subject {
  const text = withSpelling(keyword)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[¿¡]\s?|\s?[?!.]+$/g, '');
  const task = text.replace(ASKING[language], '');
  if (task !== text) return { keyword: text, noun: language === 'en' ? gerund(task) : task, isTask: true };
  const noun = text.replace(OPENING[language], '');
  return { keyword: text, noun: noun === '' ? text : noun, isTask: false };
}
