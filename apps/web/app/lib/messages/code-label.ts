import type { MessageSet } from './define-messages.ts';

/** The label of a server code, by its key; the code itself with spaces if there is none. */
export function codeLabel(sentences: MessageSet, key: string, code: string): string {
  const words = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof words === 'string' ? words : code.replaceAll(/[_-]/g, ' ');
}
