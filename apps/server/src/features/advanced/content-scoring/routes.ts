import { keywordDensity, liveScore, scoreContent, semanticCompleteness } from '@pagewright/contract/advanced';

import type { Mount } from '../../../http/mount.ts';
import { measureCompleteness } from './measure-completeness.ts';
import { measureDensity } from './measure-density.ts';
import { scoreLive } from './score-live.ts';
import { scoreText } from './score-text.ts';

/** Mounts the scoring calls. They only compute: nothing is kept or metered. */
export function contentScoringRoutes(mount: Mount): void {
  mount(scoreContent, async (_ctx, { body }) => scoreText(body));
  mount(liveScore, (ctx, { body }) => scoreLive(ctx, body));
  mount(keywordDensity, async (_ctx, { body }) => measureDensity(body));
  mount(semanticCompleteness, (ctx, { body }) => measureCompleteness(ctx, body));
}
