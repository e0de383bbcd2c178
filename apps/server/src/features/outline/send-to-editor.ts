import { CONTENT_LIMITS, type ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { documentOf, heading, paragraph } from '../../documents/index.ts';
import {
  createPreparedContent,
  attachEvidencePages,
  prepareContent,
  type PreparedContent,
} from '../content/index.ts';
import { flatSections } from './compose/flat-sections.ts';
import { findPages } from './pages/repository.ts';
import { digestsOf, type ChangedOutline } from './saved/show-outline.ts';

const MOST_KEYWORDS = 10;

/** Reads and scores the draft that an outline becomes. */
export function prepareOutlineDraft(ctx: Context, changed: ChangedOutline): Promise<PreparedContent> {
  return prepareContent(ctx, draftOf(changed));
}

/**
 * Makes a draft of the caller: the outline's sections as headings, its keyword and terms, and the pages that it rests on
 * as what the text is compared with, those that are kept still. All of it, or nothing. The pages take seconds to compare:
 * they count in the score once the draft is opened.
 */
export async function sendToEditor(
  ctx: Context,
  changed: ChangedOutline,
  prepared: PreparedContent,
): Promise<ContentItem> {
  return withTransaction(ctx, async (inside) => {
    const item = await createPreparedContent(inside, prepared);
    const digests = digestsOf(changed);
    const kept = await findPages(inside.db, ctx.actor.workspaceId, digests);
    if (kept.length === 0) return item;
    const inOrder = kept.toSorted(
      (one, other) => digests.indexOf(one.digest) - digests.indexOf(other.digest),
    );
    await attachEvidencePages(inside, item.id, inOrder);
    return item;
  });
}

function draftOf({ analysisData: { keyword }, outline }: ChangedOutline) {
  const sections = flatSections(outline.sections);
  const title = outline.title.trim();
  const terms = sections.flatMap(({ optimizations }) => optimizations);
  const short = terms.filter((term) => term.length <= CONTENT_LIMITS.keyword);
  return {
    title: cut(title || keyword, CONTENT_LIMITS.title),
    metaTitle: cut(title, CONTENT_LIMITS.metaTitle),
    metaDescription: cut(outline.metaDescription, CONTENT_LIMITS.metaDescription),
    primaryKeyword: cut(keyword, CONTENT_LIMITS.keyword),
    keywords: [...new Set(short)].slice(0, MOST_KEYWORDS),
    content: JSON.stringify(
      documentOf(
        sections.flatMap((section) =>
          section.heading.trim() === '' ? [] : [heading(section.level, section.heading), paragraph('')],
        ),
      ),
    ),
  };
}

const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();
