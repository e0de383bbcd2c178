import { PROMPT_LIMITS, type readSearchPerformance } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { listPanels } from '../prompt-panels/panel-repository.ts';
import { listRuns } from '../prompt-panels/run-repository.ts';
import { readRunCounts, totalOf } from '../prompt-panels/run-result.ts';
import type { Days } from './detail-repository.ts';

type AnswerShares = HandlerOutput<typeof readSearchPerformance>['answerShares'];

/** Reads how often AI answers mentioned the workspace, by prompt panel and finished run of these days, oldest first. */
export async function readAnswerShares(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { from, to }: Days,
): Promise<AnswerShares> {
  const panels = await listPanels(db, actor.workspaceId);
  const shares: AnswerShares = [];
  for (const { panel } of panels) {
    const runs = (await listRuns(db, panel.id, PROMPT_LIMITS.runs)).filter(({ run }) => {
      const day = run.startedAt.toISOString().slice(0, 10);
      return run.finishedAt !== null && day >= from && day <= to;
    });
    const counts = await readRunCounts(
      db,
      runs.map(({ run }) => run),
    );
    const shown = runs.flatMap(({ run, answers }, at) => {
      const counted = counts[at];
      if (!counted) return [];
      // The own brand comes first.
      const { share, low, high } = totalOf(counted, 0);
      return { date: run.startedAt.toISOString().slice(0, 10), answers, share, low, high };
    });
    if (shown.length > 0) shares.push({ panel: panel.id, name: panel.name, runs: shown.toReversed() });
  }
  return shares;
}
