import * as contract from '@pagewright/contract/outline';
import { compute } from '../../platform/compute/index.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { PreparedContent } from '../content/index.ts';
import { describeTask } from './compose/outline-tasks.ts';
import * as make from './generate-outline.ts';
import { regenerateSection } from './regenerate/regenerate-section.ts';
import { listOutlines } from './saved/list-outlines.ts';
import { readOutline } from './saved/read-outline.ts';
import { prepareOutlineDraft, sendToEditor } from './send-to-editor.ts';
import { removeOutline, undoRemoveOutline } from './saved/remove-outline.ts';
import { saveOutline } from './saved/save-outline.ts';
import { updateOutline } from './saved/update-outline.ts';

/** Mounts the endpoints of Smart Outline and saved outlines. */
export function outlineRoutes(mount: Mount): void {
  mount(contract.analyzeKeyword, (ctx, { body }) => make.analyzeKeyword(ctx, body));
  mount(contract.generateOutline, (ctx, { body }) => make.generateOutline(ctx, body));
  mount(contract.completeOutline, (ctx, { body }) => make.completeOutline(ctx, body));
  mount(contract.geographicOutline, (ctx, { body }) => make.geographicOutline(ctx, body));
  mount(contract.industryOutline, (ctx, { body }) => make.industryOutline(ctx, body));
  mount(contract.funnelOutline, (ctx, { body }) => make.funnelOutline(ctx, body));
  mount(contract.multiTargetOutline, (ctx, { body }) => make.multiTargetOutline(ctx, body));
  mount(contract.scoreOutline, (_, { body }) =>
    compute(describeTask, body.analysisData, body.outline, body.targetWordCount),
  );
  mount(contract.regenerateSection, (ctx, { body }) => regenerateSection(ctx, body));
  mount<typeof contract.sendToEditor, PreparedContent>(
    contract.sendToEditor,
    (ctx, { body }, prepared) => sendToEditor(ctx, body, prepared),
    (ctx, { body }) => prepareOutlineDraft(ctx, body),
  );
  mount(contract.listOutlines, (ctx, { query }) => listOutlines(ctx, query));
  mount(contract.saveOutline, (ctx, { body }) => saveOutline(ctx, body));
  mount(contract.readOutline, (ctx, { params }) => readOutline(ctx, params.id));
  mount(contract.updateOutline, (ctx, { params, body }) => updateOutline(ctx, params.id, body));
  mount(contract.removeOutline, async (ctx, { params }) => {
    await removeOutline(ctx, params.id);
    return undefined;
  });
  mount(contract.undoRemoveOutline, (ctx, { params }) => undoRemoveOutline(ctx, params.id));
}
