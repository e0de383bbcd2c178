import {
  keywordDensity,
  liveScore,
  scoreContent,
  semanticCompleteness,
  serpIntegration,
} from '@pagewright/contract/advanced';

import type { Mount } from '../../../http/mount.ts';
import { measureCompleteness } from './measure-completeness.ts';
import { measureDensity } from './measure-density.ts';
import { scoreLive } from './score-live.ts';
import { measureSerpIntegration } from './measure-serp-integration.ts';

/** Mounts the scoring calls. All but the one that researches a keyword only compute: nothing is kept or metered. */
export function contentScoringRoutes(mount: Mount): void {
  mount(scoreContent, (ctx, { body }) => scoreLive(ctx, body));
  mount(liveScore, (ctx, { body }) => scoreLive(ctx, body));
  mount(keywordDensity, async (_ctx, { body }) => measureDensity(body));
  mount(serpIntegration, (ctx, { body }) => measureSerpIntegration(ctx, body));
  mount(semanticCompleteness, (ctx, { body }) => measureCompleteness(ctx, body));
}
