import { CONTENT_LIMITS, type ContentItem } from '@pagewright/contract/content';
import type { SavedBrief } from '@pagewright/contract/strategy';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { documentOf, heading, paragraph } from '../../documents/index.ts';
import {
  createPreparedContent,
  attachEvidencePages,
  prepareContent,
  type PreparedContent,
} from '../content/index.ts';
import { requireAccess } from './policy.ts';
import { findBrief, insertContentBrief, readBriefPages } from './repository.ts';
import { toBrief } from './to-brief.ts';

/**
 * Parses and scores the draft that a brief becomes.
 * @throws ApiError 404 by policy.
 */
export async function prepareBriefDraft(ctx: Context, id: string): Promise<PreparedContent> {
  const brief = requireAccess(ctx.actor, await findBrief(ctx.db, id));
  return prepareContent(ctx, createDraft(await toBrief(ctx, brief)));
}

/**
 * Creates a draft for the caller: the brief's sections as headings, its keywords, the attached brief, and its pages for
 * comparison. All or nothing. Comparing takes seconds, so pages count in the score once the draft is opened.
 * @throws ApiError 404 by policy.
 */
export async function startWriting(
  ctx: Context,
  id: string,
  prepared: PreparedContent,
): Promise<ContentItem> {
  return withTransaction(ctx, async (inside) => {
    const row = requireAccess(ctx.actor, await findBrief(inside.db, id));
    const item = await createPreparedContent(inside, prepared);
    await insertContentBrief(inside.db, item.id, row.id);
    const pages = await readBriefPages(inside.db, row.id);
    if (pages.length > 0) await attachEvidencePages(inside, item.id, pages);
    return item;
  });
}

function createDraft(brief: SavedBrief) {
  const { primarySeoQuery, mainTopic, secondaryKeywords, findings, edited } = brief;
  const suggested = edited.includes('mainTopic') ? undefined : findings.titles[0];
  const title = suggested ?? (mainTopic || primarySeoQuery || brief.idea);
  const blocks = brief.sections.flatMap((section) =>
    section.heading === '' ? [] : [heading(section.level, section.heading), paragraph('')],
  );
  return {
    title: title.slice(0, CONTENT_LIMITS.title).toWellFormed(),
    content: JSON.stringify(documentOf(blocks)),
    primaryKeyword: primarySeoQuery,
    keywords: secondaryKeywords.slice(0, CONTENT_LIMITS.keywords),
  };
}
