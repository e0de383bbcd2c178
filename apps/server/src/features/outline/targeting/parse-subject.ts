import { gerund, withSpelling } from '@pagewright/engine';

/** A keyword prepared for use in sentences. */
export interface Subject {
  readonly keyword: string;
  /** As a noun: 'standing desks', 'building a shed'. */
  readonly noun: string;
  readonly isPlural: boolean;
}

const ASKING = /^(?:how (?:to|do (?:i|you|we)|can (?:i|you|we))|ways to) (?=\S)/i;
const OPENING = /^(?:what (?:is|are)|why (?:is|are)|(?:the )?(?:best|top|cheapest)) (?=\S)/i;

/** Turns a keyword into a noun for headings; tasks become gerunds. */
export function parseSubject(keyword: string): Subject {
  const text = withSpelling(keyword)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[?!.]+$/, '');
  const task = text.replace(ASKING, '');
  if (task !== text) return { keyword: text, noun: gerund(task), isPlural: false };
  const noun = text.replace(OPENING, '');
  const last = noun.toLowerCase().split(' ').at(-1) ?? '';
  const isPlural = /[a-z]{2}s$/.test(last) && !/(?:ss|us|is|ics|news)$/.test(last);
  return { keyword: text, noun: noun === '' ? text : noun, isPlural };
}
