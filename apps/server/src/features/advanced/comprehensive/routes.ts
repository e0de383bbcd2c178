import { comprehensiveAnalysis } from '@pagewright/contract/advanced';
import type { Mount } from '../../../platform/http/mount.ts';
import { runAnalysis } from '../sites/run-analysis.ts';
import { analyzeAll } from './analyze-all.ts';

/** Mounts the route of the comprehensive analysis. */
export function comprehensiveRoutes(mount: Mount): void {
  mount(comprehensiveAnalysis, (ctx, { body }) =>
    runAnalysis(ctx, 'comprehensive-analysis', body.primaryKeyword, body, analyzeAll),
  );
}
