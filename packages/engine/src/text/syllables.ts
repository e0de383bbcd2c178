import exceptions from './syllable-exceptions.json' with { type: 'json' };

const EXCEPTIONS: ReadonlyMap<string, number> = new Map(
  Object.entries(exceptions).flatMap(([count, words]) =>
    words.split(' ').map((word) => [word, Number(count)] as const),
  ),
);

const NOT_LETTERS = /[^a-z]/g;
const VOWEL_GROUPS = /[aeiouy]+/g;
/**
 * Vowel groups that are not syllables: a final 'e' ('time'), 'es' ('times'), 'ed' ('timed'), and 'e' before an ending.
 */
const SILENT = [
  /(?:[^aeiourl]|[aeiouylnr]r)e$/,
  /[aeiouyr]le$/,
  /(?:[^aeioulsxzcgh]|[aeiouyr]l|[^cs]h)es$/,
  /[^aeioutdl]ed$/,
  /[aeiouylr]led$/,
  /[aeou]yed$/,
  /ically$/,
  /[gq]u(?:e|es|ed)$/,
  /[^aeiou]e(?:ly|ments?|ful|fully|less|ness)$/,
];
/** Adjacent vowels that are pronounced separately, and consonants that are pronounced as a syllable. */
const APART =
  /(?:[aeou]y(?=[aeiou])|crea(?=t)|ia(?!ge|l$|ls$|lly|n$|ns$|lis|lit)|[^cst]ia(?:ls?|n|ns|lly|lis\w*|lit\w*)$|io(?!u|n)|[^cstgln]ion|iu|[^c]ie(?:nt|nce|t)|[^t]ier$|eo(?!u|n$|ns$|ple)|[^gq]ua(?=[lt])|[^gq]ue[lnt]|[^gq]ui(?=[nt][aegi])|[aeiouy]ing|y(?=i)|oa(?=sis)|sm$|sms$|thm)/g;

/** Longer 'words' are not English but data. */
const MAX_WORD_LENGTH = 40;

/** Number of syllables of an English word in lower case, at least 1. */
export function countSyllables(word: string): number {
  const known = EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  const letters = word.slice(0, MAX_WORD_LENGTH).replace(NOT_LETTERS, '');
  let count = letters.match(VOWEL_GROUPS)?.length ?? 0;
  // 'HTML', 'TV': spelled out.
  if (count === 0) return Math.max(1, letters.length);
  count += letters.match(APART)?.length ?? 0;
  if (count > 1 && SILENT.some((pattern) => pattern.test(letters))) count -= 1;
  return Math.max(1, count);
}
