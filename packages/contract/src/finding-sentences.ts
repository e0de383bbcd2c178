import { english, type FindingLanguage } from './finding-sentences/english.ts';
import { readFinding, type SayableFinding } from './finding-sentences/wording.ts';

export type { FindingLanguage, SayableFinding };

/** Codes that have a name and a sentence, in every language. */
export const SAYABLE_CODES: readonly string[] = Object.keys(english.wordings);

/**
 * Two or three words that name what a finding assesses, or the code itself if there are none.
 * @param language the others are in `finding-sentences/` and loaded only when they are used
 */
export function findingName(code: string, language: FindingLanguage = english): string {
  return wordingOf(code, language)?.name ?? code;
}

/** The finding as a sentence, or its code if there is none. */
export function findingSentence(finding: SayableFinding, language: FindingLanguage = english): string {
  const wording = wordingOf(finding.code, language);
  return wording ? wording.sentence(readFinding(finding, language.locale)) : finding.code;
}

/** How much fixing a finding would gain, and which rules the points come from. */
export interface SayableGain {
  readonly code: string;
  readonly points: number;
  readonly maximum: number;
  readonly gain: number;
  readonly gainBreakdown: readonly { readonly code: string; readonly points: number }[];
}

/** Maximum number of rules named in a sentence. */
const NAMED_SHARES = 4;
/** Half of a tenth, the unit in which points are counted. */
const ROUNDING = 0.05;

/**
 * A sentence that says which rules a gain comes from. Null if the finding's own rule lacks at least as many points, so
 * that nothing needs an explanation. The named points add up to the gain.
 */
export function gainSentence(finding: SayableGain, language: FindingLanguage = english): string | null {
  const { points, maximum, gain, gainBreakdown } = finding;
  if (gainBreakdown.length === 0 || gain <= maximum - points + ROUNDING) return null;
  const numbers = new Intl.NumberFormat(language.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const isWhole = gainBreakdown.length <= NAMED_SHARES + 1;
  const named = isWhole ? gainBreakdown : gainBreakdown.slice(0, NAMED_SHARES);
  const shares = named.map((share) => `${findingName(share.code, language)} ${numbers.format(share.points)}`);
  if (!isWhole) {
    const rest = gainBreakdown.slice(NAMED_SHARES).reduce((sum, share) => sum + share.points, 0);
    shares.push(`${language.otherRules} ${numbers.format(rest)}`);
  }
  return language.gain(numbers.format(gain), shares.join(', '));
}

function wordingOf(code: string, { wordings }: FindingLanguage) {
  return Object.hasOwn(wordings, code) ? wordings[code as keyof typeof wordings] : undefined;
}
