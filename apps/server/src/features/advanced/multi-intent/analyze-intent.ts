import type { analyzeIntent as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { readKnownEvidence } from '../evidence/known-evidence.ts';
import { executeRun } from '../runs/execute-run.ts';
import { intentMix } from './intent-mix.ts';
import { intentMessages } from './messages.ts';

type Answer = HandlerOutput<typeof call>;

const mixing = defineTask(new URL('./intent-mix.ts', import.meta.url), intentMix, {
  kind: 'long',
});

/** Analyzes the mix of intents behind a keyword. Not metered: uses earlier research and free sources. */
export async function analyzeIntent(ctx: Context, body: ParsedRequest<typeof call>['body']): Promise<Answer> {
  const { keyword, pages, includeSearch } = body;
  return executeRun(
    ctx,
    { kind: 'analyze-intent', label: keyword, inputs: body },
    async (_metering, inside) => {
      inside.progress(intentMessages.reading(keyword), 0, 2);
      const known = await readKnownEvidence(inside, { keyword, pages, includeSearch });
      inside.progress(intentMessages.judging, 1, 2);
      return { ...(await compute(mixing, keyword, known.results)), evidence: known.shown };
    },
  );
}
