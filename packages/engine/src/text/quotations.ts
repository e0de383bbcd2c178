import { characterClass, DIGIT, isSpace, isUpperCase, LETTER } from './characters.ts';

const CLOSER_OF: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['「', '」'],
  ['『', '』'],
]);
/** Single quotes are also apostrophes: they count only around apparent speech. */
const SINGLE_CLOSER_OF: ReadonlyMap<string, string> = new Map([
  ["'", "'"],
  ['‘', '’'],
]);
/** Signs that can open a quotation. */
export const OPENING_QUOTES: readonly string[] = [...CLOSER_OF.keys(), ...SINGLE_CLOSER_OF.keys()];
const NONE: ReadonlyMap<number, number> = new Map();
const ANY_QUOTE = /["“«„「『]|(?<![\p{L}\p{N}.,!?;:…])['‘](?=\p{Lu})/u;
const BEFORE_SPEECH = '([“"—–-';
const END_OF_SPEECH = '.,!?…—–';

/**
 * Maps each opening quote to the offset after its closing quote. Pairs longer than `longest`, pairs across a line
 * break, and unmatched quotes are left out. One pass.
 */
export function closingQuotes(text: string, longest: number): ReadonlyMap<number, number> {
  const first = text.search(ANY_QUOTE);
  if (first === -1) return NONE;
  const closing = new Map<number, number>();
  let open = -1;
  let closer = '';
  let isSingle = false;
  for (let at = first; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (open !== -1 && at - open <= longest && !isSingle) {
      if (character === closer && (closer !== '"' || !opens(text, at) || at + 1 >= text.length)) {
        closing.set(open, at + 1);
        open = -1;
      } else if (character === '\n') {
        open = -1;
      }
      continue;
    }
    const partner = CLOSER_OF.get(character);
    // An inch mark or an unmatched closing quote opens nothing.
    if (partner !== undefined && (character !== '"' || opens(text, at))) {
      open = at;
      closer = partner;
      isSingle = false;
      continue;
    }
    const singlePartner = SINGLE_CLOSER_OF.get(character);
    if (singlePartner !== undefined && opensSpeech(text, at)) {
      open = at;
      closer = singlePartner;
      isSingle = true;
    } else if (isSingle && open !== -1 && at - open <= longest) {
      if (character === closer && closesSpeech(text, at)) {
        closing.set(open, at + 1);
        open = -1;
      } else if (character === '\n') {
        open = -1;
      }
    }
  }
  return closing;
}

/** Whether a straight quote precedes a word and does not follow one. */
function opens(text: string, at: number): boolean {
  const before = at === 0 ? 0 : characterClass(text, at - 1);
  if (before === LETTER || before === DIGIT) return false;
  return (
    at + 1 < text.length &&
    !isSpace(text, at + 1) &&
    (at === 0 || isSpace(text, at - 1) || !isClosingSign(text, at - 1))
  );
}

function isClosingSign(text: string, at: number): boolean {
  return '.!?,;:…)]'.includes(text.charAt(at));
}

/** A single quote before a capital, where speech may start. */
function opensSpeech(text: string, at: number): boolean {
  if (!isUpperCase(text, at + 1)) return false;
  return at === 0 || isSpace(text, at - 1) || BEFORE_SPEECH.includes(text.charAt(at - 1));
}

/** A single quote after punctuation that ends speech, and not before a letter. */
function closesSpeech(text: string, at: number): boolean {
  if (!END_OF_SPEECH.includes(text.charAt(at - 1))) return false;
  return at + 1 >= text.length || characterClass(text, at + 1) !== LETTER;
}
