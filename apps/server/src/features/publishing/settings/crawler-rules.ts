import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import {
  RULED_PURPOSES,
  SHARED_RULES_MAX,
  type CrawlerRules,
  type readCrawlerRules as readCall,
  type RuledPurpose,
  type updateCrawlerRules as updateCall,
} from '@pagewright/contract/publishing/crawler-rules';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { writeAudit } from '../../audit/index.ts';
import { publishingRefusals } from '../messages.ts';
import { mayChangeSite, requireAdmin } from '../policy.ts';
import { countSharedRules } from '../site-repository.ts';
import { renderLlmsTxt } from '../site/llms-txt.ts';
import { siteAddress } from '../site/site-address.ts';
import { serverRobotsTxt, sharedSitePaths, siteRobotsTxt } from '../site/sitemap.ts';
import { findSettings, upsertSettings } from './settings-repository.ts';

/** Whether agents of each purpose are asked to stay away. */
export function rulesByPurpose({
  blocksTraining,
  blocksSearch,
  blocksUser,
}: CrawlerRules): Record<RuledPurpose, boolean> {
  return { training: blocksTraining, search: blocksSearch, user: blocksUser };
}

/** Reads a site's rules about AI agents, with the files that they change. */
export async function readCrawlerRules(
  ctx: Pick<Context, 'db' | 'actor' | 'services'>,
): Promise<HandlerOutput<typeof readCall>> {
  const { workspaceId } = ctx.actor;
  const { site, workspaceName, slug } = await findSettings(ctx.db, workspaceId);
  const domain = site?.domainVerifiedAt ? site.domain : null;
  const publicUrl = ctx.services.publicUrl();
  const address = siteAddress(publicUrl, slug, domain);
  const named = { workspaceId, name: site?.name || workspaceName, tagline: site?.tagline ?? '' };
  return {
    blocksTraining: site?.blocksAiTraining ?? false,
    blocksSearch: site?.blocksAiSearch ?? false,
    blocksUser: site?.blocksAiUsers ?? false,
    hasLlmsTxt: site?.hasLlmsTxt ?? false,
    robotsUrl: `${address.origin}/robots.txt`,
    // Other sites' rules are nobody else's business.
    robots: domain === null ? serverRobotsTxt(publicUrl) : siteRobotsTxt(address),
    blockedPaths: domain === null ? sharedSitePaths(address) : ['/'],
    llmsUrl: address.url('llms.txt'),
    llms: await renderLlmsTxt(ctx.db, named, address),
    canEdit: mayChangeSite(ctx.actor),
  };
}

/**
 * Changes a site's rules about AI agents; robots.txt shows the change right away.
 * @throws ApiError 403 by policy, 409 if the robots.txt that the site shares with others is full.
 */
export async function updateCrawlerRules(
  ctx: Context,
  { blocksTraining, blocksSearch, blocksUser, hasLlmsTxt }: ParsedRequest<typeof updateCall>['body'],
): Promise<HandlerOutput<typeof updateCall>> {
  requireAdmin(ctx.actor);
  return withTransaction(ctx, async (inside) => {
    const { workspaceId } = ctx.actor;
    await upsertSettings(inside.db, workspaceId, {
      ...(blocksTraining === undefined ? {} : { blocksAiTraining: blocksTraining }),
      ...(blocksSearch === undefined ? {} : { blocksAiSearch: blocksSearch }),
      ...(blocksUser === undefined ? {} : { blocksAiUsers: blocksUser }),
      ...(hasLlmsTxt === undefined ? {} : { hasLlmsTxt }),
    });
    const { site } = await findSettings(inside.db, workspaceId);
    const changed = await readCrawlerRules(inside);
    const rules = rulesByPurpose(changed);
    if (!site?.domainVerifiedAt && RULED_PURPOSES.some((purpose) => rules[purpose])) {
      await lockName(inside.db, 'shared crawler rules');
      if ((await countSharedRules(inside.db, workspaceId)) >= SHARED_RULES_MAX)
        throw new ApiError(409, 'shared_rules_full', publishingRefusals.sharedRulesFull);
    }
    await writeAudit(inside, 'site.crawler-rules', workspaceId, rules);
    return changed;
  });
}
