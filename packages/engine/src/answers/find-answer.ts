import { answerForm, splitWords } from '../passages/answer-form.ts';
import { scorePassages } from '../passages/score-passages.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Place } from '../paper/types.ts';
import type { FaqEntry } from '../extraction/faqs.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import { containsFigure, parseExpectedAnswer } from './expected-answer.ts';
import type { ExpectedAnswer, FigureUnit } from './expected-answer.ts';
import { PassageIndex } from './passage-index.ts';
import type { Passage } from './passage-index.ts';
import { coverage, isQuestion, parseQuestion, withoutGiven } from './question.ts';
import type { Question } from './question.ts';

/** A page to search for answers; `faqs` are the questions of its markup. */
export interface AnswerPage extends EvidencePage {
  faqs?: readonly FaqEntry[];
}

/** A passage of a page that answers a question. */
export interface FoundAnswer {
  /** Whole sentences as on the page, with single spaces. */
  text: string;
  /** Index of the page. */
  page: number;
  /** Place of its first sentence; null for an answer from markup. */
  place: Place | null;
  /**
   * Why it counts as an answer: a heading or sentence with the same question, the page's FAQ markup, or the passage
   * itself.
   */
  by: 'heading' | 'faq' | 'passage';
}

/** Finds answers to many questions in the same pages. */
export interface AnswerFinder {
  /** The answer; null if no page answers with enough certainty. */
  find: (question: string) => FoundAnswer | null;
}

/** An answer continues until it has enough words, and ends before it exceeds the maximum. */
const ENOUGH_WORDS = 14;
const MAX_WORDS = 70;
const MAX_SENTENCES = 4;
/** A heading asks the same question if each contains this share of the other's weight. */
const SAME_HEADING = 0.8;
/** Minimum share of the question in a passage without such a heading: alone, and with its heading. */
const OWN_SHARE = 0.5;
const WHOLE_SHARE = 0.75;
/** Minimum score for the form of an answer. */
const MIN_FORM = 0.6;
const MIN_WORDS = 5;
const AND = /,| (?:and|or|y|o|et|ou) /;
const PAIR_COST = 0.2;
/** Minimum share of the question in a heading that asks for part of it, its page's title, and the passage under it. */
const PART_SHARE = 0.8;
/** Words that ask for a figure and that its unit implies: a price implies cost, whether the sentence says so or not. */
const IMPLIED: Readonly<Record<string, Readonly<Partial<Record<FigureUnit, string>>>>> = {
  en: {
    money: 'cost costs price prices pay charge',
    extent: 'long',
    time: 'long time',
    temperature: 'temperature hot',
  },
  es: { money: 'cuesta cuestan precio vale cobra', time: 'tiempo', temperature: 'temperatura' },
  fr: { money: 'coûte coûtent prix tarif vaut', time: 'temps durée', temperature: 'température' },
};
/** Words of choosing: 'Which oil to use' asks the same as 'What is the best oil?'. */
const CHOOSING: Readonly<Record<string, string>> = {
  en: 'best good right use choose pick need recommended',
  es: 'mejor mejores bueno buena usar utilizar elegir escoger recomendado recomendada',
  fr: 'meilleur meilleure bon bonne utiliser choisir recommandé recommandée',
};
/** A word in this many headings belongs to the subject of the page. */
const SUBJECT_HEADINGS = 2;

interface IndexedPage {
  index: PassageIndex;
  language: string;
  faqs: readonly FaqEntry[];
  bySection: ReadonlyMap<number, readonly Passage[]>;
  /** The page's subject from its title, which headings and passages need not repeat. */
  given: ReadonlySet<string>;
  /** Words that several headings repeat: a part of the subject. */
  subject: readonly string[];
  headings: readonly ReadHeading[];
}

/** A heading and what it asks for. */
interface ReadHeading {
  section: number;
  /** 'Cleaning and storage' is first about cleaning. */
  first: Question;
  /** Null if it is no question. */
  asked: ExpectedAnswer | null;
}

