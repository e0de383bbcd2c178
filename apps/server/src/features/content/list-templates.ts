import type { Template } from '@pagewright/contract/content';
import type { Context } from '../../context.ts';
import { readTemplateUses } from './template-repository.ts';
import { contentMessages } from './messages.ts';
import { templates } from './templates/index.ts';

/** Lists the templates with their structure; uses are those of the caller's workspace on top of a first number. */
export async function listTemplates(ctx: Context): Promise<Template[]> {
  const uses = await readTemplateUses(ctx.db, ctx.actor.workspaceId);
  return templates.map(({ document, firstUsage, ...template }) => ({
    ...contentMessages.templates[template.id],
    ...template,
    content: JSON.stringify(document),
    usageCount: firstUsage + (uses.get(template.id) ?? 0),
  }));
}
