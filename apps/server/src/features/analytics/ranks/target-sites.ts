import type { FoundSite } from '../../../platform/db/schema/index.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import type { FoundResult } from '../../../providers/search/port.ts';
import { findOwnSite, findWebsite } from '../../advanced/index.ts';
import { parseCompetitor } from '../watchlist/parse-watched.ts';
import { listWatched } from '../watchlist/watch-repository.ts';

/** What a workspace tracks. */
export interface RankTargets {
  /** The own site: its host without `www.`, with a path if only part of a site is meant. Null if none is known. */
  readonly ownSite: string | null;
  /** The own site, then the watched competitors. */
  readonly sites: readonly string[];
  readonly keywords: readonly string[];
}

/**
 * Finds the watched keywords and the sites whose positions count: the own site (else the website in the profile of the
 * member who tracks) and the watched competitors.
 */
export async function findRankTargets(
  { db }: Pick<EffectContext, 'db'>,
  { workspaceId, authorId }: { readonly workspaceId: string; readonly authorId: string | null },
): Promise<RankTargets> {
  const { liveSite, domain } = await findOwnSite(db, workspaceId);
  const watched = await listWatched(db, workspaceId);
  const named = liveSite ?? domain ?? (authorId === null ? '' : await findWebsite(db, authorId));
  const ownSite = parseCompetitor(named)?.key ?? null;
  const competitors = watched.filter(({ kind }) => kind === 'competitor').map(({ key }) => key);
  return {
    ownSite,
    sites: [...new Set([...(ownSite === null ? [] : [ownSite]), ...competitors])],
    keywords: watched.filter(({ kind }) => kind === 'keyword').map(({ key }) => key),
  };
}

/** Finds the best result of each site. Subdomains count as their site. */
export function findSites(results: readonly FoundResult[], sites: readonly string[]): FoundSite[] {
  return sites.map((site) => {
    const found = results.find(({ url }) => isOnSite(url, site));
    return { site, position: found?.position ?? null, url: found?.url ?? null };
  });
}

function isOnSite(address: string, site: string): boolean {
  const url = new URL(address);
  const [host = '', ...path] = site.split('/');
  const isHost = url.host === host || url.host.endsWith(`.${host}`);
  const under = `/${path.join('/')}`;
  return isHost && (path.length === 0 || url.pathname === under || url.pathname.startsWith(`${under}/`));
}