interface Candidate extends FoundAnswer {
  value: number;
}

/**
 * Searches pages for answers. A question is answered by the passage under a heading with the same question, after a
 * sentence that asks it, or in the page's markup; else by one that says the rest of it under a heading with a part; else
 * by the best passage in the form of an answer or an instruction; else not at all.
 */
export function createAnswerFinder(pages: readonly AnswerPage[]): AnswerFinder {
  const indexed = pages.map((page): IndexedPage => {
    const index = new PassageIndex(page, false);
    const bySection = Map.groupBy(index.passages, ({ section }) => section);
    const { lexicon, language } = index.analyzed;
    const given = new Set(parseQuestion(titleOf(page), lexicon).weights.keys());
    const subject = headingSubject(index);
    const headings = readHeadings(index, language.code);
    return { index, language: language.code, faqs: page.faqs ?? [], bySection, given, subject, headings };
  });
  return {
    find(text) {
      const question = text.trim();
      if (question === '') return null;
      const found =
        best(indexed.flatMap((page, at) => underHeadings(page, at, question))) ??
        best(indexed.flatMap((page, at) => underSentences(page, at, question))) ??
        best(indexed.flatMap((page, at) => inMarkup(page, at, question))) ??
        best(indexed.flatMap((page, at) => underPartsOfQuestion(page, at, question))) ??
        best(indexed.flatMap((page, at) => inPassages(page, at, question))) ??
        best(indexed.flatMap((page, at) => inInstructions(page, at, question)));
      return found && { text: found.text, page: found.page, place: found.place, by: found.by };
    },
  };
}

/** A page's title without the site name, and its main heading. */
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

/** How far two questions are the same, 0 to 1; 0 if they ask for different things or share less than `SAME_HEADING`. */
function questionSimilarity(a: string, b: string, { index, language, given }: IndexedPage): number {
  const { lexicon } = index.analyzed;
  const [first, second] = [parseQuestion(a, lexicon), parseQuestion(b, lexicon)];
  const keysOf = ({ weights }: Question) => [...weights.keys(), ...given];
  const shared = Math.min(coverage(first, keysOf(second)), coverage(second, keysOf(first)));
  if (shared < SAME_HEADING || !sharesOwn(first, second, given)) return 0;
  const [asked, heading] = [parseExpectedAnswer(a, language), parseExpectedAnswer(b, language)];
  // A heading such as 'Shelf life' stands for the question about it.
  if (isQuestion(b) && (asked.kind !== heading.kind || asked.unit !== heading.unit)) return 0;
  // 'What is X' does not match a heading 'X', which may be a list.
  return isQuestion(b) ? shared : shared * SAME_HEADING;
}

/** The words not from the title must match too; a heading that only repeats the title answers nothing in particular. */
function sharesOwn(first: Question, second: Question, given: ReadonlySet<string>): boolean {
  const [own, other] = [withoutGiven(first, given), withoutGiven(second, given)];
  if (own === null || other === null)
    return own === other && coverage(first, second.weights.keys()) >= SAME_HEADING;
  return Math.min(coverage(own, other.weights.keys()), coverage(other, own.weights.keys())) >= SAME_HEADING;
}

function underHeadings(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, bySection } = page;
  const asked = parseExpectedAnswer(question, language);
  return index.sections.flatMap(({ heading }, section): Candidate[] => {
    if (heading === -1) return [];
    const title = index.headingText(section);
    const same = questionSimilarity(question, title, page);
    if (same === 0) return [];
    const taken = answerUnder(bySection.get(section) ?? [], asked);
    return taken === null ? [] : [{ ...joinSentences(taken), page: at, by: 'heading', value: same }];
  });
}

