import { ACCOUNT } from './route-expectations/account.ts';
import { ANALYSES } from './route-expectations/analyses.ts';
import { CONTENT } from './route-expectations/content.ts';
import type { RouteExpectation } from './route-expectations/expectation.ts';

export type { RouteExpectation };

/** Every call of the API by method and path. */
export const ROUTE_EXPECTATIONS: Readonly<Record<string, RouteExpectation>> = {
  ...ACCOUNT,
  ...ANALYSES,
  ...CONTENT,
};
