import {
  claimDomain as claimCall,
  readCrawlerRules as readRulesCall,
  readSite as readCall,
  updateCrawlerRules as updateRulesCall,
  updateSite as updateCall,
  verifyDomain as verifyCall,
} from '@pagewright/contract/publishing';
import type { Mount } from '../../../platform/http/mount.ts';
import { claimDomain } from './claim-domain.ts';
import { readCrawlerRules, updateCrawlerRules } from './crawler-rules.ts';
import { readSite } from './read-site.ts';
import { updateSite } from './update-site.ts';
import { verifyDomain } from './verify-domain.ts';

/** Mounts the endpoints for the public site's appearance and domain. */
export function settingsRoutes(mount: Mount): void {
  mount(readCall, (ctx) => readSite(ctx));
  mount(updateCall, (ctx, { body }) => updateSite(ctx, body));
  mount(claimCall, (ctx, { body }) => claimDomain(ctx, body.domain));
  mount(verifyCall, (ctx) => verifyDomain(ctx));
  mount(readRulesCall, (ctx) => readCrawlerRules(ctx));
  mount(updateRulesCall, (ctx, { body }) => updateCrawlerRules(ctx, body));
}