/** Words of the page's subject, which its headings repeat. */
function headingSubject(index: PassageIndex): string[] {
  const counts = new Map<string, number>();
  for (const section of index.sections.keys())
    for (const key of parseQuestion(index.headingText(section), index.analyzed.lexicon).weights.keys())
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].flatMap(([key, count]) => (count >= SUBJECT_HEADINGS ? [key] : []));
}

function readHeadings(index: PassageIndex, language: string): ReadHeading[] {
  const { lexicon } = index.analyzed;
  return index.sections.flatMap(({ heading }, section): ReadHeading[] => {
    if (heading === -1) return [];
    const title = index.headingText(section);
    if (isQuestion(title))
      return [{ section, first: parseQuestion(title, lexicon), asked: parseExpectedAnswer(title, language) }];
    return [{ section, first: parseQuestion(title.split(AND)[0] ?? '', lexicon), asked: null }];
  });
}

/** What follows a sentence that asks the same, as in a list of questions without headings. */
function underSentences(page: IndexedPage, at: number, question: string): Candidate[] {
  const asked = parseExpectedAnswer(question, page.language);
  const { passages } = page.index;
  return passages.flatMap(({ text, section }, index): Candidate[] => {
    if (!text.trimEnd().endsWith('?')) return [];
    const same = questionSimilarity(question, text, page);
    if (same === 0) return [];
    const after: Passage[] = [];
    for (const passage of passages.slice(index + 1, index + 1 + MAX_SENTENCES)) {
      if (passage.section !== section || passage.text.trimEnd().endsWith('?')) break;
      after.push(passage);
    }
    const taken = answerUnder(after, asked);
    return taken === null ? [] : [{ ...joinSentences(taken), page: at, by: 'heading', value: same }];
  });
}

/**
 * Passages under a heading that asks for part of the question and for nothing else, if they say the rest: 'How long does
 * it keep?' and 'Concentrate keeps two weeks' for 'How long does concentrate keep?'.
 */
function underPartsOfQuestion(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, given, bySection } = page;
  const { lexicon } = index.analyzed;
  const asked = parseExpectedAnswer(question, language);
  const read = parseQuestion(question, lexicon);
  const known = new Set([
    ...given,
    ...impliedKeys(asked, page),
    ...page.subject,
    ...parseQuestion(CHOOSING[language] ?? '', lexicon).weights.keys(),
  ]);
  const own = withoutGiven(read, known);
  if (own === null || asked.kind === 'definition') return [];
  return page.headings.flatMap(({ section, first, asked: named }): Candidate[] => {
    const part = withoutGiven(first, known);
    if (part === null || coverage(part, read.weights.keys()) < 1) return [];
    if (named !== null && (named.kind !== asked.kind || named.unit !== asked.unit)) return [];
    const said = new Set([...known, ...part.weights.keys()]);
    const rest = withoutGiven(read, said);
    const passages = bySection.get(section) ?? [];
    const isEnough = coverage(read, said) >= PART_SHARE;
    const from = passages.findIndex(({ keys, text }) => {
      if (rest === null || (isEnough && asked.unit !== null))
        return asked.kind !== 'figure' || containsFigure(asked, text);
      return coverage(rest, keys) > 0 && coverage(read, [...said, ...keys]) >= PART_SHARE;
    });
    const taken = from === -1 ? null : answerUnder(passages.slice(from), asked);
    if (taken === null) return [];
    const value = coverage(own, [...part.weights.keys(), ...taken.flatMap(({ keys }) => keys)]);
    return [{ ...joinSentences(taken), page: at, by: 'heading', value }];
  });
}

function inMarkup(page: IndexedPage, at: number, question: string): Candidate[] {
  return page.faqs.flatMap((entry): Candidate[] => {
    const same = questionSimilarity(question, entry.question, page);
    if (same === 0 || entry.answer.trim() === '') return [];
    const paper = parsePaper(entry.answer);
    const { passages } = new PassageIndex({ url: null, title: '', paper }, false, page.language);
    const taken = answerUnder(passages, parseExpectedAnswer(question, page.language));
    return taken === null ? [] : [{ text: textOf(taken), place: null, page: at, by: 'faq', value: same }];
  });
}

