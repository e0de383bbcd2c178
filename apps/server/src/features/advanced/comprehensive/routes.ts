import { comprehensiveAnalysis } from '@pagewright/contract/advanced';
import type { Mount } from '../../../http/mount.ts';
import { runAnalysis } from '../sites/run-analysis.ts';
import { analyseAll } from './analyse-all.ts';

/** Mounts the analysis of everything at once. A run of an item keeps no text: it is the item's, as it is then. */
export function comprehensiveRoutes(mount: Mount): void {
  mount(comprehensiveAnalysis, (ctx, { body }) => {
    const { content, ...others } = body;
    const inputs = body.contentId === undefined ? body : others;
    return runAnalysis(ctx, 'comprehensive-analysis', body.primaryKeyword, inputs, (inside) =>
      analyseAll(inside, { ...body, content }),
    );
  });
}
