import { characterClass, DIGIT, isSpace, LETTER, OTHER } from './characters.ts';

/** Signs that may end a sentence. */
export const TERMINATORS: ReadonlySet<string> = new Set('.!?…。！？｡؟۔।॥‼⁇⁈⁉');
/** Of these the ones that always do: they belong to scripts without spaces. */
export const WIDE_TERMINATORS: ReadonlySet<string> = new Set('。！？｡');
/** Signs that may stand between the end of a sentence and the space after it. */
export const CLOSERS: ReadonlySet<string> = new Set('"\'”’»›)]}】」』');
/** Signs that may stand before the first word of a sentence. */
export const OPENERS: ReadonlySet<string> = new Set('"\'“‘«‹([{【「『¿¡_*');
export const BULLETS: ReadonlySet<string> = new Set('•⁃◦‣▪●');

/** Spaces and opening signs that are passed over to see what follows; a bound keeps the time linear. */
export const LOOK_AHEAD = 100;

/** Where the next word begins, after spaces and opening signs. */
export function nextWordStart(text: string, end: number): number {
  const most = Math.min(text.length, end + LOOK_AHEAD);
  let at = end;
  while (at < most && (isSpace(text, at) || OPENERS.has(text.charAt(at)))) at += 1;
  return at;
}

/** Whether a sign may be part of a word or an abbreviation. */
export function isWordSign(text: string, at: number): boolean {
  const kind = characterClass(text, at);
  if (kind === LETTER || kind === DIGIT) return true;
  return kind === OTHER && (text.charAt(at) === '.' || text.charAt(at) === "'");
}
