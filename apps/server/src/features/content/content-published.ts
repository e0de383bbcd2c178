import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { writeEffects } from '../../jobs/outbox.ts';

/** Kind of the effect that an item's going public causes. */
export const CONTENT_PUBLISHED = 'content-published';

/** What that effect knows. */
export const contentPublishedSchema = z.object({
  contentId: z.string(),
  workspaceId: z.string(),
  /** Null where the account is gone. */
  authorId: z.string().nullable(),
  title: z.string(),
  slug: z.string(),
  /** It had been due for more than a minute. */
  isLate: z.boolean(),
});
export type ContentPublished = z.output<typeof contentPublishedSchema>;

/** Writes the effect of an item's going public, named by the moment at which it did. */
export async function writePublishedEffect(
  db: Database,
  payload: ContentPublished,
  publishedAt: Date,
): Promise<void> {
  const key = `${CONTENT_PUBLISHED}:${payload.contentId}:${publishedAt.getTime()}`;
  await writeEffects({ db }, [{ kind: CONTENT_PUBLISHED, key, payload }]);
}
