import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { PageTopic } from './heading-topics.ts';
import { isSelfReferential } from './own-headings.ts';
import type { PageHeading } from './page-headings.ts';
import { sortDrafts } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { median } from './word-shares.ts';

/** With three or more pages, a topic needs two of them, however many there are. */
const FEW_PAGES = 2;
const MIN_PAGES = 2;
/** When pages agree on fewer sections, the largest topics of single pages are added. */
const MIN_SECTIONS = 5;
const MAX_SECTIONS = 14;
const MAX_CHILDREN = 6;
const TOP_LEVEL = 2;
const MAX_EVIDENCE = 20;

/** The sections on which the pages' headings agree, in order, with their subsections. */
export function sectionsFromHeadings(
  topics: readonly PageTopic[],
  headingsOf: readonly (readonly PageHeading[])[],
  pages: readonly EvidencePage[],
  language: string,
): SectionDraft[] {
  const count = headingsOf.filter((headings) => headings.length > 0).length;
  const needed = count <= FEW_PAGES ? 1 : MIN_PAGES;
  const topicOf = new Map<PageHeading, PageTopic>();
  for (const topic of topics) for (const heading of topic.headings) topicOf.set(heading, topic);
  const ranked = topics
    .filter(({ text }) => !isSelfReferential(text, language))
    .toSorted(
      (a, b) => b.pages.size - a.pages.size || shareOf(b) - shareOf(a) || positionOf(a) - positionOf(b),
    );
  const agreed = ranked.filter((topic) => topic.pages.size >= needed);
  const tops = agreed.filter((topic) => isTopLevel(topic)).slice(0, MAX_SECTIONS);
  for (const topic of ranked) {
    if (tops.length >= MIN_SECTIONS) break;
    if (isTopLevel(topic) && !tops.includes(topic)) tops.push(topic);
  }
  const drafts = new Map(tops.map((topic) => [topic, draftOf(topic, pages)]));
  const orphans: PageTopic[] = [];
  for (const topic of agreed) {
    if (isTopLevel(topic)) continue;
    const parent = parentOf(topic, topicOf, headingsOf, drafts);
    if (parent === null) orphans.push(topic);
    else if (parent.children.length < MAX_CHILDREN) parent.children.push(draftOf(topic, pages));
  }
  // A subject that several pages place under different headings deserves its own section.
  for (const topic of orphans) {
    if (drafts.size >= MAX_SECTIONS) break;
    if (topic.pages.size > 1 || count === 1) drafts.set(topic, draftOf(topic, pages));
  }
  for (const draft of drafts.values()) draft.children = sortDrafts(draft.children);
  return sortDrafts([...drafts.values()]);
}

const isTopLevel = (topic: PageTopic): boolean =>
  topic.headings.filter(({ level }) => level === TOP_LEVEL).length * 2 >= topic.headings.length;
const shareOf = (topic: PageTopic): number => median(topic.headings.map(({ share }) => share));
const positionOf = (topic: PageTopic): number => median(topic.headings.map(({ position }) => position));

function draftOf(topic: PageTopic, pages: readonly EvidencePage[]): SectionDraft {
  return {
    text: topic.text,
    purpose: topic.purpose,
    origin: 'headings',
    position: positionOf(topic),
    share: shareOf(topic),
    pages: topic.pages,
    headings: topic.headings,
    evidence: topic.headings
      .slice(0, MAX_EVIDENCE)
      .map(({ page, text, place }) => ({ page, url: pages[page]!.url, heading: text, place })),
    questions: [],
    children: [],
  };
}

/** The selected section that contains most of a topic's headings. */
function parentOf(
  topic: PageTopic,
  topicOf: ReadonlyMap<PageHeading, PageTopic>,
  headingsOf: readonly (readonly PageHeading[])[],
  drafts: ReadonlyMap<PageTopic, SectionDraft>,
): SectionDraft | null {
  const votes = new Map<PageTopic, number>();
  for (const heading of topic.headings) {
    let above = heading.parent;
    while (above !== -1) {
      const own = headingsOf[heading.page]![above]!;
      const found = topicOf.get(own);
      if (found !== undefined && found !== topic && drafts.has(found)) {
        votes.set(found, (votes.get(found) ?? 0) + 1);
        break;
      }
      above = own.parent;
    }
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return best === undefined ? null : drafts.get(best[0])!;
}
