import { z } from 'zod';
import type { Database } from '../../platform/db/client.ts';
import { writeEffects } from '../../platform/jobs/outbox.ts';

/** What can happen to an item's public page. */
export const SITE_CHANGES = ['published', 'updated', 'unpublished'] as const;
export type SiteChangeKind = (typeof SITE_CHANGES)[number];

/** Returns the effect kind for a change of a public page. */
export function siteChangeEffect(change: SiteChangeKind): string {
  return `content-${change}`;
}

/** Payload of that effect. */
export const siteChangeSchema = z.object({
  contentId: z.string(),
  workspaceId: z.string(),
  /** Null if the account was deleted. */
  authorId: z.string().nullable(),
  title: z.string(),
  /** The current or former address of the page. */
  slug: z.string(),
  /** It had been due for more than a minute. */
  isLate: z.boolean(),
  /** Time of the change. */
  at: z.iso.datetime(),
});
export type SiteChange = z.output<typeof siteChangeSchema>;

/** Writes the effects of changes to public pages, keyed by the time of the change. */
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
