import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { publicPath } from '../../content/index.ts';
import { toOwnPage, type OwnPage } from './own-page.ts';
import { findOwnSite, findPublished, type PublishedOrder } from './own-page-repository.ts';

const reading = defineTask(new URL('./own-page.ts', import.meta.url), toOwnPage, { kind: 'long' });

/** Maximum number of items used. */
const ITEMS_MAX = 300;

/** The workspace's own site. */
export interface OwnSite {
  /** The name under which it publishes. */
  readonly name: string;
  /** The host of its public pages. */
  readonly host: string;
  /** Whether that host is a verified domain of its own. */
  readonly isVerified: boolean;
  /** A claimed domain that is not verified; null if none. */
  readonly claimed: string | null;
  /** The live site that it names for analyses; null if none. */
  readonly liveSite: string | null;
  readonly pages: readonly OwnPage[];
}

/** Reads the published items of the caller's workspace, at the addresses of their public pages; at most 300. */
export async function readOwnSite(
  ctx: Context,
  { order = 'newest', limit = ITEMS_MAX }: { readonly order?: PublishedOrder; readonly limit?: number } = {},
): Promise<OwnSite> {
  const { workspaceId, workspaceSlug } = ctx.actor;
  const { name, domain: own, isVerified, liveSite } = await findOwnSite(ctx.db, workspaceId);
  const domain = isVerified ? own : null;
  const server = new URL(ctx.services.publicUrl());
  if (domain !== null) server.hostname = domain;
  const path = (slug: string): string =>
    domain === null ? publicPath(workspaceSlug, slug) : `/${encodeURIComponent(slug)}`;
  const rows = await findPublished(ctx.db, workspaceId, { order, limit });
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
