import type { Sentences } from './define-messages.ts';

/** The words for a code that the server sent, by their key; the code itself, spaced, where there are none for it. */
export function wordsOfCode(sentences: Sentences, key: string, code: string): string {
  const words = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof words === 'string' ? words : code.replaceAll(/[_-]/g, ' ');
}
