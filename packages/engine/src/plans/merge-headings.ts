import { wordPatterns } from '../text/word-patterns.ts';
import table from './merge-headings.json' with { type: 'json' };
import type { Phrase } from './parse-phrase.ts';
import type { PhraseForm } from './phrase-parts.ts';

/** A matter that both a usual section and one that the idea asks for can be about. */
type Matter = keyof (typeof table)['usual']['en'];

/** Sections from the table of plans. */
const usualOf = wordPatterns(table.usual, 'u');
/** Sections that ideas ask for. */
const askedOf = wordPatterns(table.asked, 'u');
const EVERYWHERE: readonly Matter[] = ['choice', 'definition', 'mistakes'];
const OF_PROBLEMS: readonly Matter[] = ['help', 'prevention', 'remedy'];
/** Articles on prices have several sections on them. */
const ON_PRICES: ReadonlySet<PhraseForm> = new Set(['cost', 'worth']);

/**
 * A plan whose sections do not overlap: what the idea asks for (`wanted`) replaces the usual section on the same matter,
 * in its place.
 */
export function mergeHeadings(
  headings: readonly string[],
  { form, language }: Phrase,
  wanted: readonly string[],
): string[] {
  const matters: readonly Matter[] = [
    ...(ON_PRICES.has(form) ? [] : (['cost'] as const)),
    ...EVERYWHERE,
    ...(form === 'why' ? OF_PROBLEMS : []),
  ];
  // The usual section adds nothing to one that the idea asks for, wherever that one stands.
  let merged = wanted.some((heading) => askedOf('forgotten', language).test(heading))
    ? headings.filter((heading) => wanted.includes(heading) || !usualOf('forgotten', language).test(heading))
    : [...headings];
  let open = wanted;
  for (const matter of matters) {
    const asked = open.filter((heading) => askedOf(matter, language).test(heading));
    merged = replaced(merged, usualOf(matter, language), asked);
    // How to prevent a problem is no remedy for it.
    open = open.filter((heading) => !asked.includes(heading));
  }
  return merged;
}

/** Puts what is asked for in the place of the usual headings on the same matter, if there are both. */
function replaced(headings: readonly string[], usual: RegExp, asked: readonly string[]): string[] {
  const insteadOf = (heading: string): string | undefined => {
    const found = usual.exec(heading);
    // Of a definition, what is defined.
    const what = found?.groups?.['what']?.toLowerCase() ?? '';
    return found === null
      ? undefined
      : asked.find((one) => one !== heading && one.toLowerCase().includes(what));
  };
  const moved = new Set(headings.flatMap((heading) => insteadOf(heading) ?? []));
  const kept = headings.filter((heading) => !moved.has(heading));
  return [...new Set(kept.map((heading) => insteadOf(heading) ?? heading))];
}
