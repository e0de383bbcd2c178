import type { Batched, Effect, EffectContext } from '../../jobs/define.ts';
import {
  SITE_CHANGES,
  siteChangeEffect,
  siteChangeSchema,
  type SiteChange,
  type SiteChangeKind,
} from '../content/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { sendAutomatically } from './remote-posts/send-automatically.ts';
import { findDomain, findFollowedSlug } from './repository.ts';
import { siteAddress, type SiteAddress } from './site/address.ts';
import { announcePage } from './site/index-now.ts';
import { tellWebhooks } from './webhooks/tell-webhooks.ts';

/**
 * What follows from a change of a public page: its author is told of the first, and so are the places that it is sent to
 * by itself; search engines and webhooks of all.
 */
export const siteChangeEffects: readonly Effect<SiteChange>[] = SITE_CHANGES.map((change) => ({
  kind: siteChangeEffect(change),
  isLocal: true,
  parse: (payload) => siteChangeSchema.parse(payload),
  carryOut: (ctx, page, key) => follow(ctx, change, [{ key, payload: page }]),
  async carryOutTogether(ctx, batch) {
    await follow(ctx, change, batch);
    return new Set(batch.map(({ key }) => key));
  },
}));

async function follow(
  ctx: EffectContext,
  change: SiteChangeKind,
  batch: readonly Batched<SiteChange>[],
): Promise<void> {
  const addresses = await addressesOf(ctx, batch);
  const changes = batch.flatMap(({ key, payload: page }) => {
    const url = addresses.get(page.workspaceId)?.url(page.slug);
    return url === undefined ? [] : [{ key, page, url }];
  });
  if (change === 'published') {
    await tellAuthors(ctx, changes);
    for (const { page } of changes) await sendAutomatically(ctx, page);
  }
  for (const { key, url } of changes) await announcePage(ctx, url, key);
  await tellWebhooks(
    ctx,
    `content.${change}`,
    changes.map(({ key, page, url }) => ({
      key,
      workspaceId: page.workspaceId,
      at: page.at,
      data: newsOf(change, page, url),
    })),
  );
}

/** Where the sites of these pages stand, by workspace; those that are gone, and samples, are left out. */
async function addressesOf(
  ctx: EffectContext,
  batch: readonly Batched<SiteChange>[],
): Promise<ReadonlyMap<string, SiteAddress>> {
  const addresses = new Map<string, SiteAddress>();
  for (const workspaceId of new Set(batch.map(({ payload }) => payload.workspaceId))) {
    const slug = await findFollowedSlug(ctx, workspaceId);
    if (slug === undefined) continue;
    const domain = await findDomain(ctx, workspaceId);
    addresses.set(workspaceId, siteAddress(ctx.services.publicUrl(), slug, domain));
  }
  return addresses;
}

/** What the receiver of a webhook is told of a page. */
function newsOf(
  change: SiteChangeKind,
  { contentId, title, slug, isLate }: SiteChange,
  url: string,
): Record<string, unknown> {
  return { id: contentId, title, slug, url, ...(change === 'published' ? { isLate } : {}) };
}

async function tellAuthors(
  ctx: EffectContext,
  changes: readonly { readonly key: string; readonly page: SiteChange; readonly url: string }[],
): Promise<void> {
  await notifyAll(
    ctx,
    changes.flatMap(({ key, page: { workspaceId, authorId, title, isLate }, url }) =>
      authorId === null
        ? []
        : [
            {
              key,
              notice: {
                workspaceId,
                userId: authorId,
                kind: isLate ? ('published_late' as const) : ('published' as const),
                title,
                link: url,
                reason: null,
              },
            },
          ],
    ),
  );
}
