import { CONTENT_LIMITS, type ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { documentOf, heading, paragraph } from '../../documents/index.ts';
import {
  createPreparedContent,
  attachEvidencePages,
  prepareContent,
  type PreparedContent,
} from '../content/index.ts';
import { flattenSections } from './compose/flatten-sections.ts';
import { findPages } from './pages/repository.ts';
import { pageDigests, type EditedOutline } from './saved/to-saved-outline.ts';

const KEYWORDS_MAX = 10;

/** Parses and scores the draft that an outline becomes. */
export function prepareOutlineDraft(ctx: Context, changed: EditedOutline): Promise<PreparedContent> {
  return prepareContent(ctx, draftOf(changed));
}

/**
 * Creates a draft for the caller: the outline's sections as headings, its keyword and terms, and its stored pages for
 * comparison. All or nothing. Comparing takes seconds, so pages count in the score once the draft is opened.
 */
export async function sendToEditor(
  ctx: Context,
  changed: EditedOutline,
  prepared: PreparedContent,
): Promise<ContentItem> {
  return withTransaction(ctx, async (inside) => {
    const item = await createPreparedContent(inside, prepared);
    const digests = pageDigests(changed);
    const kept = await findPages(inside.db, ctx.actor.workspaceId, digests);
    if (kept.length === 0) return item;
    const inOrder = kept.toSorted(
      (one, other) => digests.indexOf(one.digest) - digests.indexOf(other.digest),
    );
    await attachEvidencePages(inside, item.id, inOrder);
    return item;
  });
}

function draftOf({ analysisData: { keyword }, outline }: EditedOutline) {
  const sections = flattenSections(outline.sections);
  const title = outline.title.trim();
  const terms = sections.flatMap(({ optimizations }) => optimizations);
  const short = terms.filter((term) => term.length <= CONTENT_LIMITS.keyword);
  return {
    title: truncate(title || keyword, CONTENT_LIMITS.title),
    metaTitle: truncate(title, CONTENT_LIMITS.metaTitle),
    metaDescription: truncate(outline.metaDescription, CONTENT_LIMITS.metaDescription),
    primaryKeyword: truncate(keyword, CONTENT_LIMITS.keyword),
    keywords: [...new Set(short)].slice(0, KEYWORDS_MAX),
    content: JSON.stringify(
      documentOf(
        sections.flatMap((section) =>
          section.heading.trim() === '' ? [] : [heading(section.level, section.heading), paragraph('')],
        ),
      ),
    ),
  };
}

const truncate = (text: string, length: number): string => text.slice(0, length).toWellFormed();
