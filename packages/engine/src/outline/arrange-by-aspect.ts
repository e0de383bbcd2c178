import type { EvidencePage } from '../evidence/evidence-page.ts';
import { groupSubjects, selectGroups, MAIN_ASPECTS } from './aspect-groups.ts';
import type { AspectGroup, UsualPlan } from './aspect-groups.ts';
import { selectClosingQuestions, moveQuestions } from './closing-questions.ts';
import { isTask } from './heading-labels.ts';
import { headingPurpose } from './heading-purpose.ts';
import type { PageSubject } from './page-subjects.ts';
import { aspectPurpose } from './section-aspects.ts';
import type { AspectReader } from './section-aspects.ts';
import { createDraft } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { sectionChildren, sectionHeading } from './section-headings.ts';
import { createChildDraft, fillDraft } from './subject-drafts.ts';
import type { SubjectWords } from './subject-words.ts';

const MIN_CHILDREN = 2;
/** Questions answered in a section that the idea asks for. */
const MAX_QUESTIONS_BELOW = 3;
/** Shares of the article's words. */
const MIN_SHARE = 0.07;
const MAX_SHARE = 0.22;
const MAIN_SHARE = 0.2;
const ASKED_SHARE = 0.1;
/** A section that only one of several pages has is capped at this share. */
const MAX_SINGLE_PAGE_SHARE = 0.12;

/**
 * Merges the pages' headings into one article: sections by aspect, in the order of the usual plan, each aspect once,
 * with our own plain headings and the pages' headings beneath them; remaining questions go at the end.
 */
export function arrangeByAspect(
  subjects: readonly PageSubject[],
  usual: UsualPlan,
  pages: readonly EvidencePage[],
  { language, reader, words }: { language: string; reader: AspectReader; words: SubjectWords },
): SectionDraft[] {
  const groups = groupSubjects(subjects, usual, reader, words);
  const kept = selectGroups(groups, usual, pages.length, reader, words);
  const asking = subjects.filter(({ isQuestion, isHidden }) => isQuestion && !isHidden);
  const placed = new Set<PageSubject>();
  const drafts = kept.map((group, at): SectionDraft => {
    const head = sectionHeading(group, usual.aspects, reader, words);
    const draft = createDraft(
      head.text,
      aspectPurpose(group.aspect) ?? (language === 'en' ? headingPurpose(head.text) : 'detail'),
      group.members.length > 0 ? 'headings' : 'template',
      (at + 0.5) / (kept.length + 1),
      shareOf(group, pages.length, words),
    );
    if (head.subject !== null) placed.add(head.subject);
    fillDraft(draft, group.members, pages);
    const children = sectionChildren(group, head.text, words);
    for (const child of children) placed.add(child);
    if (children.length >= MIN_CHILDREN)
      draft.children = children.map((subject) =>
        createChildDraft(subject, pages, draft.share / children.length, language),
      );
    else
      draft.questions = children
        .filter(({ topic, isQuestion }) => isQuestion || isTask(topic.text))
        .map(({ topic }) => topic.text);
    if (group.isAsked)
      draft.questions.push(
        ...group.members
          .filter(({ isQuestion, isHidden }) => isQuestion && !isHidden)
          .map(({ topic }) => topic.text)
          .slice(0, MAX_QUESTIONS_BELOW),
      );
    if (head.subject?.isQuestion === true) draft.questions.unshift(head.text);
    draft.questions = draft.questions.filter(
      (question, at, all) => all.findIndex((other) => words.isSame(other, question)) === at,
    );
    return draft;
  });
  moveQuestions(drafts, placed, asking);
  const left = asking
    .filter((subject) => !placed.has(subject))
    .toSorted((one, other) => words.rankOf(one) - words.rankOf(other) || other.pages.size - one.pages.size);
  const planned = [
    ...drafts,
    ...selectClosingQuestions(left, drafts, placed, {
      usual: usual.questions,
      demands: usual.demands,
      pages,
      language,
      reader,
      words,
    }),
  ];
  return usual.form === 'question' ? answerFirst(planned, usual, words) : planned;
}

/** Puts the answer to a question keyword first, wherever the pages give it. */
function answerFirst(drafts: readonly SectionDraft[], usual: UsualPlan, words: SubjectWords): SectionDraft[] {
  const isAnswer = ({ text, questions }: SectionDraft): boolean =>
    [text, ...questions].some((line) => words.asksTheKeyword(line));
  const found = drafts.find(isAnswer) ?? drafts.flatMap(({ children }) => children).find(isAnswer);
  const [plain = '', question = ''] = [usual.headings[0], usual.questions[0]];
  const first = found ?? { ...createDraft(plain, 'detail', 'template', 0, 0), questions: [question] };
  const rest = drafts
    .filter((draft) => draft !== found)
    .map((draft) => ({ ...draft, children: draft.children.filter((child) => !isAnswer(child)) }))
    .filter(({ purpose, children }) => purpose !== 'answers' || children.length > 0);
  return [{ ...first, purpose: 'detail', position: 0, share: Math.max(first.share, MAIN_SHARE) }, ...rest];
}

/** A section's share of the words: what the pages give it, within a readable range. */
function shareOf(
  { members, heading, aspect, isAsked }: AspectGroup,
  pages: number,
  words: SubjectWords,
): number {
  const ofPage = new Map<number, number>();
  for (const { page, share } of members.flatMap(({ topic }) => topic.headings))
    ofPage.set(page, Math.min(MAX_SHARE, (ofPage.get(page) ?? 0) + share));
  const sum = [...ofPage.values()].reduce((all, share) => all + share, 0);
  const isCore = aspect === 'detail' && members.some(({ topic }) => words.namesHead(topic.text));
  const isMain = isCore || aspect === 'steps' || (heading !== null && MAIN_ASPECTS.test(heading));
  const least = isMain ? MAIN_SHARE : isAsked ? ASKED_SHARE : MIN_SHARE;
  const most = isMain || ofPage.size > 1 || pages === 1 ? MAX_SHARE : MAX_SINGLE_PAGE_SHARE;
  return Math.max(least, Math.min(most, sum / Math.max(1, Math.min(pages, ofPage.size))));
}
