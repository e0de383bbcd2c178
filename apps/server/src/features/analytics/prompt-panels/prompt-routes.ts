import * as contract from '@pagewright/contract/analytics';
import { attachmentDisposition } from '../../../platform/http/attachment-disposition.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { addPanel, askMissing, changePanel, removePanel, startRun, stopRun } from './manage-panels.ts';
import { exportAnswers, readAnswers } from './read-answers.ts';
import { readResult } from './read-result.ts';
import { showPanels } from './show-panels.ts';

/** Mounts the routes for prompt panels. */
export function promptRoutes(mount: Mount): void {
  mount(contract.readPromptPanels, (ctx) => showPanels(ctx));
  mount(contract.addPromptPanel, (ctx, { body }) => addPanel(ctx, body));
  mount(contract.changePromptPanel, (ctx, { params, body }) => changePanel(ctx, params.id, body));
  mount(contract.removePromptPanel, async (ctx, { params }) => {
    await removePanel(ctx, params.id);
    return undefined;
  });
  mount(contract.startPromptRun, (ctx, { params }) => startRun(ctx, params.id));
  mount(contract.stopPromptRun, (ctx, { params }) => stopRun(ctx, params.id));
  mount(contract.askMissingAnswers, (ctx, { params }) => askMissing(ctx, params.id));
  mount(contract.readPromptResult, (ctx, { params, query }) => readResult(ctx, params.id, query));
  mount(contract.readPromptAnswers, (ctx, { params, query }) => readAnswers(ctx, params.id, query));
  mount(contract.exportPromptAnswers, async (ctx, { params, query, reply }) => {
    const text = await exportAnswers(ctx, params.id, query.run);
    const fileName = `ai-answers-${new Date().toISOString().slice(0, 10)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachmentDisposition(fileName))
      .send(text);
  });
}
