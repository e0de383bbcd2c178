import type { PageSnapshot } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { pageHistory, readSnapshot, toArticle } from '../../../research/index.ts';
import { contentOfArticle, digestOfArticle, documentTitle } from './content-of-article.ts';

const module = new URL('./content-of-article.ts', import.meta.url);
const describing = defineTask(module, contentOfArticle, { kind: 'long' });
const titling = defineTask(module, documentTitle, { kind: 'long' });
const digesting = defineTask(module, digestOfArticle, { kind: 'long' });

/** The content of a page from a certain time on. */
export interface PageVersion {
  /** Id of the snapshot. */
  readonly id: string;
  /** When this version was first and last found. */
  readonly at: Date;
  readonly lastSeenAt: Date;
  readonly snapshot: PageSnapshot;
  /** Its `<title>`, which may differ from the heading that the snapshot calls its title. */
  readonly documentTitle: string;
}

/** Maximum versions compared per page; more changes in a month are not news. */
const VERSIONS_MAX = 6;

/**
 * Reads the versions of a page since a given time, newest first, with the last version from before; empty if nothing
 * changed since.
 * @throws the signal's reason.
 */
export async function readVersions(ctx: Context, url: string, since: Date): Promise<PageVersion[]> {
  const found = await pageHistory(ctx, url, { limit: VERSIONS_MAX });
  const changed = found.filter(({ firstFetchedAt }) => firstFetchedAt >= since).length;
  if (changed === 0 || found.length < 2) return [];
  const versions: PageVersion[] = [];
  for (const { id } of found.slice(0, changed + 1)) {
    const version = await readVersion(ctx, id);
    if (version) versions.push(version);
  }
  return versions;
}

/** Reads the newest stored version of a page; null if there is none. */
export async function readNewest(ctx: Context, url: string): Promise<PageVersion | null> {
  const [newest] = await pageHistory(ctx, url, { limit: 1 });
  return newest ? readVersion(ctx, newest.id) : null;
}

async function readVersion(ctx: Context, id: string): Promise<PageVersion | null> {
  const page = await readSnapshot(ctx, id);
  const article = page && (await toArticle(page, ctx.signal));
  if (!page || !article) return null;
  const content = await compute(describing, article);
  const title = await compute(titling, page.html, page.finalUrl);
  return {
    id,
    at: page.firstFetchedAt,
    lastSeenAt: page.fetchedAt,
    snapshot: {
      url: page.finalUrl,
      fetchedAt: page.firstFetchedAt.toISOString(),
      status: page.status,
      ...content,
    },
    documentTitle: title,
  };
}

/**
 * When the text of a page was found changed, newest first, at most `limit` times. Snapshots also differ in menus, related
 * links, and advertisements, which are no changes of the page.
 * @throws the signal's reason.
 */
export async function findTextChanges(ctx: Context, url: string, limit: number): Promise<Date[]> {
  const found = await pageHistory(ctx, url, { limit: limit + 1 });
  if (found.length < 2) return [];
  const digests: (string | null)[] = [];
  for (const { id } of found) {
    const page = await readSnapshot(ctx, id);
    const article = page && (await toArticle(page, ctx.signal));
    digests.push(article ? await compute(digesting, article) : null);
  }
  return found.slice(0, -1).flatMap(({ firstFetchedAt }, at) => {
    const [after, before] = [digests[at], digests[at + 1]];
    return after != null && before != null && after !== before ? [firstFetchedAt] : [];
  });
}
