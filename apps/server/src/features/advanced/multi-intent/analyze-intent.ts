import type { analyzeIntent as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { knownEvidence } from '../evidence/known-evidence.ts';
import { asRun } from '../runs/as-run.ts';
import { intentMix } from './intent-mix.ts';
import { intentMessages } from './messages.ts';

type Answer = HandlerOutput<typeof call>;

const mixing = defineTask(new URL('./intent-mix.ts', import.meta.url), intentMix, {
  kind: 'long',
});

/** The mix of intents behind a keyword. Not metered: it rests on what was researched before and on free sources. */
export async function analyzeIntent(
  ctx: Context,
  asked: ParsedRequest<typeof call>['body'],
): Promise<Answer> {
  const { keyword, pages, includeSearch } = asked;
  return asRun(ctx, { kind: 'analyze-intent', label: keyword, inputs: asked }, async (_metering, inside) => {
    inside.progress(intentMessages.reading(keyword), 0, 2);
    const known = await knownEvidence(inside, { keyword, pages, includeSearch });
    inside.progress(intentMessages.judging, 1, 2);
    return { ...(await compute(mixing, keyword, known.results)), evidence: known.shown };
  });
}
