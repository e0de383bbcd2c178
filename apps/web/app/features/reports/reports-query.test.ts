import { expect, test } from 'vitest';
import { reportsOverviewQuery } from './reports-query.ts';

test('what was loaded is kept under the feature, so that a change of it can make all of it stale', () => {
  expect(reportsOverviewQuery.queryKey).toEqual(['api', 'reports', '/reports/overview', {}]);
});
