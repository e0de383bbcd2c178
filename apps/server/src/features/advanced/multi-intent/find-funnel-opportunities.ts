import { STAGES, type funnelOpportunities as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { keywordIntents } from '../../../research/index.ts';
import { searchContent } from '../../content/index.ts';
import { executeRun } from '../runs/execute-run.ts';
import { intentMessages } from './messages.ts';
import { STAGE_OF } from './stages.ts';

type Answer = HandlerOutput<typeof call>;

const ARTICLES = 3;

/** Sorts keywords into funnel stages, with the articles that cover them. Never metered: makes no outside requests. */
export async function findFunnelOpportunities(
  ctx: Context,
  { keywords }: ParsedRequest<typeof call>['body'],
): Promise<Answer> {
  const label = keywords.join(', ');
  return executeRun(ctx, { kind: 'funnel-opportunities', label, inputs: { keywords } }, async (_, inside) => {
    const found: Answer['opportunities'] = [];
    const intents = await keywordIntents(keywords);
    for (const [at, keyword] of keywords.entries()) {
      inside.progress(intentMessages.sorting, at, keywords.length);
      const intent = intents[at]?.leading ?? 'informational';
      const articles = await searchContent(inside, { searchTerm: keyword, limit: ARTICLES });
      found.push({
        keyword,
        stage: STAGE_OF[intent],
        intent,
        probability: intents[at]?.probabilities[intent] ?? 0,
        articles: articles.map(({ id, title }) => ({ id, title })),
      });
    }
    return {
      stages: STAGES.map((stage) => {
        const inStage = found.filter((row) => row.stage === stage);
        return {
          stage,
          keywords: inStage.length,
          uncovered: inStage.filter(({ articles }) => articles.length === 0).length,
        };
      }),
      opportunities: found.toSorted(
        (a, b) =>
          Number(a.articles.length > 0) - Number(b.articles.length > 0) ||
          STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) ||
          b.probability - a.probability,
      ),
      provenance: { kind: 'modelled', method: 'words of the keywords; articles that hold them' },
    };
  });
}
