import type { Batched, Effect, EffectContext } from '../../platform/jobs/define.ts';
import {
  SITE_CHANGES,
  siteChangeEffect,
  siteChangeSchema,
  type SiteChange,
  type SiteChangeKind,
} from '../content/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { sendAutomatically } from './remote-posts/send-automatically.ts';
import { findDomain, findAnnouncedSlug } from './site-repository.ts';
import { siteAddress, type SiteAddress } from './site/site-address.ts';
import { enqueueIndexNow } from './site/index-now.ts';
import { notifyWebhooks } from './webhooks/notify-webhooks.ts';

/**
 * Handles a change to a public page. On first publication, notifies the author and sends the page to automatic
 * connections. On every change, notifies search engines and webhooks.
 */
export const siteChangeEffects: readonly Effect<SiteChange>[] = SITE_CHANGES.map((change) => ({
  kind: siteChangeEffect(change),
  isLocal: true,
  parse: (payload) => siteChangeSchema.parse(payload),
  run: (ctx, page, key) => handleSiteChanges(ctx, change, [{ key, payload: page }]),
  async runBatch(ctx, batch) {
    await handleSiteChanges(ctx, change, batch);
    return new Set(batch.map(({ key }) => key));
  },
}));

async function handleSiteChanges(
  ctx: EffectContext,
  change: SiteChangeKind,
  batch: readonly Batched<SiteChange>[],
): Promise<void> {
  const addresses = await loadSiteAddresses(ctx, batch);
  const changes = batch.flatMap(({ key, payload: page }) => {
    const url = addresses.get(page.workspaceId)?.url(page.slug);
    return url === undefined ? [] : [{ key, page, url }];
  });
  if (change === 'published') {
    await notifyAuthors(ctx, changes);
    for (const { page } of changes) await sendAutomatically(ctx, page);
  }
  for (const { key, url } of changes) await enqueueIndexNow(ctx, url, key);
  await notifyWebhooks(
    ctx,
    `content.${change}`,
    changes.map(({ key, page, url }) => ({
      key,
      workspaceId: page.workspaceId,
      at: page.at,
      data: webhookData(change, page, url),
    })),
  );
}

/** The site URLs of these pages by workspace, leaving out deleted and sample workspaces. */
async function loadSiteAddresses(
  ctx: EffectContext,
  batch: readonly Batched<SiteChange>[],
): Promise<ReadonlyMap<string, SiteAddress>> {
  const addresses = new Map<string, SiteAddress>();
  for (const workspaceId of new Set(batch.map(({ payload }) => payload.workspaceId))) {
    const slug = await findAnnouncedSlug(ctx.db, workspaceId);
    if (slug === undefined) continue;
    const domain = await findDomain(ctx.db, workspaceId);
    addresses.set(workspaceId, siteAddress(ctx.services.publicUrl(), slug, domain));
  }
  return addresses;
}

/** The webhook payload for a page. */
function webhookData(
  change: SiteChangeKind,
  { contentId, title, slug, isLate }: SiteChange,
  url: string,
): Record<string, unknown> {
  return { id: contentId, title, slug, url, ...(change === 'published' ? { isLate } : {}) };
}

async function notifyAuthors(
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
