import forms from './word-forms.json' with { type: 'json' };

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const CONTRACTIONS = Object.entries(forms.contractions);
const NEGATED: ReadonlyMap<string, string> = new Map(Object.entries(forms.negated));
const WITH_IS = setOf(forms.withIs);
const BE = setOf(forms.be);
const HAVE = setOf(forms.have);
const NUMBERS: ReadonlyMap<string, string> = new Map(
  forms.numbers.split(' ').map((word, value) => [word, String(value)]),
);
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(forms.abbreviations).map(([short, long]) => [short, long.split(' ')]),
);
/** 'One' is usually a pronoun. */
const PRONOUN = 'one';
const FULL_STOPS = /\./g;
const STARTS_WITH_DIGIT = /^\d/;

/**
 * Normalizes an English word of a text: expands contractions ("don't" to 'do not'), unifies forms of 'be' and 'have',
 * writes numbers up to twelve as digits, and expands common abbreviations. `lower` is the surface in lower case with
 * straight apostrophes.
 */
export function plainWords(surface: string, lower: string): readonly string[] {
  if (STARTS_WITH_DIGIT.test(lower)) return [lower];
  if (lower.includes("'")) return withoutContraction(lower);
  if (lower === 'cannot') return ['can', 'not'];
  const isDotted = lower.includes('.');
  const short = isDotted ? surface.replace(FULL_STOPS, '') : surface;
  const long = ABBREVIATIONS.get(short);
  if (long !== undefined) return long;
  const word = isDotted ? lower.replace(FULL_STOPS, '') : lower;
  if (BE.has(word)) return ['be'];
  if (HAVE.has(word)) return ['have'];
  return [(word === PRONOUN ? undefined : NUMBERS.get(word)) ?? word];
}

function withoutContraction(lower: string): readonly string[] {
  for (const [ending, full] of CONTRACTIONS) {
    if (!lower.endsWith(ending) || lower.length === ending.length) continue;
    const stem = lower.slice(0, -ending.length);
    return [(full === 'not' ? NEGATED.get(stem) : undefined) ?? plainForm(stem), full];
  }
  const stem = lower.slice(0, -2);
  return lower.endsWith("'s") && WITH_IS.has(stem) ? [stem, 'be'] : [lower];
}

function plainForm(word: string): string {
  if (BE.has(word)) return 'be';
  return HAVE.has(word) ? 'have' : word;
}
