import words from './stated-figure-words.json' with { type: 'json' };

const NUMBER = String.raw`\d[\d.,\u202f\u00a0]*(?:\s?\d{3})*`;
const SPELLED = words.numbers.split(' ').join('|');
const HAVING = words.having.split(' ').join('|');
/** What is said of an example, which proves nothing. */
const EXAMPLE = new RegExp(`^(?:${words.example})`, 'iu');
/** What readers of an example will notice. */
const NOTICED = /(?<!\p{L})you(?:['’]ll| will| should| would) (?:see|notice)(?!\p{L})/iu;
/** The number of a list item is none of its figures. */
const ITEM = /^(?:\d{1,3}[.)]|[-*•])\s+/u;
const RANGE = String.raw`(?:\s?(?:-|–|to|and|à|et|y|a|or|ou|o)\s?(?:[£$€]\s?)?${NUMBER})?`;
/** A sum of money, percentage, measurement, or duration, in digits or words; a ratio; a year or day; a phone number. */
const FIGURE = new RegExp(
  [
    String.raw`[£$€]\s?${NUMBER}`,
    String.raw`(?<![\p{L}\p{N}])(?:${NUMBER}${RANGE}|${SPELLED})\s?(?:%|(?:${words.units.split(' ').join('|')})(?![\p{L}]))`,
    String.raw`(?<![\p{N}:])\d{1,2}\s?:\s?\d{1,2}(?![\p{N}:])`,
    String.raw`(?<!\p{N})(?:19|20)\d\d(?!\p{N})`,
    String.raw`(?<!\p{N})0\d{3} \d{3} \d{3}(?!\p{N})`,
    // 'It has two speeds', not 'follow these three steps' or 'two problems'.
    String.raw`(?<!\p{L})(?:${HAVING}) (?:\p{L}+ )?(?:${SPELLED}) \p{L}{4,}s(?!\p{L})`,
  ].join('|'),
  'iu',
);
const MIN_WORDS = 4;

/** Whether a sentence states a figure that a writer may use: a price, measurement, ratio, time, or date. */
export function statesFigure(sentence: string): boolean {
  const text = sentence.trim().replace(ITEM, '');
  const isAboutAnExample = EXAMPLE.test(text) || NOTICED.test(text);
  return (
    FIGURE.test(text) && !isAboutAnExample && !/[?:]$/u.test(text) && text.split(/\s+/).length >= MIN_WORDS
  );
}
