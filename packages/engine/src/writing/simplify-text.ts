import { decideLanguage } from '../language/detect-language.ts';
import { readBlock } from '../text/read-block.ts';
import { segment } from '../text/segment.ts';
import { upperFirst } from '../text/upper-first.ts';
import table from './plain-words.json' with { type: 'json' };

/** Readers lose the thread in longer sentences. The score's rule has the same limit. */
const LONG_WORDS = 25;
/** A part with fewer words is not a sentence. */
const MIN_CLAUSE_WORDS = 6;

const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(table.phrases),
  ...table.forms.flatMap(([hard = '', plain = '']) => {
    const forms = plain.includes('|') ? plain.split('|') : plain.split(' ');
    return hard.split(' ').map((form, at): [string, string] => [form, forms[at] ?? forms[0] ?? '']);
  }),
]);
/** The longest first, so that a phrase is matched before a word in it. */
const HARD = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${[...REPLACEMENTS.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\p{L}\p{N}-])[ ]?`,
  'giu',
);
/** Where a new thought with its own subject starts. */
const JOINT =
  /; |, (?<word>and|but|so|yet) (?=(?:it|they|we|you|he|she|there|this|these|those|that|the|a|an|most|many|some)\s)/giu;

/**
 * A paragraph in plainer English: replaces words and phrases that have a plain alternative, and splits sentences of
 * more than 25 words where a new thought starts. Everything else is unchanged. Null if nothing changes or in another
 * language.
 */
export function simplifyText(text: string): string | null {
  if (decideLanguage([readBlock(text).evidence]).code !== 'en') return null;
  const plain = parted(text.replaceAll(HARD, (found) => replaced(found)));
  // A removed phrase can leave a lower-case letter at the start.
  const whole = plain.replace(/^\p{Ll}/u, (letter) =>
    /^\p{Lu}/u.test(text) ? letter.toUpperCase() : letter,
  );
  return whole === text ? null : whole;
}

function replaced(found: string): string {
  const hard = found.trimEnd();
  const plain = REPLACEMENTS.get(hard.toLowerCase()) ?? hard;
  if (plain === '') return '';
  const space = found.slice(hard.length);
  return (/^\p{Lu}/u.test(hard) ? upperFirst(plain) : plain) + space;
}

function parted(text: string): string {
  const bounds = segment(text);
  let made = '';
  let at = 0;
  for (let index = 0; index < bounds.length; index += 2) {
    const [start, end] = [bounds[index] ?? 0, bounds[index + 1] ?? 0];
    made += text.slice(at, start) + partSentence(text.slice(start, end));
    at = end;
  }
  return made + text.slice(at);
}

function partSentence(sentence: string): string {
  // Quotations and text in parentheses are not split.
  if (wordsOf(sentence) <= LONG_WORDS || /["“”«»()]/.test(sentence)) return sentence;
  const middle = sentence.length / 2;
  const joints = [...sentence.matchAll(JOINT)]
    .filter(({ 0: joint, index }) => {
      const rest = sentence.slice(index + joint.length);
      return wordsOf(sentence.slice(0, index)) >= MIN_CLAUSE_WORDS && wordsOf(rest) >= MIN_CLAUSE_WORDS;
    })
    .toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle));
  const joint = joints[0];
  if (joint === undefined) return sentence;
  const word = joint.groups?.['word']?.toLowerCase() ?? '';
  const opening = word === '' || word === 'and' ? '' : `${upperFirst(word)} `;
  const rest = sentence.slice(joint.index + joint[0].length);
  const second = opening === '' ? upperFirst(rest) : opening + rest;
  return `${partSentence(`${sentence.slice(0, joint.index)}.`)} ${partSentence(second)}`;
}

const wordsOf = (text: string): number => text.match(/\S+/g)?.length ?? 0;
