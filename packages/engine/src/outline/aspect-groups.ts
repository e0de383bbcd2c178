import type { PhraseForm } from '../plans/phrase-parts.ts';
import { isLabel } from './heading-labels.ts';
import { positionOf } from './subject-drafts.ts';
import type { PageSubject } from './page-subjects.ts';
import { aspectRank } from './section-aspects.ts';
import type { Aspect, AspectReader } from './section-aspects.ts';
import type { SubjectWords } from './subject-words.ts';
import { isReusableHeading, weightOf } from './reusable-headings.ts';

/** What is usually planned for a keyword, and what its idea asks for. */
export interface UsualPlan {
  form: PhraseForm | null;
  headings: readonly string[];
  demands: readonly string[];
  /** What the sections for an aspect are called. */
  aspects: Readonly<Record<string, string>>;
  questions: readonly string[];
}

/** Page subjects that become one section. */
export interface AspectGroup {
  aspect: Aspect;
  /** Our own heading: from the plan, or requested by the idea. */
  heading: string | null;
  isAsked: boolean;
  rank: number;
  members: PageSubject[];
}

/** The gap between two aspect ranks leaves room for the idea's requests. */
const ASKED_STEP = 0.01;
/** Causes come before other questions about a subject. */
const CAUSES_FIRST: ReadonlySet<PhraseForm | null> = new Set(['why', 'normal', 'incident', 'signs']);

/** The rank of the idea's requests: after the definition; for a task after requirements and steps. */
function askedRank(form: PhraseForm | null): number {
  const before: Aspect = form === 'task' ? 'steps' : CAUSES_FIRST.has(form) ? 'signs' : 'define';
  return aspectRank(before) + 0.5;
}

const ENOUGH_SECTIONS = 5;
const MAX_SECTIONS = 9;
const MAX_PARTS = 3;
const SEVERAL_PAGES = 3;
const isStatement = (text: string): boolean => !/[?,]/.test(text);
/** Forms whose usual plan is the article itself; for others it only fills gaps. */
const WHOLE_PLANS: ReadonlySet<PhraseForm | null> = new Set([
  'comparison',
  'best',
  'commercial',
  'alternatives',
  'service',
  'shop',
  'outing',
  'trip',
  'callout',
  'normal',
  'questions',
  'signs',
  'incident',
  'mistakes',
  'right',
  'collection',
  'recipe',
  'aid',
  'rules',
  'local',
  'why',
  'worth',
  'cost',
]);
/** Standard parts of an article about a price; headings on the same part belong together. */
const PARTS_OF_PRICE: readonly RegExp[] = [
  /average|typical|how much|per (?:square|person|month|hour)|what it costs|medio|cuánto cuesta|por metro|moyen|combien|au m/iu,
  /includ|incluye|comprend/iu,
  /depend|factor|affect|drive|cheaper|expensive|encarec|abarat|influ|varier/iu,
  /example|ejemplo|exemple/iu,
  /sav(?:e|ing)|ahorr|économis|moins cher/iu,
  /quotes?(?!\p{L})|estimate|presupuestos(?!\p{L})|devis/iu,
];
const partOfPrice = (heading: string): number => PARTS_OF_PRICE.findIndex((part) => part.test(heading));
/** The main section of a plan. */
export const MAIN_ASPECTS = /step by step|paso a paso|étape par étape/i;

/** Groups page subjects under the headings of the plan, of the idea, or of their own aspect or part, in order. */
export function groupSubjects(
  subjects: readonly PageSubject[],
  usual: UsualPlan,
  reader: AspectReader,
  words: SubjectWords,
): AspectGroup[] {
  const groups: AspectGroup[] = [];
  const byAspect = new Map<Aspect, AspectGroup>();
  const add = (aspect: Aspect, heading: string | null, isAsked: boolean, rank: number): AspectGroup => {
    const group: AspectGroup = { aspect, heading, isAsked, rank, members: [] };
    groups.push(group);
    if (aspect !== 'detail' && !byAspect.has(aspect)) byAspect.set(aspect, group);
    return group;
  };
  let rank = 0;
  for (const heading of usual.headings) {
    const aspect = reader.of(heading);
    if (aspect === 'faq' || usual.demands.includes(heading)) continue;
    // Keep the plan's own order: a later heading never ranks before an earlier one.
    rank = Math.max(rank + 0.01, aspect === 'detail' ? rank : aspectRank(aspect));
    add(aspect, heading, false, rank);
  }
  let asked = askedRank(usual.form);
  for (const heading of usual.demands) {
    const aspect = reader.of(heading);
    const known = byAspect.get(aspect);
    if (
      known !== undefined &&
      !known.isAsked &&
      aspect !== 'detail' &&
      !MAIN_ASPECTS.test(known.heading ?? '')
    ) {
      known.heading = heading;
      known.isAsked = true;
    } else {
      asked += ASKED_STEP;
      add(aspect, heading, true, aspect === 'detail' ? asked : aspectRank(aspect));
    }
  }
  const parts = new Map<unknown, AspectGroup>();
  for (const subject of subjects) {
    const { aspect, topic, above, isPart, isQuestion, isAnswer } = subject;
    if (aspect === 'faq' || (isAnswer && !isPart)) continue;
    const wanted = groups.find(
      ({ aspect: of, isAsked, heading }) =>
        of === 'detail' &&
        heading !== null &&
        topic.headings.some(({ text }) => words.treats(isAsked ? heading : reader.own(heading), text)),
    );
    if (wanted !== undefined) {
      wanted.members.push(subject);
      continue;
    }
    const part = usual.form === 'cost' ? partOfPrice(topic.text) : -1;
    const ofPrice =
      part === -1
        ? undefined
        : groups.find(({ heading }) => heading !== null && partOfPrice(heading) === part);
    if (ofPrice !== undefined) {
      ofPrice.members.push(subject);
      continue;
    }
    if (aspect !== 'detail') {
      // The signs that it is time for a task say when to do it.
      const home = aspect === 'signs' && usual.form === 'task' ? byAspect.get('when') : undefined;
      const group = home ?? byAspect.get(aspect) ?? add(aspect, null, false, aspectRank(aspect));
      group.members.push(subject);
      continue;
    }
    const key = above ?? topic;
    // Something several pages have is a section even if it is a question.
    if (isQuestion && above === null && topic.pages.size < 2) continue;
    let group = parts.get(key);
    if (group === undefined) {
      // What the keyword itself names comes right after the definition.
      const isCore = words.namesHead((above ?? topic).text);
      const stage = aspectRank(isCore ? 'define' : 'detail');
      group = add('detail', null, false, stage + 0.1 + positionOf(topic.headings) / 2);
      parts.set(key, group);
    }
    // The heading of a part leads, whatever stands beneath it.
    if (topic === key) group.members.unshift(subject);
    else group.members.push(subject);
  }
  return groups.toSorted((one, other) => one.rank - other.rank);
}

