import { lexiconOf } from '../text/lexicon.ts';
import lists from './common-words.json' with { type: 'json' };

const NONE: ReadonlySet<string> = new Set();
const sets = new Map<string, ReadonlySet<string>>();

/** Stems of words common in any text of a language; empty if unknown. */
export function commonStems(language: string): ReadonlySet<string> {
  let stems = sets.get(language);
  if (stems === undefined) {
    const words = (lists as Partial<Record<string, string>>)[language];
    const lexicon = lexiconOf(language);
    stems = words === undefined ? NONE : new Set(words.split(' ').map((word) => lexicon.entry(word).key));
    sets.set(language, stems);
  }
  return stems;
}
