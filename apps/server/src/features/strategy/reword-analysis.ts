import type { BriefAnalysis } from '@pagewright/contract/strategy';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import {
  describeModel,
  generate,
  applyRewordings,
  wordingMs,
  wordingsSchema,
} from '../../generation/index.ts';
import type { GatheredEvidence } from '../../research/index.ts';
import { strategyMessages } from './messages.ts';

const TOKENS = { tokensIn: 6000, tokensOut: 2000 };
const ANSWER_LENGTH_MAX = 500;

const TASK = `Word the answers to questions of readers better.
For each answer of the draft its "number" and a "wording": one to three sentences that answer the question at once, say what the answer says and nothing else. Leave out those that are good as they are.`;

const wordingSchema = z.object({ answers: wordingsSchema });

/**
 * Has the language model, if one is set, reword the pages' answers. Unanswered questions stay open, and each answer
 * keeps its source page.
 * @param startedAt Start of the call, from `performance.now()`.
 * @throws the signal's reason on cancellation.
 */
export async function rewordAnalysis(
  ctx: Context,
  analysis: BriefAnalysis,
  { keyword, gathered, startedAt }: { keyword: string; gathered: GatheredEvidence; startedAt: number },
): Promise<BriefAnalysis> {
  const answered = analysis.faq.flatMap(({ question, answer }) =>
    answer === null ? [] : [{ question, answer }],
  );
  if (answered.length === 0) return analysis;
  const written = await generate(ctx, {
    kind: 'analysis.wording',
    task: TASK,
    evidence: {
      pages: gathered.pages,
      given: { keyword },
      draft: answered.map(({ question, answer }, number) => ({ number, question, answer })),
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: strategyMessages.wordingAnswers,
  });
  if (written.output === null) return { ...analysis, notice: written.notice?.message ?? null };
  const wordings = applyRewordings(
    answered.map(({ answer }) => answer),
    written.output.answers,
    { longest: ANSWER_LENGTH_MAX },
  );
  const worded = new Map([...wordings].map(([at, wording]) => [answered[at]?.question, wording]));
  const { cost } = written;
  return {
    ...analysis,
    faq: analysis.faq.map((one) => {
      const answer = worded.get(one.question);
      if (answer === undefined) return one;
      const method = describeModel(one.provenance.method, cost);
      return { ...one, answer, provenance: { kind: 'generated', method } };
    }),
  };
}
