import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isUpperCase } from '../text/characters.ts';
import words from './source-words.json' with { type: 'json' };

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const REPORTING = wordSet(words.reporting);
const OWN_ACTIONS = wordSet(words.own);
const OWN_STUDIES = wordSet(words.ownThings);
const VAGUE = wordSet(words.vague);
const CALENDAR = wordSet(words.calendar);

/** Maximum words between a name and its reporting verb: 'found in March by a team at Leeds'. */
const REACH = 8;
/** '(Smith et al., 2019)': the bounds keep the search linear. */
const NAME_AND_YEAR = /\([^()]{0,60}\p{Lu}[^()]{0,60}\b(?:1[5-9]|20)\d\d[a-z]?\)/u;
const REFERENCE = /\[\d{1,3}\]/;
const SOURCE_LINE = /\bsources?:\s?\S/i;

/** A sentence (by its index in the block) that names a source in words. */
interface NamedSource {
  sentence: number;
  /** It reports the author's own work and names nobody else. */
  isOwn: boolean;
}

/**
 * Sentences of a block that name a source in words: a reporting name ('Gallup found', 'according to the World Bank'),
 * one's own measurement ('we tested'), a name with a year in parentheses, a numbered reference. 'Experts say' names
 * nobody. English only, apart from punctuation-based forms.
 */
export function findNamedSources({ reading, entries }: AnalyzedBlock): NamedSource[] {
  const { text, tokens, sentences } = reading;
  const found: NamedSource[] = [];
  for (const [index, { start, end, firstToken, lastToken }] of sentences.entries()) {
    let isNamed = hasReference(text, start, end);
    for (let at = firstToken; at < lastToken && !isNamed; at += 1) {
      if (REPORTING.has(entries[at]!.lower))
        isNamed = hasNameNear(text, tokens.starts, entries, firstToken, lastToken, at);
    }
    const isOwn = !isNamed && reportsOwnWork(entries, firstToken, lastToken);
    if (isNamed || isOwn) found.push({ sentence: index, isOwn });
  }
  return found;
}

/**
 * Whether the words from `first` to `last` (exclusive) report what the author measured or asked: 'we tested', 'our
 * survey'.
 */
export function reportsOwnWork(entries: AnalyzedBlock['entries'], first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) {
    const { lower } = entries[at]!;
    const isOwn = lower === 'we' || lower === 'i' || lower === 'our' || lower === 'my';
    if (isOwn && reportsOwn(entries, at, last, lower)) return true;
  }
  return false;
}

function hasNameNear(
  text: string,
  starts: Uint32Array,
  entries: AnalyzedBlock['entries'],
  first: number,
  last: number,
  at: number,
): boolean {
  const from = Math.max(first, at - REACH);
  const to = Math.min(last, at + REACH + 1);
  for (let near = from; near < to; near += 1) {
    const { lower, isFunctionWord } = entries[near]!;
    // A single letter is a unit: '91 °C, measured at the puck'.
    if (near === at || lower.length === 1 || isFunctionWord) continue;
    if (VAGUE.has(lower) || CALENDAR.has(lower)) continue;
    if (!isUpperCase(text, starts[near]!)) continue;
    // A capital at the start of a sentence is a name only right before its reporting verb, or before another capital.
    if (near > first || near + 1 === at) return true;
    if (near + 1 < last && isUpperCase(text, starts[near + 1]!)) return true;
  }
  return false;
}

function reportsOwn(entries: AnalyzedBlock['entries'], at: number, last: number, who: string): boolean {
  const wanted = who === 'we' || who === 'i' ? OWN_ACTIONS : OWN_STUDIES;
  const to = Math.min(last, at + 4);
  for (let near = at + 1; near < to; near += 1) if (wanted.has(entries[near]!.lower)) return true;
  return false;
}

function hasReference(text: string, start: number, end: number): boolean {
  const sentence = text.slice(start, end);
  if (sentence.includes('(') && NAME_AND_YEAR.test(sentence)) return true;
  if (sentence.includes('[') && REFERENCE.test(sentence)) return true;
  return sentence.includes(':') && SOURCE_LINE.test(sentence);
}
