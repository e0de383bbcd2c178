import { z } from 'zod';
import { keepFor } from '../../keep-for.ts';
import { readTexts, type Text } from '../../read-content.ts';
import { renderMarkdown } from '../../render-markdown.ts';

/** The parts of the guide, in the order in which they are shown. */
const SECTIONS = [
  'Start here',
  'Writing',
  'Planning',
  'Publishing',
  'Measuring',
  'Advanced analyses',
  'Team',
  'Account',
  'Automate',
  'Reference',
] as const;

/** What stands above the text of a topic. */
const topicSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  section: z.enum(SECTIONS),
  order: z.int(),
  /** Words by which it is found beside its title and its headings. */
  keywords: z.array(z.string()),
  /** Topics to read next. */
  related: z.array(z.string()),
});

/** One page of the guide. */
export type Topic = Text<z.output<typeof topicSchema>>;

const sectionOf = ({ section }: Topic): number => SECTIONS.indexOf(section);

/** All topics, in the order in which they are read. */
export const topics: readonly Topic[] = readTexts('help', topicSchema).toSorted(
  (a, b) => sectionOf(a) - sectionOf(b) || a.order - b.order,
);

/** The topics by the parts of the guide. */
export const topicsBySection: readonly { readonly name: string; readonly topics: readonly Topic[] }[] =
  SECTIONS.map((name) => ({ name, topics: topics.filter(({ section }) => section === name) }));

/** The text of a topic. */
export const topicText = keepFor(({ markdown }: Topic) => renderMarkdown(markdown));

/** Where a topic stands. */
export function topicPath({ slug }: Topic): string {
  return `/help/${slug}`;
}

/** The topics that one names, in its order. */
export function relatedTopics({ related }: Topic): Topic[] {
  return related.flatMap((slug) => topics.find((topic) => topic.slug === slug) ?? []);
}
