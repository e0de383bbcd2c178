import type { Effect, EffectContext } from '../../jobs/define.ts';
import {
  SITE_CHANGES,
  siteChangeEffect,
  siteChangeSchema,
  type SiteChange,
  type SiteChangeKind,
} from '../content/index.ts';
import { notify } from '../notifications/index.ts';
import { sendAutomatically } from './remote-posts/send-automatically.ts';
import { findDomain, findWorkspaceSlug } from './repository.ts';
import { siteAddress } from './site/address.ts';
import { announcePage } from './site/index-now.ts';
import { tellWebhooks } from './webhooks/tell-webhooks.ts';

/** What follows from a change of a public page: its author is told of the first, and webhooks of all. */
export const siteChangeEffects: readonly Effect<SiteChange>[] = SITE_CHANGES.map((change) => ({
  kind: siteChangeEffect(change),
  isLocal: true,
  parse: (payload) => siteChangeSchema.parse(payload),
  async carryOut(ctx, page, key) {
    const workspaceSlug = await findWorkspaceSlug(ctx, page.workspaceId);
    if (workspaceSlug === undefined) return;
    const domain = await findDomain(ctx, page.workspaceId);
    const url = siteAddress(ctx.services.publicUrl(), workspaceSlug, domain).url(page.slug);
    if (change === 'published') {
      await tellAuthor(ctx, page, url, key);
      await sendAutomatically(ctx, page);
    }
    await announcePage(ctx, url, key);
    await tellWebhooks(ctx, page.workspaceId, key, {
      event: `content.${change}`,
      at: page.at,
      data: newsOf(change, page, url),
    });
  },
}));

/** What the receiver of a webhook is told of a page. */
function newsOf(
  change: SiteChangeKind,
  { contentId, title, slug, isLate }: SiteChange,
  url: string,
): Record<string, unknown> {
  return { id: contentId, title, slug, url, ...(change === 'published' ? { isLate } : {}) };
}

async function tellAuthor(
  ctx: EffectContext,
  { workspaceId, authorId, title, isLate }: SiteChange,
  url: string,
  key: string,
): Promise<void> {
  if (authorId === null) return;
  await notify(ctx, key, {
    workspaceId,
    userId: authorId,
    kind: isLate ? 'published_late' : 'published',
    title,
    link: url,
    reason: null,
  });
}
