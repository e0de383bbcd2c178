import type { PromptModel, PromptOverview, PromptPanel, PromptRun } from '@pagewright/contract/analytics';
import { estimateDollars } from '../../../generation/index.ts';
import type { Context } from '../../../platform/context.ts';
import { brandName, findOwnSite, findWebsite } from '../../advanced/index.ts';
import { mayChangeConnection } from '../search-connection/policy.ts';
import { parseCompetitor } from '../watchlist/parse-watched.ts';
import { describePromptProblem } from './describe-prompt-problem.ts';
import { listPanels } from './panel-repository.ts';
import { listRuns, type RunWithCounts } from './run-repository.ts';

const MILLION = 1_000_000;

/** Returns the panels of the caller's workspace and the models that they can ask. */
export async function showPanels(ctx: Context): Promise<PromptOverview> {
  const { workspaceId } = ctx.actor;
  const rows = await listPanels(ctx.db, workspaceId);
  const { models, suggestedModel } = await listPromptModels(ctx);
  const panels: PromptPanel[] = [];
  for (const { panel, hasAdmin } of rows) {
    const [last] = await listRuns(ctx.db, panel.id, 1);
    const { id, name, questions, ownNames, competitors, model, repeats, nextRunAt } = panel;
    panels.push({
      id,
      name,
      questions,
      ownNames,
      competitors,
      model,
      repeats,
      isWeekly: nextRunAt !== null,
      isModelOffered: models.some((one) => one.id === model),
      isOwnerless: !hasAdmin,
      nextRunAt: nextRunAt?.toISOString() ?? null,
      lastRun: last ? showRun(last) : null,
    });
  }
  return {
    panels,
    models,
    suggestedModel,
    suggestedNames: await suggestNames(ctx),
    mayChange: mayChangeConnection(ctx.actor),
  };
}

/** Lists the models of the caller's workspace, each once: its own key comes first. */
export async function listPromptModels({ actor, services }: Pick<Context, 'actor' | 'services'>): Promise<{
  readonly models: PromptModel[];
  readonly suggestedModel: string | null;
}> {
  const { offered, choice } = await services.vendors.models(actor.workspaceId);
  const models = new Map<string, PromptModel>();
  const today = new Date();
  for (const model of offered) {
    const of = (tokens: { in: number; out: number }): number | null => estimateDollars(model, tokens, today);
    const [perIn, perOut] = [of({ in: MILLION, out: 0 }), of({ in: 0, out: MILLION })];
    const price = perIn === null || perOut === null ? null : { in: perIn, out: perOut };
    if (!models.has(model.id)) models.set(model.id, { id: model.id, payer: model.payer, price });
  }
  const list = [...models.values()];
  return {
    models: list,
    suggestedModel: (choice !== null && models.has(choice) ? choice : list[0]?.id) ?? null,
  };
}

/** The name and domain of the workspace's site, else the website in the caller's profile. */
async function suggestNames({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<string[]> {
  const { name, liveSite, domain } = await findOwnSite(db, actor.workspaceId);
  const site = parseCompetitor(liveSite ?? domain ?? (await findWebsite(db, actor.userId)))?.key ?? null;
  return [brandName(name), site?.replace(/\/.*$/, '') ?? ''].filter((one) => one !== '');
}

/** A run as the API shows it. */
export function showRun({ run, answers, failed, dollars }: RunWithCounts): PromptRun {
  const { id, startedAt, finishedAt, isScheduled, model, questions, repeats, problem } = run;
  return {
    id,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    isScheduled,
    model,
    calls: questions.length * repeats,
    answers,
    failed,
    problem: problem === null ? null : { code: problem, message: describePromptProblem(problem, model) },
    dollars,
  };
}
