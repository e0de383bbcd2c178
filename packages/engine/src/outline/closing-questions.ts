import type { EvidencePage } from '../evidence/evidence-page.ts';
import { answerTheSame } from './page-subjects.ts';
import type { PageSubject } from './page-subjects.ts';
import type { AspectReader } from './section-aspects.ts';
import { bareDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { childOf } from './subject-drafts.ts';
import type { SubjectWords } from './subject-words.ts';

const MIN_CHILDREN = 2;
const MIN_QUESTIONS = 3;
const MAX_QUESTIONS = 6;
const MIN_SHARE = 0.07;
const MAX_SHARE = 0.2;
const QUESTION_SHARE = 0.05;

/** Takes questions from under the sections that have most of them, where the section of questions would have too few. */
export function askMore(
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

/** The questions that are left, as many as a section needs; with those that are usually asked where pages ask none. */
export function answers(
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
    /** Questions that such a keyword raises. */
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
    // What a single page asks of something else is its own affair: 'What did the auditors say?'
    if (words.isOfItsPage(subject)) continue;
    // Where a section is about it, it is answered there.
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
    if ([...placed].some((one) => answerTheSame(one, subject))) continue;
    placed.add(subject);
    known.push(subject.topic.text);
    children.push(childOf(subject, pages, QUESTION_SHARE, language));
  }
  for (const question of usual) {
    if (children.length >= MIN_QUESTIONS) break;
    // Without evidence only what names the subject is asked.
    if (!words.namesSubject(question)) continue;
    const aspect = reader.of(question);
    if (
      known.some((text) => words.isSame(text, question)) ||
      drafts.some(({ text }) => aspect !== 'detail' && reader.of(text) === aspect)
    )
      continue;
    known.push(question);
    children.push({
      ...bareDraft(question, 'answers', 'question', 1, QUESTION_SHARE),
      questions: [question],
    });
  }
  if (children.length === 0) return [];
  const section = bareDraft(
    reader.label('faq') ?? '',
    'answers',
    'question',
    1,
    Math.min(MAX_SHARE, Math.max(MIN_SHARE, children.length * QUESTION_SHARE)),
  );
  return [{ ...section, children }];
}
