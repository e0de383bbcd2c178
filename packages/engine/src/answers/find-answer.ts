import { answerForm, wordsOf } from '../passages/answer-form.ts';
import { scorePassages } from '../passages/score-passages.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Place } from '../paper/types.ts';
import type { FaqEntry } from '../extraction/faqs.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { holdsFigureOf, readAsked } from './asked.ts';
import type { Asked } from './asked.ts';
import { PassageIndex } from './passage-index.ts';
import type { Passage } from './passage-index.ts';
import { coverage, isQuestion, readQuestion, withoutGiven } from './question.ts';
import type { Question } from './question.ts';

/** A page that answers are looked for in; `faqs` are the questions of its markup. */
export interface AnswerPage extends EvidencePage {
  faqs?: readonly FaqEntry[];
}

/** A passage of a page that answers a question. */
export interface FoundAnswer {
  /** Whole sentences as they stand on the page, with single spaces. */
  text: string;
  /** Index of the page. */
  page: number;
  /** Where its first sentence stands; null for an answer of the markup. */
  place: Place | null;
  /** What says that it answers: a heading that asks the same, the page's FAQ markup, or the passage itself. */
  by: 'heading' | 'faq' | 'passage';
}

/** Finds answers to many questions in the same pages. */
export interface AnswerFinder {
  /** The answer; null where no page answers, and where it is not certain enough that one does. */
  find: (question: string) => FoundAnswer | null;
}

/** An answer goes on until it has so many words, and ends before it has more than the most. */
const ENOUGH_WORDS = 14;
const MAX_WORDS = 70;
const MAX_SENTENCES = 4;
/** A heading asks the same when each holds so much of the other's weight. */
const SAME_HEADING = 0.8;
/** What a passage without such a heading holds of the question at least: by itself, and with its heading. */
const OWN_SHARE = 0.5;
const WHOLE_SHARE = 0.75;
/** How much it has the form of an answer at least. */
const FORM = 0.6;
const MIN_WORDS = 5;
const PAIR_COST = 0.2;
const IMPLIED: Readonly<Record<string, string>> = {
  en: 'cost costs price prices pay charge',
  es: 'cuesta cuestan precio vale cobra',
  fr: 'coûte coûtent prix tarif vaut',
};

interface IndexedPage {
  index: PassageIndex;
  language: string;
  faqs: readonly FaqEntry[];
  bySection: ReadonlyMap<number, readonly Passage[]>;
  /** What the page is about by its title: its headings and passages need not say it again. */
  given: ReadonlySet<string>;
}

interface Candidate extends FoundAnswer {
  value: number;
}

/**
 * Reads pages for answers. A question is answered by the passage under a heading that asks the same, else by the best
 * passage that has the form of an answer to it, else not at all.
 */
export function createAnswerFinder(pages: readonly AnswerPage[]): AnswerFinder {
  const indexed = pages.map((page): IndexedPage => {
    const index = new PassageIndex(page, false);
    const bySection = Map.groupBy(index.passages, ({ section }) => section);
    const { lexicon, language } = index.analyzed;
    const given = new Set(readQuestion(titleOf(page), lexicon).weights.keys());
    return { index, language: language.code, faqs: page.faqs ?? [], bySection, given };
  });
  return {
    find(text) {
      const question = text.trim();
      if (question === '') return null;
      const found =
        best(indexed.flatMap((page, at) => underHeadings(page, at, question))) ??
        best(indexed.flatMap((page, at) => inMarkup(page, at, question))) ??
        best(indexed.flatMap((page, at) => inPassages(page, at, question)));
      return found && { text: found.text, page: found.page, place: found.place, by: found.by };
    },
  };
}

/** A page's title without the name of its site, and its main heading. */
function titleOf({ title, paper }: AnswerPage): string {
  const main = paper.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  return `${title.split(/ [|–—-] /)[0] ?? ''} ${main}`;
}

/** The first of the best. */
function best(candidates: readonly Candidate[]): Candidate | null {
  let found: Candidate | null = null;
  for (const candidate of candidates)
    if (found === null || candidate.value > found.value + 1e-9) found = candidate;
  return found;
}

