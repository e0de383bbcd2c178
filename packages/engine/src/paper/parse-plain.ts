import { PaperBuilder } from './paper-builder.ts';
import type { Paper } from './types.ts';

/** Parses plain text: every line that is not blank is a paragraph. */
export function parsePlain(text: string): Paper {
  const builder = new PaperBuilder();
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    builder.addText(trimmed, null);
    builder.closeBlock({ kind: 'paragraph' });
  }
  return builder.finish('plain');
}
