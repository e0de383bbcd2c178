import * as contract from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { findPartners } from './find-partners.ts';
import { generateSocialSnippets } from './generate-social-snippets.ts';

/** Mounts the routes for content promotion. */
export function contentPromotionRoutes(mount: Mount): void {
  mount(contract.generateSocialSnippets, (ctx, { body }) => generateSocialSnippets(ctx, body));
  mount(contract.findSyndicationPartners, (ctx, { body }) => findPartners(ctx, body));
}
