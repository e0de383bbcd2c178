import { english, type FindingLanguage } from './finding-sentences/english.ts';
import { readFinding, type SayableFinding } from './finding-sentences/wording.ts';

export type { FindingLanguage, SayableFinding };

/** Codes that have a name and a sentence, in every language. */
export const SAYABLE_CODES: readonly string[] = Object.keys(english.wordings);

/**
 * Two or three words that name what a finding assesses; the code itself where none are known.
 * @param language of which others lie in `finding-sentences/`, loaded only by who speaks them
 */
export function findingName(code: string, language: FindingLanguage = english): string {
  return wordingOf(code, language)?.name ?? code;
}

/** The finding in a sentence for people; the code itself where none is known. */
export function findingSentence(finding: SayableFinding, language: FindingLanguage = english): string {
  const wording = wordingOf(finding.code, language);
  return wording ? wording.sentence(readFinding(finding, language.locale)) : finding.code;
}

function wordingOf(code: string, { wordings }: FindingLanguage) {
  return Object.hasOwn(wordings, code) ? wordings[code as keyof typeof wordings] : undefined;
}
