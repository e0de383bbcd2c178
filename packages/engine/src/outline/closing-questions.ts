import type { EvidencePage } from '../evidence/evidence-page.ts';
import { haveSameAnswer } from './page-subjects.ts';
import type { PageSubject } from './page-subjects.ts';
import type { AspectReader } from './section-aspects.ts';
import { createDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { createChildDraft } from './subject-drafts.ts';
import type { SubjectWords } from './subject-words.ts';

const MIN_CHILDREN = 2;
const MIN_QUESTIONS = 3;
const MAX_QUESTIONS = 6;
const MIN_SHARE = 0.07;
const MAX_SHARE = 0.2;
const QUESTION_SHARE = 0.05;

/** Moves questions from the sections with the most into an FAQ section that would have too few. */
export function moveQuestions(
  drafts: readonly SectionDraft[],
  placed: Set<PageSubject>,
  asking: readonly PageSubject[],
): void {
  let missing = MIN_QUESTIONS - asking.filter((subject) => !placed.has(subject)).length;
  while (missing > 0) {
    const [fullest] = drafts
      .filter(({ children }) => children.filter(({ text }) => text.endsWith('?')).length > 1)
      .toSorted((one, other) => other.children.length - one.children.length);
    if (fullest === undefined) return;
    const [taken] = fullest.children
      .filter(({ text }) => text.endsWith('?'))
      .toSorted((one, other) => one.pages.size - other.pages.size);
    fullest.children = fullest.children.filter((child) => child !== taken);
    if (fullest.children.length < MIN_CHILDREN) {
      fullest.questions.push(...fullest.children.flatMap(({ questions }) => questions));
      fullest.children = [];
    }
    const subject = asking.find(({ topic }) => topic.text === taken!.text);
    if (subject !== undefined) placed.delete(subject);
    missing -= 1;
  }
}

/** The remaining questions, as many as a section needs, plus usual ones when pages ask none. */
export function selectClosingQuestions(
  left: readonly PageSubject[],
  drafts: readonly SectionDraft[],
  placed: Set<PageSubject>,
  {
    usual,
    demands,
    pages,
    language,
    reader,
    words,
  }: {
    /** Questions usually raised by such a keyword. */
    usual: readonly string[];
    /** Headings that the idea asks for. */
    demands: readonly string[];
    pages: readonly EvidencePage[];
    language: string;
    reader: AspectReader;
    words: SubjectWords;
  },
): SectionDraft[] {
  const known = drafts.flatMap((draft) => [
    draft.text,
    ...draft.questions,
    ...draft.children.map(({ text }) => text),
  ]);
  const children: SectionDraft[] = [];
  for (const subject of left) {
    if (children.length === MAX_QUESTIONS) break;
    // A question on a single page about something else belongs to that page: 'What did the auditors say?'
    if (words.isOfItsPage(subject)) continue;
    // If a section is about it, it is answered there.
    const treating = drafts.find(
      ({ text }) =>
        words.treats(text, subject.topic.text) ||
        (demands.includes(text) && words.sharesHalf(text, subject.topic.text)),
    );
    if (treating !== undefined) {
      treating.questions.push(subject.topic.text);
      placed.add(subject);
      continue;
    }
    if (known.some((text) => words.isSame(text, subject.topic.text))) continue;
    if ([...placed].some((one) => haveSameAnswer(one, subject))) continue;
    placed.add(subject);
    known.push(subject.topic.text);
    children.push(createChildDraft(subject, pages, QUESTION_SHARE, language));
  }
  for (const question of usual) {
    if (children.length >= MIN_QUESTIONS) break;
    // Without evidence, include only questions that name the subject.
    if (!words.namesSubject(question)) continue;
    const aspect = reader.of(question);
    if (
      known.some((text) => words.isSame(text, question)) ||
      drafts.some(({ text }) => aspect !== 'detail' && reader.of(text) === aspect)
    )
      continue;
    known.push(question);
    children.push({
      ...createDraft(question, 'answers', 'question', 1, QUESTION_SHARE),
      questions: [question],
    });
  }
  if (children.length === 0) return [];
  const section = createDraft(
    reader.label('faq') ?? '',
    'answers',
    'question',
    1,
    Math.min(MAX_SHARE, Math.max(MIN_SHARE, children.length * QUESTION_SHARE)),
  );
  return [{ ...section, children }];
}
