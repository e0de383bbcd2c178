/** Our instructions and the user's input; user text may reappear in output. */
export interface KnownWords {
  readonly instructions: string;
  readonly given: readonly string[];
}

/** A defanged URL that programs do not recognize, such as "evil[.]test" or "hxxp". */
const DEFANGED =
  /\bhxxps?\b|[\p{L}\p{N}-]\s?(?:\[\s?(?:\.|dot)\s?\]|\(\s?(?:\.|dot)\s?\)|\{\s?(?:\.|dot)\s?\})\s?[\p{L}\p{N}]/iu;
/** Phrases that prompt injections use to distract a model from its task. */
const ORDER =
  /\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|of|the|your|my|our|these|those)\s+)*(?:previous|prior|earlier|above|preceding|former)\s+(?:\w+\s+)?(?:instructions?|prompts?|rules?|orders?|directions?|messages?|tasks?)\b|^\s*(?:system|assistant|new (?:task|instructions?))\s*:/iu;
const QUOTED = /“[^”]*”|«[^»]*»|"[^"]*"/gu;
/** An unclosed image, link, or element, which cannot be judged. */
const STRAY =
  /!\[[^\]\n]*(?:$|\](?!\()|\]\((?![^)\n]*\)))|\]\((?:\s*\)|(?![^)\n]*\)))|<\/?(?:a|embed|form|iframe|img|link|object|script|style|svg|video)\b[^<>]*$/giu;
/** This many consecutive words of our own instructions are no coincidence. */
const REPEATED_WORDS = 8;
/** Remainder of an injection whose first sentence was removed. */
const FRAGMENT_WORDS_MAX = 2;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Creates a function that removes what an obedient model repeats: sentences with defanged URLs, with orders to ignore
 * instructions, or with our own instructions, and unclosed images, links, and elements. Quoted orders stay, as in an
 * article about such attacks, and so does whatever the user wrote.
 */
export function createInjectionFilter({ instructions, given }: KnownWords): (text: string) => string {
  const ours = runsOf(instructions);
  const allOurs = wordsOf(instructions).join(' ');
  const theirs = given.join('\n').toLowerCase();
  const isRepeated = (sentence: string): boolean => [...runsOf(sentence)].some((run) => ours.has(run));
  const goes = (sentence: string): boolean => {
    if (theirs.includes(sentence.trim().toLowerCase())) return false;
    const order = ORDER.exec(sentence.replaceAll(QUOTED, '“”'))?.[0].trim().toLowerCase();
    return (
      DEFANGED.test(sentence) || (order !== undefined && !theirs.includes(order)) || isRepeated(sentence)
    );
  };
  return (text) => {
    let left = '';
    let isAfterOrder = false;
    for (const { segment } of sentences.segment(text)) {
      const words = wordsOf(segment);
      const isFragment: boolean =
        isAfterOrder && (words.length <= FRAGMENT_WORDS_MAX || allOurs.includes(words.join(' ')));
      isAfterOrder = isFragment || goes(segment);
      if (!isAfterOrder) left += segment;
    }
    const kept = left.replaceAll(STRAY, (stray) => (theirs.includes(stray.toLowerCase()) ? stray : ''));
    return kept === text ? text : kept.trim();
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}

function runsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  return new Set(
    words
      .slice(0, Math.max(0, words.length - REPEATED_WORDS + 1))
      .map((_, at) => words.slice(at, at + REPEATED_WORDS).join(' ')),
  );
}
