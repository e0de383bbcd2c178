import { RANK_LIMITS } from '@pagewright/contract/analytics';
import type { CheckPair } from './check-repository.ts';

/** A site that entered or left the first results page for a keyword. */
export interface RankChange {
  readonly keyword: string;
  readonly site: string;
  readonly isEntry: boolean;
  /** Null: not among the results that were read. */
  readonly position: number | null;
}

/** Finds entries and exits. A site that was not looked for before has neither. The own site comes first. */
export function findChanges(pairs: readonly CheckPair[], ownSite: string | null): RankChange[] {
  const isFirstPage = (position: number | null): boolean =>
    position !== null && position <= RANK_LIMITS.resultsPerPage;
  const changes = pairs.flatMap(({ keyword, sites, before }) =>
    sites.flatMap(({ site, position }): RankChange[] => {
      const earlier = before.find((one) => one.site === site);
      if (earlier === undefined || isFirstPage(earlier.position) === isFirstPage(position)) return [];
      return [{ keyword, site, isEntry: isFirstPage(position), position }];
    }),
  );
  return changes.toSorted((a, b) => Number(b.site === ownSite) - Number(a.site === ownSite));
}