/**
 * The opening of a section in whole sentences, up to the expected answer; null if it never comes. A line that ends with
 * a colon includes its list.
 */
function answerUnder(passages: readonly Passage[], asked: ExpectedAnswer): Passage[] | null {
  const taken: Passage[] = [];
  let words = 0;
  for (const passage of passages) {
    if (taken.length === 0 && passage.text.trimEnd().endsWith('?')) continue;
    const isFull = taken.length > 0 && (taken.length >= MAX_SENTENCES || words + passage.words > MAX_WORDS);
    if (isFull) break;
    const isNewBlock = taken.length > 0 && taken.at(-1)!.block !== passage.block;
    const isEnough =
      words >= ENOUGH_WORDS && containsAnswer(asked, taken) && !taken.at(-1)!.text.trimEnd().endsWith(':');
    if (isEnough && (isNewBlock || taken.length > 1)) break;
    taken.push(passage);
    words += passage.words;
  }
  // Without its list, it says nothing.
  if (taken.length > 1 && taken.at(-1)!.text.trimEnd().endsWith(':')) taken.pop();
  if (taken.length === 0 || !containsAnswer(asked, taken) || taken.at(-1)!.text.trimEnd().endsWith(':'))
    return null;
  return taken;
}

function joinSentences(passages: readonly Passage[]): Pick<FoundAnswer, 'text' | 'place'> {
  const { block, start, end } = passages[0]!;
  return { text: textOf(passages), place: { block, start, end } };
}

const textOf = (passages: readonly Passage[]): string =>
  passages.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).join(' ');

/** Whether passages contain the expected figure, date, name, or place. */
function containsAnswer(asked: ExpectedAnswer, passages: readonly Passage[]): boolean {
  const text = textOf(passages);
  const isAsked = (lower: string) => asked.words.lower.includes(lower);
  switch (asked.kind) {
    case 'figure':
      return (
        containsFigure(asked, text) ||
        (asked.unit === null && answerForm('figure', splitWords(text), isAsked) > 0)
      );
    case 'date':
      return answerForm('date', splitWords(text), isAsked) > 0;
    case 'person':
      return answerForm('person', splitWords(text), isAsked) > 0;
    default:
      return true;
  }
}

/** How something is done: a sentence that opens with the verb of the question, after the sentences that name its object. */
function inInstructions({ index, language, given }: IndexedPage, at: number, question: string): Candidate[] {
  const asked = parseExpectedAnswer(question, language);
  const read = parseQuestion(question, index.analyzed.lexicon);
  const [verb = ''] = read.weights.keys();
  const own = withoutGiven(read, given);
  if (asked.kind !== 'manner' || own === null) return [];
  return index.passages.flatMap(({ keys, block, text }, end): Candidate[] => {
    if (keys[0] !== verb || /[?:]$/.test(text.trimEnd())) return [];
    let from = end;
    const said = new Set(keys);
    while (
      coverage(own, said) < 1 &&
      end - from < MAX_SENTENCES &&
      index.passages[from - 1]?.block === block
    ) {
      from -= 1;
      for (const key of index.passages[from]!.keys) said.add(key);
    }
    const taken = index.passages.slice(from, end + 1);
    const words = taken.reduce((sum, passage) => sum + passage.words, 0);
    if (coverage(own, said) < 1 || words > MAX_WORDS || words < MIN_WORDS || taken[0]!.isDependent) return [];
    return [{ ...joinSentences(taken), page: at, by: 'passage', value: 1 / words }];
  });
}

