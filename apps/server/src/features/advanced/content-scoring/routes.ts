import {
  keywordDensity,
  liveScore,
  scoreContent,
  semanticCompleteness,
  serpIntegration,
} from '@pagewright/contract/advanced';

import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { measureCompleteness } from './measure-completeness.ts';
import { measureDensity } from './measure-density.ts';
import { saveIfRequested } from './save-result.ts';
import { scoreLive } from './score-live.ts';
import { measureSerpIntegration } from './measure-serp-integration.ts';

const density = defineTask(new URL('./measure-density.ts', import.meta.url), measureDensity, {
  kind: 'quick',
});

/** Mounts the scoring routes. All but the one that researches a keyword only compute and are never metered. */
export function contentScoringRoutes(mount: Mount): void {
  mount(scoreContent, (ctx, { body }) => scoreLive(ctx, body));
  mount(liveScore, async (ctx, { body }) =>
    saveIfRequested(ctx, 'live-score', body.primaryKeyword, body, await scoreLive(ctx, body)),
  );
  mount(keywordDensity, async (ctx, { body }) => {
    const label = body.targetKeywords.join(', ');
    return saveIfRequested(ctx, 'keyword-density', label, body, await compute(density, body));
  });
  mount(serpIntegration, (ctx, { body }) => measureSerpIntegration(ctx, body));
  mount(semanticCompleteness, async (ctx, { body }) =>
    saveIfRequested(ctx, 'semantic-completeness', body.topic, body, await measureCompleteness(ctx, body)),
  );
}
