import { SNAPSHOT_LIMITS, type SnapshotComparison } from '@pagewright/contract/research';
import { ApiError } from '../../platform/api-error.ts';
import { compute, defineTask } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import type { SerializedPage } from '../../research/index.ts';
import { compareArticles } from './compare-articles.ts';
import { researchMessages } from './messages.ts';
import { readVersion, type SnapshotVersion } from './read-version.ts';

const compareTask = defineTask(new URL('./compare-articles.ts', import.meta.url), compareArticles, {
  kind: 'long',
});

/**
 * Compares two snapshots of a page.
 * @throws ApiError 404 if the workspace does not have both, 422 if one is too large to be read.
 */
export async function compareSnapshots(
  ctx: Context,
  beforeId: string,
  afterId: string,
): Promise<SnapshotComparison> {
  const before = requireReadable(await readVersion(ctx, beforeId));
  const after = requireReadable(await readVersion(ctx, afterId));
  const { measures, headings, sections, figures, provenance } = await compute(
    compareTask,
    before.article,
    after.article,
  );
  const lists = [headings.added, headings.removed, sections, figures.added, figures.removed];
  const texts = sections.flatMap((section) => [section.before ?? '', section.after ?? '']);
  return {
    url: after.url,
    before: before.line,
    after: after.line,
    measures,
    headings: { added: firstItems(headings.added), removed: firstItems(headings.removed) },
    sections: firstItems(sections).map((section) => ({
      ...section,
      before: section.before && openingText(section.before),
      after: section.after && openingText(section.after),
    })),
    figures: { added: firstItems(figures.added), removed: firstItems(figures.removed) },
    isCut:
      lists.some(({ length }) => length > SNAPSHOT_LIMITS.changes) ||
      texts.some(({ length }) => length > SNAPSHOT_LIMITS.section),
    provenance,
  };
}

function requireReadable(
  version: SnapshotVersion | null,
): SnapshotVersion & { readonly article: SerializedPage } {
  if (!version) throw new ApiError(404, 'not_found', researchMessages.notFound);
  if (!version.article) throw new ApiError(422, 'page_too_large', researchMessages.tooLarge);
  return { ...version, article: version.article };
}

function firstItems<Thing>(things: readonly Thing[]): Thing[] {
  return things.slice(0, SNAPSHOT_LIMITS.changes);
}

function openingText(text: string): string {
  return text.slice(0, SNAPSHOT_LIMITS.section).toWellFormed();
}
