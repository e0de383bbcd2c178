import type { listSitePages, PageSelection } from '@pagewright/contract/analytics';
import type { CallInput } from '@pagewright/contract/endpoint';

/** Query of the inventory list. */
export type InventoryQuery = NonNullable<CallInput<typeof listSitePages>['query']>;

/** The pages that a bulk action is about. */
export interface ChosenPages {
  readonly count: number;
  readonly selection: PageSelection;
}

/** The pages with these IDs. */
export const choosePages = (ids: readonly string[]): ChosenPages => ({
  count: ids.length,
  selection: { pages: [...ids] },
});

/** All pages that match the filters of a list. */
export function chooseMatching(
  siteId: string,
  { cursor: _cursor, limit: _limit, site: _site, minDepth, ...filters }: InventoryQuery,
  count: number,
): ChosenPages {
  const depth = minDepth === undefined ? {} : { minDepth: Number(minDepth) };
  return { count, selection: { matching: { ...filters, ...depth, site: siteId } } };
}
