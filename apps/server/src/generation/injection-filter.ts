/** What a model was told by us, and what a person gave it: words of theirs may come back. */
export interface KnownWords {
  readonly instructions: string;
  readonly given: readonly string[];
}

/** An address written so that no program takes it for one, as in "evil[.]test" or "hxxp". */
const DEFANGED =
  /\bhxxps?\b|[\p{L}\p{N}-]\s?(?:\[\s?(?:\.|dot)\s?\]|\(\s?(?:\.|dot)\s?\)|\{\s?(?:\.|dot)\s?\})\s?[\p{L}\p{N}]/iu;
/** The words by which hidden orders turn a model away from its task. */
const ORDER =
  /\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|of|the|your|my|our|these|those)\s+)*(?:previous|prior|earlier|above|preceding|former)\s+(?:\w+\s+)?(?:instructions?|prompts?|rules?|orders?|directions?|messages?|tasks?)\b|^\s*(?:system|assistant|new (?:task|instructions?))\s*:/iu;
const QUOTED = /“[^”]*”|«[^»]*»|"[^"]*"/gu;
/** The beginning of a picture, a link or an element that has no end which could be judged. */
const STRAY =
  /!\[[^\]\n]*(?:$|\](?!\()|\]\((?![^)\n]*\)))|\]\((?:\s*\)|(?![^)\n]*\)))|<\/?(?:a|embed|form|iframe|img|link|object|script|style|svg|video)\b[^<>]*$/giu;
/** So many words in a row that our own instructions have are no coincidence. */
const REPEATED_WORDS = 8;
/** What is left of an order whose first sentence went. */
const FRAGMENT_WORDS_MAX = 2;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Makes the function that takes out of a text what an obeying model repeats: sentences with defanged addresses, with orders to
 * ignore instructions, or with our own instructions in them, and beginnings of pictures, links and elements. An order stays
 * where it is quoted, as an article on such attacks does, and whatever the person gave or wrote stays.
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
