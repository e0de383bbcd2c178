import { characterClass, DIGIT, isSpace, LETTER, OTHER } from './characters.ts';

/** Signs that can end a sentence. */
export const TERMINATORS: ReadonlySet<string> = new Set('.!?…。！？｡؟۔।॥‼⁇⁈⁉');
/** Terminators that always end a sentence: they belong to scripts without spaces. */
export const WIDE_TERMINATORS: ReadonlySet<string> = new Set('。！？｡');
/** Signs that can follow the end of a sentence before the space. */
export const CLOSERS: ReadonlySet<string> = new Set('"\'”’»›)]}】」』');
/** Signs that can precede the first word of a sentence. */
export const OPENERS: ReadonlySet<string> = new Set('"\'“‘«‹([{【「『¿¡_*');
export const BULLETS: ReadonlySet<string> = new Set('•⁃◦‣▪●');

/** Maximum number of spaces and opening signs skipped to find what follows. Keeps the time linear. */
export const LOOK_AHEAD = 100;

/** Where the next word starts, after spaces and opening signs. */
export function nextWordStart(text: string, end: number): number {
  const most = Math.min(text.length, end + LOOK_AHEAD);
  let at = end;
  while (at < most && (isSpace(text, at) || OPENERS.has(text.charAt(at)))) at += 1;
  return at;
}

/** Whether a sign can be part of a word or abbreviation. */
export function isWordSign(text: string, at: number): boolean {
  const kind = characterClass(text, at);
  if (kind === LETTER || kind === DIGIT) return true;
  return kind === OTHER && (text.charAt(at) === '.' || text.charAt(at) === "'");
}
