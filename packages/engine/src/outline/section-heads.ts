import { MAIN } from './aspect-groups.ts';
import type { Group } from './aspect-groups.ts';
import { isLabel, isTask } from './heading-labels.ts';
import { answerTheSame } from './page-subjects.ts';
import type { PageSubject } from './page-subjects.ts';
import type { AspectReader } from './section-aspects.ts';
import { positionOf } from './subject-drafts.ts';
import type { SubjectWords } from './subject-words.ts';

const MOST_CHILDREN = 4;
const AGREED_WORDS = 8;
/** Where pages say what is to be done, it is more than a start. */
const STARTING = /^(?:how to get started|cómo empezar|par où commencer)$/i;
/** The heading of a section: ours, else a question that pages ask, else a plain one. */
export function headOf(
  { aspect, heading, members, isAsked }: Group,
  reader: AspectReader,
  words: SubjectWords,
): { text: string; subject: PageSubject | null } {
  const [first] = members;
  if (aspect === 'detail' && heading === null) return { text: first!.topic.text, subject: first! };
  // 'What is a survey?' says more than 'The basics'.
  const named = members.find(
    ({ topic, isQuestion, isHidden, above }) =>
      isQuestion && !isHidden && above === null && words.telling.every((key) => topic.vector.byKey.has(key)),
  );
  if (named !== undefined && !isAsked && (aspect === 'define' || (heading === null && members.length === 1)))
    return { text: named.topic.text, subject: named };
  // 'What it means to season a pan' says more than 'The basics', too.
  const meaning = members.find(
    ({ topic, isHidden }) => !isHidden && isTask(topic.text) && words.namesHead(topic.text),
  );
  if (aspect === 'define' && meaning !== undefined && !isAsked)
    return { text: meaning.topic.text, subject: meaning };
  // A usual heading is wider than the one thing that the pages have for it: 'How to prepare the house' rather than 'What you need'.
  const shown = members.filter(({ isHidden, above }) => !isHidden && above === null);
  const [sole] = shown;
  if (
    shown.length === 1 &&
    sole !== undefined &&
    heading !== null &&
    !isAsked &&
    !MAIN.test(heading) &&
    (isTask(sole.topic.text) || (sole.isQuestion && words.namesSubject(sole.topic.text))) &&
    !words.isOfItsPage(sole)
  )
    return { text: sole.topic.text, subject: sole };
  const ours = members.length > 0 && STARTING.test(heading ?? '') ? null : heading;
  // What several pages head alike is no page's own wording.
  const agreed = members.find(
    ({ topic, isHidden }) =>
      !isHidden && topic.pages.size > 1 && topic.text.split(' ').length <= AGREED_WORDS,
  );
  if (agreed !== undefined && ours === null && aspect !== 'close')
    return { text: agreed.topic.text, subject: agreed };
  // A name that a page gives to the whole of it: 'Caffeine and health' rather than 'Health and safety'.
  const over = members.find(
    (one) =>
      !one.isHidden && isLabel(one.topic.text) && members.some((other) => isOver(one.topic, other.topic)),
  );
  if (
    over !== undefined &&
    ours === null &&
    members.every((one) => one === over || isOver(over.topic, one.topic))
  )
    return { text: over.topic.text, subject: over };
  return { text: ours ?? reader.label(aspect) ?? first!.topic.text, subject: null };
}

/** What stands under a section, each thing once: questions, and what has a name or several pages. */
export function childrenOf({ members, isAsked }: Group, heading: string, words: SubjectWords): PageSubject[] {
  const found: PageSubject[] = [];
  const worth = ({ topic, pages }: PageSubject) => topic.pages.size * 2 + pages.size;
  const sorted = members.toSorted(
    (one, other) => worth(other) - worth(one) || words.rankOf(one) - words.rankOf(other),
  );
  for (const subject of sorted) {
    const { topic, isQuestion, isHidden } = subject;
    if (found.length === MOST_CHILDREN) break;
    // What stands over others of them names the section, not a part of it.
    if (isHidden || members.some(({ topic: other }) => other !== topic && isOver(topic, other))) continue;
    // What the idea asks is not asked again below it, nor what only its page can mean.
    if (isQuestion && (isAsked || words.isOfItsPage(subject))) continue;
    if (!isQuestion && topic.pages.size < 2 && !isLabel(topic.text) && !isTask(topic.text)) continue;
    if ([heading, ...found.map((one) => one.topic.text)].some((text) => words.isSame(topic.text, text)))
      continue;
    if (found.some((one) => answerTheSame(one, subject))) continue;
    found.push(subject);
  }
  return found.toSorted((one, other) => positionOf(one.topic.headings) - positionOf(other.topic.headings));
}

/** Whether a heading stands over another one on its page. */
const isOver = (topic: PageSubject['topic'], other: PageSubject['topic']): boolean =>
  other.headings.some(({ page, parent, level }) =>
    topic.headings.some(
      (heading) =>
        heading.page === page && heading.level < level && parent !== -1 && heading.index === parent,
    ),
  );
