import { SNAPSHOT_LIMITS, type SnapshotComparison } from '@pagewright/contract/research';
import { ApiError } from '../../api-error.ts';
import { compute, defineTask } from '../../compute/index.ts';
import type { Context } from '../../context.ts';
import type { SerializedPage } from '../../research/index.ts';
import { compareArticles } from './compare-articles.ts';
import { researchMessages } from './messages.ts';
import { readVersion, type Version } from './read-version.ts';

const comparing = defineTask(new URL('./compare-articles.ts', import.meta.url), compareArticles, {
  kind: 'long',
});

/**
 * What became of a page from one snapshot to another.
 * @throws ApiError 404 where the workspace has not both, 422 where one is too large to be read.
 */
export async function compareSnapshots(
  ctx: Context,
  beforeId: string,
  afterId: string,
): Promise<SnapshotComparison> {
  const before = readable(await readVersion(ctx, beforeId));
  const after = readable(await readVersion(ctx, afterId));
  const { measures, headings, sections, figures, provenance } = await compute(
    comparing,
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
    headings: { added: firstOf(headings.added), removed: firstOf(headings.removed) },
    sections: firstOf(sections).map((section) => ({
      ...section,
      before: section.before && beginningOf(section.before),
      after: section.after && beginningOf(section.after),
    })),
    figures: { added: firstOf(figures.added), removed: firstOf(figures.removed) },
    isCut:
      lists.some(({ length }) => length > SNAPSHOT_LIMITS.changes) ||
      texts.some(({ length }) => length > SNAPSHOT_LIMITS.section),
    provenance,
  };
}

function readable(version: Version | null): Version & { readonly article: SerializedPage } {
  if (!version) throw new ApiError(404, 'not_found', researchMessages.notFound);
  if (!version.article) throw new ApiError(422, 'page_too_large', researchMessages.tooLarge);
  return { ...version, article: version.article };
}

function firstOf<Thing>(things: readonly Thing[]): Thing[] {
  return things.slice(0, SNAPSHOT_LIMITS.changes);
}

function beginningOf(text: string): string {
  return text.slice(0, SNAPSHOT_LIMITS.section).toWellFormed();
}
