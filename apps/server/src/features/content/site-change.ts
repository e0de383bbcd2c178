import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { writeEffects } from '../../jobs/outbox.ts';

/** What can happen to an item's public page. */
export const SITE_CHANGES = ['published', 'updated', 'unpublished'] as const;
export type SiteChangeKind = (typeof SITE_CHANGES)[number];

/** Kind of the effect that a change of a public page causes. */
export function siteChangeEffect(change: SiteChangeKind): string {
  return `content-${change}`;
}

/** What that effect knows. */
export const siteChangeSchema = z.object({
  contentId: z.string(),
  workspaceId: z.string(),
  /** Null where the account is gone. */
  authorId: z.string().nullable(),
  title: z.string(),
  /** Where the page stands, or stood. */
  slug: z.string(),
  /** It had been due for more than a minute. */
  isLate: z.boolean(),
  /** When it happened. */
  at: z.iso.datetime(),
});
export type SiteChange = z.output<typeof siteChangeSchema>;

/** Writes the effects of a change of items' public pages, each named by the moment at which it happened. */
export async function writeSiteChange(
  db: Database,
  change: SiteChangeKind,
  ...changed: readonly (Omit<SiteChange, 'at'> & { readonly at: Date })[]
): Promise<void> {
  const kind = siteChangeEffect(change);
  await writeEffects(
    { db },
    changed.map(({ at, ...about }) => ({
      kind,
      key: `${kind}:${about.contentId}:${at.getTime()}`,
      payload: { ...about, at: at.toISOString() } satisfies SiteChange,
    })),
  );
}
