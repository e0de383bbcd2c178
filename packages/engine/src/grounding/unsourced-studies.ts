import { findNames } from '../originality/names.ts';
import type { Name } from '../originality/names.ts';
import { findNamedSources } from '../research/sources.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { HeldStatements } from './held-statements.ts';
import { REPORTING, STUDY_NOUNS, VAGUE_SOURCES } from './statement-words.ts';
import type { Found } from './types.ts';

const REFERENCE = /\([^()]{0,60}\p{Lu}[^()]{0,60}\b(?:1[5-9]|20)\d\d[a-z]?\)|\[\d{1,3}\]|\bet al\b/gu;
/** Maximum number of words between the authors of a finding and the verb: 'studies have long shown'. */
const REACH = 3;

/**
 * Authors of findings, measurements, or statements that are not in the evidence: names next to a word for reporting or
 * studies, references, tests of one's own that the user did not mention, and 'studies show'. English.
 */
export function unsourcedStudies(analysis: AnalyzedBlock, held: HeldStatements): Found[] {
  const { text, sentences } = analysis.reading;
  const found: Found[] = [];
  const add = (start: number, end: number): void => {
    if (!found.some((one) => one.start < end && start < one.end)) found.push({ kind: 'study', start, end });
  };
  const isHeld = (start: number, end: number): boolean => held.holds(text.slice(start, end));
  const reporting = new Set(findNamedSources(analysis).map(({ sentence }) => sentence));
  const names = findNames(analysis);
  for (const { 0: reference, index } of text.matchAll(REFERENCE))
    if (!isHeld(index, index + reference.length) || reference.startsWith('['))
      add(index, index + reference.length);
  let name = 0;
  for (const [index, { start, end, firstToken, lastToken }] of sentences.entries()) {
    const own: Name[] = [];
    while (name < names.length && names[name]!.start < end) own.push(names[name++]!);
    for (const one of own) {
      const wants = reporting.has(index) || namesStudy(analysis, firstToken, one);
      if (wants && !isHeld(one.start, one.end)) add(one.start, one.end);
    }
    for (const { start: from, end: to } of vagueSources(analysis, firstToken, lastToken))
      if (!isHeld(from, to)) add(from, to);
    const isOwnAction = reporting.has(index) && own.length === 0;
    if (
      isOwnAction &&
      /\b(?:we|i|our|my)\b/i.test(text.slice(start, end)) &&
      !held.isGiven(text.slice(start, end))
    )
      add(start, end);
  }
  return found;
}

/** 'Framingham Heart Study', 'Gallup poll': a name in a sentence, starting at a token. */
function namesStudy(
  { reading, entries }: AnalyzedBlock,
  firstToken: number,
  { start, end }: { start: number; end: number },
): boolean {
  const { tokens } = reading;
  for (let at = firstToken; at < tokens.count; at += 1) {
    if (tokens.starts[at]! < start) continue;
    const isAfter = tokens.starts[at]! >= end;
    if (STUDY_NOUNS.has(entries[at]!.lower) && (!isAfter || tokens.adjoining[at] === 1)) return true;
    if (isAfter) return false;
  }
  return false;
}

function vagueSources(
  { reading, entries }: AnalyzedBlock,
  first: number,
  last: number,
): { start: number; end: number }[] {
  const { tokens } = reading;
  const found: { start: number; end: number }[] = [];
  for (let at = first; at < last; at += 1) {
    if (!VAGUE_SOURCES.has(entries[at]!.lower)) continue;
    for (
      let near = at + 1;
      near < Math.min(last, at + 1 + REACH) && tokens.adjoining[near] === 1;
      near += 1
    ) {
      if (!REPORTING.has(entries[near]!.lower)) continue;
      found.push({ start: tokens.starts[at]!, end: tokens.ends[near]! });
      break;
    }
    const two = Math.max(first, at - 3);
    const to = entries.slice(two, at).findIndex((entry) => entry.lower === 'according');
    if (to !== -1) found.push({ start: tokens.starts[two + to]!, end: tokens.ends[at]! });
  }
  return found;
}
