import purposes from './purpose-words.json' with { type: 'json' };
import { textVector } from '../similarity/text-vector.ts';
import type { SectionPurpose } from './types.ts';

/** In order: the first match decides. */
const ORDER = Object.keys(purposes) as (keyof typeof purposes)[];
const PHRASES: readonly (readonly [phrase: string, purpose: SectionPurpose])[] = ORDER.flatMap((purpose) =>
  purposes[purpose].map((phrase): [string, SectionPurpose] => [` ${phrase} `, purpose]),
);
const NO_WORD = /[^\p{L}\p{N}&]+/gu;
/** Longer 'headings' are body text. */
const MAX_LENGTH = 300;

const LIGHT_WORDS =
  'common top key main important great good best basic essential complete ultimate quick simple easy final';
let stems: ReadonlySet<string> | null = null;

/** Whether a stem key only describes a section's purpose, not its subject. */
export function isPurposeWord(stemKey: string): boolean {
  stems ??= new Set(
    [...Object.values(purposes).flat(), LIGHT_WORDS].flatMap((phrase) => textVector(phrase).keys),
  );
  return stems.has(stemKey);
}

/** The purpose of a section with an English heading; 'detail' when its words do not tell. */
export function headingPurpose(heading: string): SectionPurpose {
  const words = ` ${heading.slice(0, MAX_LENGTH).toLowerCase().replace(NO_WORD, ' ').trim()} `;
  return PHRASES.find(([phrase]) => words.includes(phrase))?.[1] ?? 'detail';
}
