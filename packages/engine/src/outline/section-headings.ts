import { MAIN_ASPECTS } from './aspect-groups.ts';
import type { AspectGroup } from './aspect-groups.ts';
import { isLabel, isTask } from './heading-labels.ts';
import { haveSameAnswer } from './page-subjects.ts';
import type { PageSubject } from './page-subjects.ts';
import type { Aspect, AspectReader } from './section-aspects.ts';
import { positionOf } from './subject-drafts.ts';
import { isStandalone, isReusableHeading, weightOf } from './reusable-headings.ts';
import type { SubjectWords } from './subject-words.ts';

const MAX_CHILDREN = 4;
const AGREED_WORDS = 8;
/** Where pages describe steps, the section is more than a start. */
const STARTING = /^(?:how to get started|cómo empezar|par où commencer)$/i;
/** Aspects any article words the same way, whatever a single page calls them. */
const OWN_HEADING_FIRST: ReadonlySet<Aspect> = new Set(['cost', 'time', 'when', 'steps', 'mistakes']);

interface SectionHeading {
  text: string;
  /** The page heading it comes from; null if it is ours. */
  subject: PageSubject | null;
}

/**
 * The heading of a section: the idea's request, else the heading of its only page or of several pages, else ours, with
 * the subject's name where grammar allows.
 */
export function sectionHeading(
  { aspect, heading, members, isAsked }: AspectGroup,
  labels: Readonly<Record<string, string>>,
  reader: AspectReader,
  words: SubjectWords,
): SectionHeading {
  const [first] = members;
  const of = (subject: PageSubject): SectionHeading => ({ text: subject.topic.text, subject });
  if (aspect === 'detail' && heading === null) return of(first!);
  if (isAsked && heading !== null) return { text: heading, subject: null };
  const shown = members.filter(({ isHidden, above }) => !isHidden && above === null);
  // 'What is a survey?' is more specific than 'The basics'.
  const named = shown.find(
    ({ topic, isQuestion }) => isQuestion && words.telling.every((key) => topic.vector.byKey.has(key)),
  );
  if (named !== undefined && (aspect === 'define' || (heading === null && members.length === 1)))
    return of(named);
  // 'What it means to season a pan' is more specific than 'The basics' too.
  const meaning = shown.find(({ topic }) => isTask(topic.text) && words.namesHead(topic.text));
  if (aspect === 'define' && meaning !== undefined) return of(meaning);
  const ours = members.length > 0 && STARTING.test(heading ?? '') ? null : heading;
  if (ours !== null && MAIN_ASPECTS.test(ours)) return { text: ours, subject: null };
  const label = labels[aspect] ?? null;
  const telling = shown.filter((subject) => isReusableHeading(subject, reader, words));
  const [sole] = telling;
  // If pages cover one thing, use their name for it: 'How to prepare the house' rather than 'What you need'.
  const isSole = shown.length === 1 && (members.length === 1 || (ours ?? label) === null);
  if (sole !== undefined && isSole && !(OWN_HEADING_FIRST.has(aspect) && (ours ?? label) !== null))
    return of(sole);
  // A heading several pages share is not any page's own wording.
  const agreed = members.find(
    ({ topic, isHidden }) =>
      !isHidden && topic.pages.size > 1 && topic.text.split(' ').length <= AGREED_WORDS,
  );
  if (agreed !== undefined && ours === null && aspect !== 'close') return of(agreed);
  // A page's name for the whole: 'Caffeine and health' rather than 'Health and safety'.
  const over = members.find(
    (one) =>
      !one.isHidden && isLabel(one.topic.text) && members.some((other) => isOver(one.topic, other.topic)),
  );
  const isWhole = members.every(
    (one) => one === over || (over !== undefined && isOver(over.topic, one.topic)),
  );
  if (over !== undefined && ours === null && isWhole) return of(over);
  const own = ours ?? label;
  if (own !== null) return { text: own, subject: null };
  const [fullest] = telling
    .filter(({ isQuestion }) => !isQuestion)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const only = aspect === 'define' || shown.length > 1 ? undefined : shown[0];
  const plain =
    fullest ??
    (only !== undefined && isStandalone(only.topic.text) ? only : undefined) ??
    shown.find(({ topic }) => isLabel(topic.text) && isStandalone(topic.text));
  if (plain !== undefined) return of(plain);
  return { text: reader.label(aspect) ?? first!.topic.text, subject: null };
}

/** Subheadings of a section without duplicates: questions, and named subjects or those of several pages. */
export function sectionChildren(
  { members, isAsked }: AspectGroup,
  heading: string,
  words: SubjectWords,
): PageSubject[] {
  const found: PageSubject[] = [];
  const worth = ({ topic, pages }: PageSubject) => topic.pages.size * 2 + pages.size;
  const sorted = members.toSorted(
    (one, other) => worth(other) - worth(one) || words.rankOf(one) - words.rankOf(other),
  );
  for (const subject of sorted) {
    const { topic, isQuestion, isHidden } = subject;
    if (found.length === MAX_CHILDREN) break;
    // A heading above others of the group names the section, not part of it.
    if (isHidden || members.some(({ topic: other }) => other !== topic && isOver(topic, other))) continue;
    // Do not repeat the idea's request below it, nor anything that only makes sense on its page.
    if (isQuestion && (isAsked || words.isOfItsPage(subject))) continue;
    if (!isQuestion && topic.pages.size < 2 && !isLabel(topic.text) && !isTask(topic.text)) continue;
    if ([heading, ...found.map((one) => one.topic.text)].some((text) => words.isSame(topic.text, text)))
      continue;
    if (found.some((one) => haveSameAnswer(one, subject))) continue;
    found.push(subject);
  }
  return found.toSorted((one, other) => positionOf(one.topic.headings) - positionOf(other.topic.headings));
}

/** Whether a heading is the parent of another one on its page. */
const isOver = (topic: PageSubject['topic'], other: PageSubject['topic']): boolean =>
  other.headings.some(({ page, parent, level }) =>
    topic.headings.some(
      (heading) =>
        heading.page === page && heading.level < level && parent !== -1 && heading.index === parent,
    ),
  );
