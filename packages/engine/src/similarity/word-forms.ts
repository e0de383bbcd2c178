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
/** 'One' is mostly a pronoun. */
const PRONOUN = 'one';
const FULL_STOPS = /\./g;
const STARTS_WITH_DIGIT = /^\d/;

/**
 * The plain words behind an English word as it stands in a text: contractions undone ("don't" is 'do not'), forms of
 * 'be' and 'have' as one word, numbers up to twelve as figures, common abbreviations written out. `lower` is the
 * surface in lower case with straight apostrophes.
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
