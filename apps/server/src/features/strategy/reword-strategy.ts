import { BRIEF_LIMITS, type Strategy } from '@pagewright/contract/strategy';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import {
  describeModel,
  generate,
  applyRewordings,
  wordingMs,
  wordingsSchema,
} from '../../generation/index.ts';
import { strategyMessages } from './messages.ts';

const TOKENS = { tokensIn: 3000, tokensOut: 1500 };

const TASK = `Word the titles of articles better, for the people who search for their keywords.
For each title of the draft its "number" and a "wording" that names what the title names and serves its "intent". Promise nothing that the keywords do not say. Leave out those that are good as they are.`;

const wordingSchema = z.object({ titles: wordingsSchema });

/**
 * Has the language model, if one is set, reword the titles of supporting topics. Topics, keywords, order, and links
 * stay, as does the pillar's title, which comes from the brief.
 * @param startedAt Start of the call, from `performance.now()`.
 * @throws the signal's reason on cancellation.
 */
export async function rewordStrategy(ctx: Context, strategy: Strategy, startedAt: number): Promise<Strategy> {
  const { pillar, supporting } = strategy;
  if (supporting.every(({ existing }) => existing)) return strategy;
  const written = await generate(ctx, {
    kind: 'strategy.wording',
    task: TASK,
    evidence: {
      pages: [],
      given: { keyword: pillar.keyword },
      draft: supporting.flatMap(({ title, keywords, intent, existing }, number) =>
        // An existing article keeps its title.
        existing ? [] : [{ number, title, keywords, intent }],
      ),
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: strategyMessages.wordingTitles,
  });
  if (written.output === null) return { ...strategy, notice: written.notice?.message ?? null };
  const wordings = applyRewordings(
    supporting.map(({ title }) => title),
    written.output.titles,
    { longest: BRIEF_LIMITS.topic, elsewhere: [pillar.title] },
  );
  const { cost } = written;
  return {
    ...strategy,
    supporting: supporting.map((topic, at) => {
      const title = wordings.get(at);
      if (title === undefined || topic.existing) return topic;
      const method = describeModel(topic.provenance.method, cost);
      return { ...topic, title, provenance: { kind: 'generated', method } };
    }),
  };
}
