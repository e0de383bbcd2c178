import { MAIN } from './aspect-groups.ts';
import type { Group } from './aspect-groups.ts';
import { isLabel, isTask } from './heading-labels.ts';
import { answerTheSame } from './page-subjects.ts';
import type { PageSubject } from './page-subjects.ts';
import type { Aspect, AspectReader } from './section-aspects.ts';
import { positionOf } from './subject-drafts.ts';
import { isPlain, isTelling, weightOf } from './telling-headings.ts';
import type { SubjectWords } from './subject-words.ts';

const MAX_CHILDREN = 4;
const AGREED_WORDS = 8;
/** Where pages say what is to be done, it is more than a start. */
const STARTING = /^(?:how to get started|cómo empezar|par où commencer)$/i;
/** What any article has in the same words, whatever a single page calls it. */
const OURS_FIRST: ReadonlySet<Aspect> = new Set(['cost', 'time', 'when', 'steps', 'mistakes']);

interface Head {
  text: string;
  /** The heading of pages that it is; null where it is ours. */
  subject: PageSubject | null;
}

/**
 * The heading of a section: what the idea asks, else what its only page or several pages call it, else ours, which is
 * named after the subject where its grammar is known.
 */
export function headOf(
  { aspect, heading, members, isAsked }: Group,
  labels: Readonly<Record<string, string>>,
  reader: AspectReader,
  words: SubjectWords,
): Head {
  const [first] = members;
  const of = (subject: PageSubject): Head => ({ text: subject.topic.text, subject });
  if (aspect === 'detail' && heading === null) return of(first!);
  if (isAsked && heading !== null) return { text: heading, subject: null };
  const shown = members.filter(({ isHidden, above }) => !isHidden && above === null);
  // 'What is a survey?' says more than 'The basics'.
  const named = shown.find(
    ({ topic, isQuestion }) => isQuestion && words.telling.every((key) => topic.vector.byKey.has(key)),
  );
  if (named !== undefined && (aspect === 'define' || (heading === null && members.length === 1)))
    return of(named);
  // 'What it means to season a pan' says more than 'The basics', too.
  const meaning = shown.find(({ topic }) => isTask(topic.text) && words.namesHead(topic.text));
  if (aspect === 'define' && meaning !== undefined) return of(meaning);
  const ours = members.length > 0 && STARTING.test(heading ?? '') ? null : heading;
  if (ours !== null && MAIN.test(ours)) return { text: ours, subject: null };
  const label = labels[aspect] ?? null;
  const telling = shown.filter((subject) => isTelling(subject, reader, words));
  const [sole] = telling;
  // What pages have of it is one thing, and they say which: 'How to prepare the house' rather than 'What you need'.
  const isSole = shown.length === 1 && (members.length === 1 || (ours ?? label) === null);
  if (sole !== undefined && isSole && !(OURS_FIRST.has(aspect) && (ours ?? label) !== null)) return of(sole);
  // What several pages head alike is no page's own wording.
  const agreed = members.find(
    ({ topic, isHidden }) =>
      !isHidden && topic.pages.size > 1 && topic.text.split(' ').length <= AGREED_WORDS,
  );
  if (agreed !== undefined && ours === null && aspect !== 'close') return of(agreed);
  // A name that a page gives to the whole of it: 'Caffeine and health' rather than 'Health and safety'.
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
    (only !== undefined && isPlain(only.topic.text) ? only : undefined) ??
    shown.find(({ topic }) => isLabel(topic.text) && isPlain(topic.text));
  if (plain !== undefined) return of(plain);
  return { text: reader.label(aspect) ?? first!.topic.text, subject: null };
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
    if (found.length === MAX_CHILDREN) break;
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
