import { z } from 'zod';
import { byLanguage } from '../../../../platform/language/by-language.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { readTexts, type Text } from '../../read-content.ts';
import { renderMarkdown } from '../../render-markdown.ts';

/** The front matter of a topic. */
const topicSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The name of the part of the guide that it belongs to. */
  section: z.string(),
  /** Its place in the guide. The first topic of a section decides the section's. */
  order: z.int(),
  /** Search words in addition to its title and headings. */
  keywords: z.array(z.string()),
  /** Topics to read next. */
  related: z.array(z.string()),
});

/** One page of the guide. */
export type Topic = Text<z.output<typeof topicSchema>>;

/** The topics of a language by section of the guide, in reading order. */
export const topicsBySection = byLanguage((): ReadonlyMap<string, readonly Topic[]> => {
  const inOrder = readTexts('help', topicSchema).toSorted((a, b) => a.order - b.order);
  return Map.groupBy(inOrder, ({ section }) => section);
});

/** All topics of a language, in reading order. */
export const topics = byLanguage((): readonly Topic[] => [...topicsBySection().values()].flat());

/** The text of a topic. */
export const topicText = memoizeByObject(({ markdown }: Topic) => renderMarkdown(markdown));

/** The path of a topic. */
export function topicPath({ slug }: Topic): string {
  return `/help/${slug}`;
}

/** The related topics of a topic, in its order. */
export function relatedTopics({ related }: Topic): Topic[] {
  return related.flatMap((slug) => topics().find((topic) => topic.slug === slug) ?? []);
}
