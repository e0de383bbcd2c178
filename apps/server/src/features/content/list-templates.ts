import type { Template } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { readTemplateUses } from './template-repository.ts';
import { contentMessages } from './messages.ts';
import { templates } from './templates/index.ts';

/** Lists the templates with their structure, the number of uses in the caller's workspace, and a sample number. */
export async function listTemplates(ctx: Context): Promise<Template[]> {
  const uses = await readTemplateUses(ctx.db, ctx.actor.workspaceId);
  return templates.map(({ id, contentType, skeleton, sampleUsage }) => ({
    id,
    contentType,
    ...contentMessages.templates[id],
    title: skeleton.title,
    content: JSON.stringify(skeleton.document),
    usageCount: uses.get(id) ?? 0,
    sampleUsageCount: sampleUsage,
  }));
}
