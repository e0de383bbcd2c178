import { compute, defineTask } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { publicPath } from '../../content/index.ts';
import { toOwnPage, type OwnPage } from './own-page.ts';
import { findOwnSite, findPublished, type PublishedOrder } from './own-page-repository.ts';

const reading = defineTask(new URL('./own-page.ts', import.meta.url), toOwnPage, { kind: 'long' });

/** Items that are looked at. */
const ITEMS_MAX = 300;

/** What the workspace itself has on the web. */
export interface OwnSite {
  /** The name under which it publishes. */
  readonly name: string;
  /** The host of its public pages. */
  readonly host: string;
  /** Whether that is a domain of its own, which it has proved. */
  readonly isVerified: boolean;
  /** A domain that it says is its own and has not proved; null where there is none. */
  readonly claimed: string | null;
  /** The live site that it names for analyses; null where it names none. */
  readonly liveSite: string | null;
  readonly pages: readonly OwnPage[];
}

/** The published items of the caller's workspace, at the addresses of their public pages; at most 300. */
export async function readOwnSite(
  ctx: Context,
  { order = 'newest', limit = ITEMS_MAX }: { readonly order?: PublishedOrder; readonly limit?: number } = {},
): Promise<OwnSite> {
  const { workspaceId, workspaceSlug } = ctx.actor;
  const { name, domain: own, isVerified, liveSite } = await findOwnSite(ctx, workspaceId);
  const domain = isVerified ? own : null;
  const server = new URL(ctx.services.publicUrl());
  if (domain !== null) server.hostname = domain;
  const path = (slug: string): string =>
    domain === null ? publicPath(workspaceSlug, slug) : `/${encodeURIComponent(slug)}`;
  const rows = await findPublished(ctx, workspaceId, { order, limit });
  const pages: OwnPage[] = [];
  for (const row of rows) pages.push(await compute(reading, row, new URL(path(row.slug), server).href));
  return {
    name,
    host: server.hostname,
    isVerified: domain !== null,
    claimed: isVerified ? null : own,
    liveSite,
    pages,
  };
}