/** How much two questions are one, 0 to 1; 0 where they ask for different things or share less than `SAME_HEADING`. */
function sameness(a: string, b: string, { index, language, given }: IndexedPage): number {
  const { lexicon } = index.analyzed;
  const [first, second] = [readQuestion(a, lexicon), readQuestion(b, lexicon)];
  const keysOf = ({ weights }: Question) => [...weights.keys(), ...given];
  const shared = Math.min(coverage(first, keysOf(second)), coverage(second, keysOf(first)));
  if (shared < SAME_HEADING || !sharesOwn(first, second, given)) return 0;
  const [asked, heading] = [readAsked(a, language), readAsked(b, language)];
  // A heading that asks nothing, such as 'Shelf life', stands for what is asked about it.
  if (isQuestion(b) && (asked.kind !== heading.kind || asked.unit !== heading.unit)) return 0;
  // 'What is X' is not what a heading 'X' promises: that may be a list of them.
  return isQuestion(b) ? shared : shared * SAME_HEADING;
}

/** What neither takes from the title must be the same too; a heading that only repeats the title answers nothing in particular. */
function sharesOwn(first: Question, second: Question, given: ReadonlySet<string>): boolean {
  const [own, other] = [withoutGiven(first, given), withoutGiven(second, given)];
  if (own === null || other === null)
    return own === other && coverage(first, second.weights.keys()) >= SAME_HEADING;
  return Math.min(coverage(own, other.weights.keys()), coverage(other, own.weights.keys())) >= SAME_HEADING;
}

function underHeadings(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, bySection } = page;
  const asked = readAsked(question, language);
  return index.sections.flatMap(({ heading }, section): Candidate[] => {
    if (heading === -1) return [];
    const title = index.headingText(section);
    const same = sameness(question, title, page);
    if (same === 0) return [];
    const taken = answerUnder(bySection.get(section) ?? [], asked);
    return taken === null ? [] : [{ ...spell(taken), page: at, by: 'heading', value: same }];
  });
}

function inMarkup(page: IndexedPage, at: number, question: string): Candidate[] {
  return page.faqs.flatMap((entry): Candidate[] => {
    const same = sameness(question, entry.question, page);
    if (same === 0 || entry.answer.trim() === '') return [];
    const paper = parsePaper(entry.answer);
    const { passages } = new PassageIndex({ url: null, title: '', paper }, false, page.language);
    const taken = answerUnder(passages, readAsked(question, page.language));
    return taken === null ? [] : [{ text: textOf(taken), place: null, page: at, by: 'faq', value: same }];
  });
}

/**
 * What a section says first, in whole sentences, until it holds what is asked for; null where it never does. A line
 * that ends with a colon goes on with its list.
 */
function answerUnder(passages: readonly Passage[], asked: Asked): Passage[] | null {
  const taken: Passage[] = [];
  let words = 0;
  for (const passage of passages) {
    if (taken.length === 0 && passage.text.trimEnd().endsWith('?')) continue;
    const isFull = taken.length > 0 && (taken.length >= MAX_SENTENCES || words + passage.words > MAX_WORDS);
    if (isFull) break;
    const isNewBlock = taken.length > 0 && taken.at(-1)!.block !== passage.block;
    const isEnough =
      words >= ENOUGH_WORDS && holds(asked, taken) && !taken.at(-1)!.text.trimEnd().endsWith(':');
    if (isEnough && (isNewBlock || taken.length > 1)) break;
    taken.push(passage);
    words += passage.words;
  }
  if (taken.length === 0 || !holds(asked, taken) || taken.at(-1)!.text.trimEnd().endsWith(':')) return null;
  return taken;
}

function spell(passages: readonly Passage[]): Pick<FoundAnswer, 'text' | 'place'> {
  const { block, start, end } = passages[0]!;
  return { text: textOf(passages), place: { block, start, end } };
}

const textOf = (passages: readonly Passage[]): string =>
  passages.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).join(' ');

/** Whether passages hold the figure, the date, the name or the place that is asked for. */
function holds(asked: Asked, passages: readonly Passage[]): boolean {
  const text = textOf(passages);
  const isAsked = (lower: string) => asked.words.lower.includes(lower);
  switch (asked.kind) {
    case 'figure':
      return (
        holdsFigureOf(asked, text) ||
        (asked.unit === null && answerForm('figure', wordsOf(text), isAsked) > 0)
      );
    case 'date':
      return answerForm('date', wordsOf(text), isAsked) > 0;
    case 'person':
      return answerForm('person', wordsOf(text), isAsked) > 0;
    default:
      return true;
  }
}

