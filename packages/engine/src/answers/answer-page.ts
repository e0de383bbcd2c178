import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { FaqEntry } from '../extraction/faqs.ts';
import { parseExpectedAnswer } from './expected-answer.ts';
import type { ExpectedAnswer, FigureUnit } from './expected-answer.ts';
import { PassageIndex } from './passage-index.ts';
import type { Passage } from './passage-index.ts';
import { isQuestion, parseQuestion } from './question.ts';
import type { Question } from './question.ts';

/** A page to search for answers; `faqs` are the questions of its markup. */
export interface AnswerPage extends EvidencePage {
  faqs?: readonly FaqEntry[];
}

/** Separates the parts of a heading: 'Cleaning and storage'. */
const PART_ENDS = /,| (?:and|or|y|o|et|ou) /;
/** Words of a question that the unit of its figure implies: a price answers 'cost' without the word. */
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
/** A word in this many headings belongs to the subject of the page. */
const SUBJECT_HEADINGS = 2;

/** A page prepared for many questions. */
export interface IndexedPage {
  index: PassageIndex;
  language: string;
  faqs: readonly FaqEntry[];
  bySection: ReadonlyMap<number, readonly Passage[]>;
  /** The page's subject from its title, which headings and passages need not repeat. */
  given: ReadonlySet<string>;
  /** Stem keys that several headings repeat, which belong to the subject too. */
  subject: readonly string[];
  headings: readonly ReadHeading[];
}

/** A heading and what it asks for. */
interface ReadHeading {
  section: number;
  /** Its first part: 'Cleaning' of 'Cleaning and storage'. */
  first: Question;
  /** Null if it is not a question. */
  asked: ExpectedAnswer | null;
}

/** Reads a page once for all questions. */
export function indexPage(page: AnswerPage): IndexedPage {
  const index = new PassageIndex(page, false);
  const { lexicon, language } = index.analyzed;
  return {
    index,
    language: language.code,
    faqs: page.faqs ?? [],
    bySection: Map.groupBy(index.passages, ({ section }) => section),
    given: new Set(parseQuestion(titleOf(page), lexicon).weights.keys()),
    subject: headingSubject(index),
    headings: readHeadings(index, language.code),
  };
}

/** A page's title without the site name, and its main heading. */
function titleOf({ title, paper }: AnswerPage): string {
  const main = paper.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  return `${title.split(/ [|–—-] /)[0] ?? ''} ${main}`;
}

/** Stem keys that several headings of a page repeat. */
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
    return [{ section, first: parseQuestion(title.split(PART_ENDS)[0] ?? '', lexicon), asked: null }];
  });
}

/** Stem keys that the unit of a question implies. */
export function impliedKeys({ unit }: ExpectedAnswer, { index, language }: IndexedPage): Iterable<string> {
  const words = unit === null ? '' : (IMPLIED[language]?.[unit] ?? '');
  return parseQuestion(words, index.analyzed.lexicon).weights.keys();
}
