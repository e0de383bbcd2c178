import type { Template } from '@pagewright/contract/content';
import type { Context } from '../../context.ts';
import { readTemplateUses } from './template-repository.ts';
import { contentMessages } from './messages.ts';
import { templates } from './templates/index.ts';

/** Lists the templates with their structure; uses are those of the caller's workspace on top of a first number. */
export async function listTemplates(ctx: Context): Promise<Template[]> {
  const uses = await readTemplateUses(ctx.db, ctx.actor.workspaceId);
  return templates.map(({ id, contentType, skeleton, firstUsage }) => ({
    id,
    contentType,
    ...contentMessages.templates[id],
    title: skeleton.title,
    content: JSON.stringify(skeleton.document),
    usageCount: firstUsage + (uses.get(id) ?? 0),
  }));
}
