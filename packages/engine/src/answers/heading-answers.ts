import type { Place } from '../paper/types.ts';
import type { PassageIndex } from './passage-index.ts';
import { coverage, isQuestion, readQuestion } from './question.ts';

/** What is shown of a page is its beginning: an answer stands in the first two sentences of its section. */
export const FIRST_SENTENCES = 2;
/** A passage answers when it covers half of the question's weight. */
export const ANSWERING = 0.5;

export interface HeadingAnswers {
  all: number;
  questions: number;
  /** Sections whose heading names or asks something that can be answered in them. */
  judged: number;
  /** Headings that are answered late, or that ask and are not answered. */
  late: readonly Place[];
}

/** Looks for what each heading asks or names in the first sentences under it. */
export function readHeadings(index: PassageIndex): HeadingAnswers {
  const { paper, lexicon } = index.analyzed;
  const found = { all: 0, questions: 0, judged: 0, late: [] as Place[] };
  const bySection = Map.groupBy(index.passages, (passage) => passage.section);
  for (const [at, { heading }] of index.sections.entries()) {
    if (heading === -1) continue;
    const { text } = paper.blocks[heading]!;
    found.all += 1;
    const asks = isQuestion(text);
    if (asks) found.questions += 1;
    const passages = bySection.get(at);
    if (passages === undefined) continue;
    const question = readQuestion(text, lexicon);
    if (question.total === 0) continue;
    const first = passages.slice(0, FIRST_SENTENCES).flatMap(({ keys }) => keys);
    const isEarly = coverage(question, first) >= ANSWERING;
    // 'Conclusion' or 'Tools' is named nowhere below and is no question either.
    const isLater = !isEarly && passages.some(({ keys }) => coverage(question, keys) >= ANSWERING);
    if (!isEarly && !isLater && !asks) continue;
    found.judged += 1;
    if (!isEarly) found.late.push({ block: heading, start: 0, end: text.length });
  }
  return found;
}
