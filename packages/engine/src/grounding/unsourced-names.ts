import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { HeldStatements } from './held-statements.ts';
import { missingNames } from './missing-names.ts';
import type { Found } from './types.ts';

const ENDS_SENTENCE = /[.!?…]["'”’)\]]*\s*$/u;

/**
 * Names in English running text with a word that is missing in the evidence, as `groundText` finds them. Capitals in a
 * heading or title are not a sign of a name, nor is that of a sentence's first word.
 */
export function unsourcedNames(analysis: AnalyzedBlock, held: HeldStatements): Found[] {
  const { text, sentences } = analysis.reading;
  const running = sentences.filter(({ start, end }) => ENDS_SENTENCE.test(text.slice(start, end)));
  let at = 0;
  return missingNames(held, analysis).flatMap(({ start, end, isUncertain }): Found[] => {
    while (at < running.length && running[at]!.end <= start) at += 1;
    const isRunning = at < running.length && running[at]!.start <= start;
    return isRunning && !isUncertain ? [{ kind: 'name', start, end }] : [];
  });
}