/** Whether several pages have headings of a group. */
const isShared = ({ members }: AspectGroup): boolean =>
  new Set(members.flatMap(({ topic }) => [...topic.pages])).size > 1;

const partsIn = (groups: ReadonlySet<AspectGroup>): number =>
  [...groups].filter(({ aspect, heading }) => aspect === 'detail' && heading === null).length;

/** Groups that become sections: everything from pages or requested by the idea, and usual sections if there is room. */
export function selectGroups(
  groups: readonly AspectGroup[],
  { form }: UsualPlan,
  pages: number,
  reader: AspectReader,
  words: SubjectWords,
): AspectGroup[] {
  const isOfPages = ({ members }: AspectGroup) => members.length > 0;
  const groupRank = ({ members }: AspectGroup) => new Set(members.flatMap((one) => [...one.pages])).size;
  const lengthOf = ({ members }: AspectGroup) => members.reduce((sum, one) => sum + weightOf(one), 0);
  const isNamed = ({ aspect, members: [first] }: AspectGroup): boolean =>
    aspect !== 'detail' ||
    (first !== undefined &&
      !first.isHidden &&
      (first.isPart || first.pages.size > 1 || pages === 1) &&
      (isLabel(first.topic.text) ||
        (first.isQuestion &&
          (first.topic.pages.size >= SEVERAL_PAGES ||
            (first.topic.pages.size > 1 && isReusableHeading(first, reader, words))))));
  const ofSubject = groups.filter(
    (group) => group.heading === null && isNamed(group) && group.aspect !== 'close',
  );
  const parts = ofSubject
    .filter(({ aspect }) => aspect === 'detail')
    .toSorted((one, other) => groupRank(other) - groupRank(one))
    .slice(0, MAX_PARTS);
  const wanted = new Set([
    ...groups.filter((group) => group.heading !== null && (group.isAsked || isOfPages(group))),
    ...groups.filter(({ heading }) => heading !== null && MAIN_ASPECTS.test(heading)),
    ...ofSubject
      .filter(({ aspect }) => aspect !== 'detail')
      .toSorted((one, other) => groupRank(other) - groupRank(one) || lengthOf(other) - lengthOf(one)),
    ...parts,
  ]);
  // If there is room, add the longest subjects of single pages that have descriptive headings.
  const single = groups
    .filter(({ aspect, heading, members: [first] }) => {
      if (aspect !== 'detail' || heading !== null || first === undefined) return false;
      // With several pages a single page's subject is skipped, unless it names the keyword's subject.
      const isOfSubject = pages < SEVERAL_PAGES || words.namesSubject(first.topic.text);
      return (
        isOfSubject &&
        !first.isHidden &&
        first.above === null &&
        isStatement(first.topic.text) &&
        isReusableHeading(first, reader, words)
      );
    })
    .toSorted((one, other) => weightOf(other.members[0]!) - weightOf(one.members[0]!));
  for (const group of single)
    if (wanted.size < MAX_SECTIONS - 1 && partsIn(wanted) < MAX_PARTS) wanted.add(group);
  const most = WHOLE_PLANS.has(form) ? MAX_SECTIONS : ENOUGH_SECTIONS;
  for (const group of groups) if (wanted.size < most && group.heading !== null) wanted.add(group);
  const close = groups.filter((group) => group.aspect === 'close' && groupRank(group) > 1);
  // What several pages have stays, whatever else another page adds.
  const isFirst = (group: AspectGroup): boolean =>
    group.isAsked || isShared(group) || MAIN_ASPECTS.test(group.heading ?? '');
  const chosen = new Set(
    [...wanted]
      .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
      .slice(0, MAX_SECTIONS),
  );
  return [...groups.filter((group) => chosen.has(group)), ...close.filter((group) => !chosen.has(group))];
}
