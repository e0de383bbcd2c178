import { ENGINE_VERSION } from '../engine-version.ts';
import { prepareKeywords } from '../research/keyword.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { Term } from '../terms/term.ts';
import type { SubjectEvidence } from './subject-evidence.ts';

/** Target keywords and the terms of a brief were named for this subject by a user. */
const NAMED_WEIGHT = 1;
/** A single word, or any other part of a keyword, says less than the whole keyword. */
const WORD_WEIGHT = 0.3;
/** What another keyword adds to the primary one: 'vinegar' in 'descale a kettle without vinegar'. */
const ADDED_WEIGHT = 0.6;
/** Without pages to count in, three mentions are enough. */
export const ENOUGH_MENTIONS = 3;

/**
 * Models the subject from keywords alone, for a text without pages to compare with: the keyword, the target keywords,
 * the terms of a brief, and the single words of the keyword. Its provenance is `modelled`.
 */
export function modelSubject(
  keyword: string,
  named: readonly string[],
  language: string,
  lexicon: Lexicon,
): SubjectEvidence {
  const terms = new Map<string, Term>();
  const add = (text: string, key: string, weight: number): void => {
    if (terms.has(key)) return;
    terms.set(key, { text, key, weight, pages: 0, low: 1, high: ENOUGH_MENTIONS });
  };
  const [primary, ...others] = prepareKeywords([keyword, ...named], lexicon);
  if (primary) add(primary.text, primary.keys.join(' '), NAMED_WEIGHT);
  const own = new Set(primary?.contentKeys);
  for (const other of others) {
    const added = other.contentKeys.filter((key) => !own.has(key));
    const isNarrower = own.size > 1 && other.contentKeys.length - added.length === own.size;
    if (!isNarrower) add(other.text, other.keys.join(' '), added.length === 0 ? WORD_WEIGHT : NAMED_WEIGHT);
    else for (const key of added) add(wordOf(other.text, key, lexicon), key, ADDED_WEIGHT);
  }
  for (const word of keyword.split(/[\s-]+/)) {
    const [prepared] = prepareKeywords([word], lexicon);
    if (prepared?.keys.length !== 1 || lexicon.entry(prepared.text).isFunctionWord) continue;
    add(prepared.text, prepared.keys[0]!, WORD_WEIGHT);
  }
  return {
    keyword: keyword.trim(),
    language,
    pages: [],
    terms: [...terms.values()],
    headings: [],
    questions: [],
    middle: null,
    provenance: { kind: 'modelled', method: `pagewright-keyword-subject ${ENGINE_VERSION}` },
  };
}

/** The word of a text with the given key. */
const wordOf = (text: string, key: string, lexicon: Lexicon): string =>
  text.split(/[\s-]+/).find((word) => lexicon.entry(word).key === key) ?? key;

/**
 * A subject modeled from keywords, with the terms and provenance of another one that was modeled from more, such as an
 * encyclopedia. One in another language adds nothing.
 */
export function joinModelled(subject: SubjectEvidence, other: SubjectEvidence | null): SubjectEvidence {
  if (other === null || other.language !== subject.language) return subject;
  const known = new Set(subject.terms.map(({ key }) => key));
  const found = other.terms.filter(({ key }) => !known.has(key));
  return {
    ...subject,
    terms: [...subject.terms, ...found].toSorted((a, b) => b.weight - a.weight),
    provenance: other.provenance,
  };
}
