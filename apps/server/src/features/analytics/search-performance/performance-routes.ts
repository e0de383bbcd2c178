import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { readRefreshGrades } from '../refresh-grades/read-refresh-grades.ts';
import { readScoreValidity } from '../score-validity/read-validity.ts';
import { findSearchPage } from './find-search-page.ts';
import {
  listSearchPages,
  listSearchQueries,
  listSharedQueries,
  readSearchPerformance,
} from './read-performance.ts';

/** Mounts the routes for Search Console figures. */
export function searchPerformanceRoutes(mount: Mount): void {
  mount(contract.readSearchPerformance, (ctx, { query }) => readSearchPerformance(ctx, query));
  mount(contract.listSearchQueries, (ctx, { query }) => listSearchQueries(ctx, query));
  mount(contract.listSearchPages, (ctx, { query }) => listSearchPages(ctx, query));
  mount(contract.listSharedQueries, (ctx, { query }) => listSharedQueries(ctx, query));
  mount(contract.findSearchPage, (ctx, { params }) => findSearchPage(ctx, params.id));
  mount(contract.readScoreValidity, (ctx) => readScoreValidity(ctx));
  mount(contract.readRefreshGrades, (ctx, { query }) => readRefreshGrades(ctx, query));
}
