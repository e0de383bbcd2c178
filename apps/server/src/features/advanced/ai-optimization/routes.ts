import * as contract from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { analyzePatterns } from './analyze-patterns.ts';
import { outlineVoiceSearch } from './outline-voice-search.ts';

/** Mounts the routes for answer engines. */
export function aiOptimizationRoutes(mount: Mount): void {
  mount(contract.analyzePatterns, (ctx, { body }) => analyzePatterns(ctx, body));
  mount(contract.voiceSearchOutline, (ctx, { body }) => outlineVoiceSearch(ctx, body));
}
