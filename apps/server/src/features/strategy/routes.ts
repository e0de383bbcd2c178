import * as contract from '@pagewright/contract/strategy';
import type { Mount } from '../../platform/http/mount.ts';
import { attachmentDisposition } from '../../platform/http/attachment-disposition.ts';
import type { PreparedContent } from '../content/index.ts';
import { analyzeBrief } from './analyze-brief.ts';
import { duplicateBrief } from './duplicate-brief.ts';
import { exportBrief } from './export-brief.ts';
import { generateBrief } from './generate-brief.ts';
import { generateStrategy } from './generate-strategy.ts';
import { listBriefs } from './list-briefs.ts';
import { listTopicClusters } from './list-topic-clusters.ts';
import { readIdea } from './read-idea.ts';
import { readBrief, readBriefOfContent } from './read-brief.ts';
import { removeBrief, undoRemoveBrief } from './remove-brief.ts';
import { prepareBriefDraft, startWriting } from './start-writing.ts';
import { updateBrief } from './update-brief.ts';

/** Mounts the endpoints for briefs and strategies. */
export function strategyRoutes(mount: Mount): void {
  mount(contract.readIdea, (_ctx, { body }) => readIdea(body));
  mount(contract.generateBrief, (ctx, { body }) => generateBrief(ctx, body));
  mount(contract.analyzeBrief, (ctx, { body }) => analyzeBrief(ctx, body.brief));
  mount(contract.generateStrategy, (ctx, { body }) => generateStrategy(ctx, body));
  mount(contract.listBriefs, (ctx, { query }) => listBriefs(ctx, query));
  mount(contract.listTopicClusters, (ctx) => listTopicClusters(ctx));
  mount(contract.readBrief, (ctx, { params }) => readBrief(ctx, params.id));
  mount(contract.updateBrief, (ctx, { params, body }) => updateBrief(ctx, params.id, body));
  mount(contract.removeBrief, async (ctx, { params }) => {
    await removeBrief(ctx, params.id);
    return undefined;
  });
  mount(contract.undoRemoveBrief, (ctx, { params }) => undoRemoveBrief(ctx, params.id));
  mount(contract.duplicateBrief, (ctx, { params }) => duplicateBrief(ctx, params.id));
  mount<typeof contract.startWriting, PreparedContent>(
    contract.startWriting,
    (ctx, { params }, prepared) => startWriting(ctx, params.id, prepared),
    (ctx, { params }) => prepareBriefDraft(ctx, params.id),
  );
  mount(contract.readBriefOfContent, async (ctx, { params }) => ({
    brief: await readBriefOfContent(ctx, params.id),
  }));
  mount(contract.exportBrief, async (ctx, { params, query, reply }) => {
    const { bytes, mediaType, fileName } = await exportBrief(ctx, params.id, query.format);
    return reply
      .type(mediaType)
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Buffer.from(bytes));
  });
}
