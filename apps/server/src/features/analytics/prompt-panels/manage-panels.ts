import type * as contract from '@pagewright/contract/analytics';
import { PROMPT_LIMITS, type PromptOverview } from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { rejectSampleWorkspace } from '../../usage/index.ts';
import { analyticsMessages } from '../messages.ts';
import { mayChangeConnection } from '../search-connection/policy.ts';
import {
  deletePanel,
  findPanel,
  insertPanel,
  listPanels,
  lockPanels,
  setPanelAuthor,
  updatePanel,
  type PanelRow,
} from './panel-repository.ts';
import { findRecentRuns, insertRun, listRuns, reopenRun, stopRuns } from './run-repository.ts';
import { listPromptModels, showPanels } from './show-panels.ts';

type Given = ParsedRequest<typeof contract.addPromptPanel>['body'];

/**
 * Adds a panel. Nothing is asked yet, unless it is weekly: then first in a week.
 * @throws ApiError 403 by policy; 409 beyond the limit; 422 for a model that the workspace does not have.
 */
export async function addPanel(ctx: Context, given: Given): Promise<PromptOverview> {
  requirePanelAdmin(ctx);
  await requireModel(ctx, given.model);
  if (given.isWeekly) await rejectSampleWorkspace(ctx);
  const { workspaceId, userId: authorId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await lockPanels(inside.db, workspaceId);
    if ((await listPanels(inside.db, workspaceId)).length >= PROMPT_LIMITS.panels)
      throw new ApiError(409, 'prompt_too_many', analyticsMessages.promptTooMany(PROMPT_LIMITS.panels));
    const id = await insertPanel(inside.db, workspaceId, { ...given, authorId });
    await writeAudit(inside, 'analytics.add_prompt_panel', id, auditedFields(given));
    return showPanels(inside);
  });
}

/** Changes a panel; from now on it asks in the caller's name. @throws ApiError 403 or 404 by policy; 422 as above. */
export async function changePanel(ctx: Context, id: string, given: Given): Promise<PromptOverview> {
  requirePanelAdmin(ctx);
  const panel = await requirePanel(ctx, id);
  if (given.model !== panel.model || given.isWeekly) await requireModel(ctx, given.model);
  if (given.isWeekly) await rejectSampleWorkspace(ctx);
  return withTransaction(ctx, async (inside) => {
    await requirePanel(inside, id, true);
    await updatePanel(inside.db, id, { ...given, authorId: ctx.actor.userId });
    await writeAudit(inside, 'analytics.change_prompt_panel', id, auditedFields(given));
    return showPanels(inside);
  });
}

/** Removes a panel with its answers. @throws ApiError 403 or 404 by policy. */
export async function removePanel(ctx: Context, id: string): Promise<void> {
  requirePanelAdmin(ctx);
  await withTransaction(ctx, async (inside) => {
    const { name } = await requirePanel(inside, id, true);
    await deletePanel(inside.db, id);
    await writeAudit(inside, 'analytics.remove_prompt_panel', id, { name });
  });
}

/**
 * Starts a run.
 * @throws ApiError 403 or 404 by policy, 403 in a sample workspace; 409 while one goes on, or beyond the runs of a day; 422
 * if the model is gone.
 */
export async function startRun(ctx: Context, id: string): Promise<PromptOverview> {
  requirePanelAdmin(ctx);
  await rejectSampleWorkspace(ctx);
  const { model } = await requirePanel(ctx, id);
  await requireModel(ctx, model);
  return withTransaction(ctx, async (inside) => {
    const panel = await requirePanel(inside, id, true);
    const { today, isRunning } = await findRecentRuns(inside.db, id);
    if (isRunning) throw new ApiError(409, 'prompt_running', analyticsMessages.promptRunning);
    if (today >= PROMPT_LIMITS.runsADay)
      throw new ApiError(409, 'prompt_runs_today', analyticsMessages.promptRunsToday(PROMPT_LIMITS.runsADay));
    // The run asks in the name of the admin who starts it.
    await setPanelAuthor(inside.db, id, ctx.actor.userId);
    await insertRun(inside.db, panel);
    await writeAudit(inside, 'analytics.start_prompt_run', id, { name: panel.name });
    return showPanels(inside);
  });
}

/** Ends a panel's run. @throws ApiError 403 or 404 by policy. */
export async function stopRun(ctx: Context, id: string): Promise<PromptOverview> {
  requirePanelAdmin(ctx);
  await requirePanel(ctx, id);
  await stopRuns(ctx.db, id);
  return showPanels(ctx);
}

/**
 * Asks again what the last run has no answer to.
 * @throws ApiError 403 or 404 by policy; 409 if the run goes on or is older than a day; 422 if its model is gone.
 */
export async function askMissing(ctx: Context, id: string): Promise<PromptOverview> {
  requirePanelAdmin(ctx);
  await rejectSampleWorkspace(ctx);
  await requirePanel(ctx, id);
  const [last] = await listRuns(ctx.db, id, 1);
  if (last) await requireModel(ctx, last.run.model);
  return withTransaction(ctx, async (inside) => {
    await requirePanel(inside, id, true);
    if (!last || !(await reopenRun(inside.db, last.run.id)))
      throw new ApiError(409, 'prompt_run_closed', analyticsMessages.promptRunClosed);
    await setPanelAuthor(inside.db, id, ctx.actor.userId);
    return showPanels(inside);
  });
}

/** @throws ApiError 404 if the caller's workspace has no such panel. */
export async function requirePanel(ctx: Context, id: string, isLocked = false): Promise<PanelRow> {
  const row = await findPanel(ctx.db, ctx.actor.workspaceId, id, isLocked);
  if (!row) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  return row;
}

const auditedFields = ({ name, model, repeats, questions, isWeekly }: Given) => ({
  name,
  model,
  repeats,
  questions: questions.length,
  isWeekly,
});

/** @throws ApiError 422 for a model that the workspace does not have. */
async function requireModel(ctx: Context, id: string): Promise<void> {
  const { models } = await listPromptModels(ctx);
  if (models.some((model) => model.id === id)) return;
  const message = analyticsMessages.promptModelUnknown(id);
  throw new ApiError(422, 'prompt_model_unknown', message, { details: [{ path: 'model', message }] });
}

/** @throws ApiError 403 unless the caller is an admin. */
function requirePanelAdmin({ actor }: Pick<Context, 'actor'>): void {
  if (!mayChangeConnection(actor)) throw new ApiError(403, 'forbidden', analyticsMessages.dailyForAdmins);
}