/** Passages that hold the question's words and the form of an answer, wherever they stand. */
function inPassages(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, given } = page;
  const asked = readAsked(question, language);
  const read = readQuestion(question, index.analyzed.lexicon);
  // One word is enough to ask what it means; of anything else it tells too little.
  if (read.weights.size < (asked.kind === 'definition' ? 1 : 2)) return [];
  const own = withoutGiven(read, new Set([...given, ...impliedKeys(asked, page)])) ?? read;
  const passages = [...index.matches(read)].toSorted((a, b) => a - b);
  const candidates: Passage[][] = [
    ...passages
      .map((from) => [index.passages[from]!])
      .filter(([passage]) => isAnswer(passage!, page, asked, read)),
    ...pairs(passages, page).filter((pair) => isAnswerOfTwo(pair, asked, own)),
  ];
  const scores = scorePassages(question, candidates.map(textOf), language);
  return candidates.map((taken, rank) => ({
    ...spell(taken),
    page: at,
    by: 'passage',
    value:
      coverage(
        read,
        taken.flatMap(({ keys }) => keys),
      ) +
      scores[rank]! -
      (taken.length - 1) * PAIR_COST,
  }));
}

/** A price is what something costs, whether the sentence says 'cost' or not. */
function impliedKeys({ unit }: Asked, { index, language }: IndexedPage): Iterable<string> {
  return readQuestion(
    unit === 'money' ? (IMPLIED[language] ?? '') : '',
    index.analyzed.lexicon,
  ).weights.keys();
}

/** A sentence that a question's words are in, with the one after it: 'It costs …' goes on from what it is about. */
function pairs(from: readonly number[], { index }: IndexedPage): Passage[][] {
  return from.flatMap((at) => {
    const [first, second] = [index.passages[at]!, index.passages[at + 1]];
    return second !== undefined && second.block === first.block ? [[first, second]] : [];
  });
}

/** Two sentences answer where a figure of the unit asked for stands in the second, and every word of the question in both. */
function isAnswerOfTwo(pair: readonly Passage[], asked: Asked, own: Question): boolean {
  const [first, second] = pair;
  if (asked.kind !== 'figure' || asked.unit === null || first!.isDependent) return false;
  if (first!.words + second!.words > MAX_WORDS || pair.some(({ text }) => text.trimEnd().endsWith('?')))
    return false;
  const isComplete = coverage(own, [...first!.keys, ...second!.keys]) === 1;
  return (
    isComplete &&
    own.weights.size > 1 &&
    holdsFigureOf(asked, second!.text) &&
    !holdsFigureOf(asked, first!.text)
  );
}

function isAnswer(
  passage: Passage,
  { index, language, given }: IndexedPage,
  asked: Asked,
  read: Question,
): boolean {
  if (passage.isDependent || passage.words < MIN_WORDS || passage.words > MAX_WORDS) return false;
  if (/[?:]$/.test(passage.text.trimEnd())) return false;
  const telling = withoutGiven(read, given);
  // What the title gives need not be said again; then all that is left has to be.
  const isWhole = telling !== null && coverage(telling, passage.keys) === 1;
  const keys = isWhole ? [...passage.keys, ...given] : passage.keys;
  const own = coverage(read, keys);
  if (own < OWN_SHARE || index.coverage(read, keys, passage.section) < WHOLE_SHARE) return false;
  const isAsked = (lower: string) => asked.words.lower.includes(lower);
  const form = () => answerForm(asked.kind, wordsOf(passage.text), isAsked);
  switch (asked.kind) {
    case 'figure':
      return asked.unit === null ? own === 1 && form() >= FORM : holdsFigureOf(asked, passage.text);
    case 'date':
      return form() >= FORM && own >= WHOLE_SHARE;
    case 'person':
    case 'place':
    case 'definition':
    case 'reason':
      return language === 'en' && form() >= FORM && own >= WHOLE_SHARE;
    // One sentence seldom tells how to do something, and nothing tells the form of other answers.
    case 'manner':
      return false;
    case 'other':
      return coverage(read, passage.keys) === 1;
  }
}
