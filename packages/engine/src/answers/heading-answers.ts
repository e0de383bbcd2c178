import type { Place } from '../paper/types.ts';
import type { PassageIndex } from './passage-index.ts';
import { coverage, isQuestion, parseQuestion } from './question.ts';

/** Engines show the beginning of a section: an answer must be in its first two sentences. */
export const FIRST_SENTENCES = 2;
/** A passage answers a question if it covers half of its weight. */
export const ANSWERING_SHARE = 0.5;

export interface HeadingAnswers {
  all: number;
  questions: number;
  /** Sections whose heading names or asks something that can be answered in them. */
  judged: number;
  /** Headings that are answered late, or are unanswered questions. */
  late: readonly Place[];
}

/** Looks for the subject or question of each heading in the first sentences beneath it. */
export function checkHeadingAnswers(index: PassageIndex): HeadingAnswers {
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
    const question = parseQuestion(text, lexicon);
    if (question.total === 0) continue;
    const first = passages.slice(0, FIRST_SENTENCES).flatMap(({ keys }) => keys);
    const isEarly = coverage(question, first) >= ANSWERING_SHARE;
    // 'Conclusion' or 'Tools' does not recur below and is not a question.
    const isLater = !isEarly && passages.some(({ keys }) => coverage(question, keys) >= ANSWERING_SHARE);
    if (!isEarly && !isLater && !asks) continue;
    found.judged += 1;
    if (!isEarly) found.late.push({ block: heading, start: 0, end: text.length });
  }
  return found;
}
