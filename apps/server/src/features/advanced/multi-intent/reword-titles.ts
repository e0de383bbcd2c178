import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { createStrategy } from '@pagewright/contract/advanced';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import {
  describeModel,
  generate,
  applyRewordings,
  wordingMs,
  wordingsSchema,
} from '../../../generation/index.ts';
import { intentMessages } from './messages.ts';

type PlannedPage = HandlerOutput<typeof createStrategy>['pages'][number];

const LONGEST = 200;
const TOKENS = { tokensIn: 2000, tokensOut: 800 };

const TASK = `Word the titles of pages better, for the people who search for their keywords.
For each title of the draft its "number" and a "wording" that names the keyword and serves its "intent" in its "format". Promise nothing that the keywords do not say. Leave out those that are good as they are.`;

const wordingSchema = z.object({ titles: wordingsSchema });

/**
 * Has a language model reword the titles of planned pages if one is configured.
 * @throws the signal's reason if the caller disconnects.
 */
export async function rewordTitles(
  ctx: Context,
  keyword: string,
  pages: readonly PlannedPage[],
  startedAt: number,
): Promise<{ readonly pages: PlannedPage[]; readonly notice: string | null }> {
  if (pages.length === 0) return { pages: [], notice: null };
  const written = await generate(ctx, {
    kind: 'multi-intent.wording',
    task: TASK,
    evidence: {
      pages: [],
      given: { keyword },
      draft: pages.map(({ title, primaryKeyword, intent, format }, number) => ({
        number,
        title,
        primaryKeyword,
        intent,
        format,
      })),
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: intentMessages.wording,
  });
  if (written.output === null) return { pages: [...pages], notice: written.notice?.message ?? null };
  const wordings = applyRewordings(
    pages.map(({ title }) => title),
    written.output.titles,
    { longest: LONGEST, elsewhere: [] },
  );
  const { cost } = written;
  return {
    notice: null,
    pages: pages.map((page, at) => {
      const title = wordings.get(at);
      if (title === undefined) return page;
      const method = describeModel(page.provenance.method, cost);
      return { ...page, title, provenance: { kind: 'generated', method } };
    }),
  };
}