/** Passages with the question's words in the form of an answer, anywhere. */
function inPassages(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, given } = page;
  const asked = parseExpectedAnswer(question, language);
  const read = parseQuestion(question, index.analyzed.lexicon);
  // One word is enough to ask for its meaning; for anything else it is too little.
  if (read.weights.size < (asked.kind === 'definition' ? 1 : 2)) return [];
  const implied = [...impliedKeys(asked, page)];
  const telling = withoutGiven(read, new Set([...given, ...implied]));
  const own = telling ?? read;
  const sought = { asked, read, telling, known: [...given, ...implied] };
  const passages = [...index.matches(read)].toSorted((a, b) => a - b);
  const candidates: Passage[][] = [
    ...passages
      .map((from) => [index.passages[from]!])
      .filter(([passage]) => isAnswer(passage!, page, sought)),
    ...pairs(passages, page).filter((pair) => isAnswerOfTwo(pair, asked, own)),
  ];
  const scores = scorePassages(question, candidates.map(textOf), language);
  return candidates.map((taken, rank) => ({
    ...joinSentences(taken),
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

function impliedKeys({ unit }: ExpectedAnswer, { index, language }: IndexedPage): Iterable<string> {
  const words = unit === null ? '' : (IMPLIED[language]?.[unit] ?? '');
  return parseQuestion(words, index.analyzed.lexicon).weights.keys();
}

/** A sentence with a question's words plus the next one: 'It costs …' continues its subject. */
function pairs(from: readonly number[], { index }: IndexedPage): Passage[][] {
  return from.flatMap((at) => {
    const [first, second] = [index.passages[at]!, index.passages[at + 1]];
    return second !== undefined && second.block === first.block ? [[first, second]] : [];
  });
}

/**
 * Two sentences form an answer if the second has a figure of the requested unit and both have all words of the
 * question.
 */
function isAnswerOfTwo(pair: readonly Passage[], asked: ExpectedAnswer, own: Question): boolean {
  const [first, second] = pair;
  if (asked.kind !== 'figure' || asked.unit === null || first!.isDependent) return false;
  if (first!.words + second!.words > MAX_WORDS || pair.some(({ text }) => text.trimEnd().endsWith('?')))
    return false;
  const isComplete = coverage(own, [...first!.keys, ...second!.keys]) === 1;
  return (
    isComplete &&
    own.weights.size > 1 &&
    containsFigure(asked, second!.text) &&
    !containsFigure(asked, first!.text)
  );
}

/** What a passage must say to answer a question. */
interface Sought {
  asked: ExpectedAnswer;
  read: Question;
  /** The question without what is known anyway; null if nothing remains. */
  telling: Question | null;
  /** Stem keys that a passage need not repeat. */
  known: readonly string[];
}

function isAnswer(
  passage: Passage,
  { index, language }: IndexedPage,
  { asked, read, telling, known }: Sought,
): boolean {
  if (passage.isDependent || passage.words < MIN_WORDS || passage.words > MAX_WORDS) return false;
  if (/[?:]$/.test(passage.text.trimEnd())) return false;
  // Words from the title need not be repeated; all remaining ones must be present.
  const isWhole = telling !== null && coverage(telling, passage.keys) === 1;
  const keys = isWhole ? [...passage.keys, ...known] : passage.keys;
  const own = coverage(read, keys);
  if (own < OWN_SHARE || index.coverage(read, keys, passage.section) < WHOLE_SHARE) return false;
  const isAsked = (lower: string) => asked.words.lower.includes(lower);
  const form = () => answerForm(asked.kind, splitWords(passage.text), isAsked);
  switch (asked.kind) {
    case 'figure':
      return asked.unit === null ? own === 1 && form() >= MIN_FORM : containsFigure(asked, passage.text);
    case 'date':
      return form() >= MIN_FORM && own >= WHOLE_SHARE;
    case 'person':
    case 'place':
    case 'definition':
    case 'reason':
      return language === 'en' && form() >= MIN_FORM && own >= WHOLE_SHARE;
    // A single sentence seldom explains how to do something, and other answers have no recognizable form.
    case 'manner':
      return false;
    case 'other':
      return coverage(read, passage.keys) === 1;
  }
}
