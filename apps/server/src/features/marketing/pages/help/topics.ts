import { z } from 'zod';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { readTexts, type Text } from '../../read-content.ts';
import { renderMarkdown } from '../../render-markdown.ts';

/** The sections of the guide, in display order. */
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

/** The front matter of a topic. */
const topicSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  section: z.enum(SECTIONS),
  order: z.int(),
  /** Search words in addition to its title and headings. */
  keywords: z.array(z.string()),
  /** Topics to read next. */
  related: z.array(z.string()),
});

/** One page of the guide. */
export type Topic = Text<z.output<typeof topicSchema>>;

const sectionOf = ({ section }: Topic): number => SECTIONS.indexOf(section);

/** All topics, in reading order. */
export const topics: readonly Topic[] = readTexts('help', topicSchema).toSorted(
  (a, b) => sectionOf(a) - sectionOf(b) || a.order - b.order,
);

/** The topics by section of the guide. */
export const topicsBySection: readonly { readonly name: string; readonly topics: readonly Topic[] }[] =
  SECTIONS.map((name) => ({ name, topics: topics.filter(({ section }) => section === name) }));

/** The text of a topic. */
export const topicText = memoizeByObject(({ markdown }: Topic) => renderMarkdown(markdown));

/** The path of a topic. */
export function topicPath({ slug }: Topic): string {
  return `/help/${slug}`;
}

/** The related topics of a topic, in its order. */
export function relatedTopics({ related }: Topic): Topic[] {
  return related.flatMap((slug) => topics.find((topic) => topic.slug === slug) ?? []);
}
