import { withSpelling } from '@pagewright/engine';

/** A keyword as sentences take it. */
export interface Subject {
  readonly keyword: string;
  /** As a noun: 'standing desks', 'building a shed'. */
  readonly noun: string;
  readonly isPlural: boolean;
}

const ASKING = /^(?:how (?:to|do (?:i|you|we)|can (?:i|you|we))|ways to) (?=\S)/i;
const OPENING = /^(?:what (?:is|are)|why (?:is|are)|(?:the )?(?:best|top|cheapest)) (?=\S)/i;
const DOUBLED = new Set('cut set get put run plan win stop drop knit sit dig fit begin swim'.split(' '));

/** Reads a keyword as the noun that headings speak of; tasks become what one does. */
export function readSubject(keyword: string): Subject {
  const text = withSpelling(keyword)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[?!.]+$/, '');
  const task = text.replace(ASKING, '');
  if (task !== text) return { keyword: text, noun: doing(task), isPlural: false };
  const noun = text.replace(OPENING, '');
  const last = noun.toLowerCase().split(' ').at(-1) ?? '';
  const isPlural = /[a-z]{2}s$/.test(last) && !/(?:ss|us|is|ics|news)$/.test(last);
  return { keyword: text, noun: noun === '' ? text : noun, isPlural };
}

/** 'build a shed' as 'building a shed'. */
function doing(task: string): string {
  const [verb = '', ...rest] = task.split(' ');
  const word = verb.toLowerCase();
  const stem = DOUBLED.has(word)
    ? word + word.slice(-1)
    : /[^aeiou]ie$/.test(word)
      ? `${word.slice(0, -2)}y`
      : /[^eoy]e$/.test(word)
        ? word.slice(0, -1)
        : word;
  return [`${stem}ing`, ...rest].join(' ');
}
