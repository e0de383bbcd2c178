import { readReportsOverview } from '@pagewright/contract/reports';
import { apiQuery } from '../../lib/api/api-query.ts';

/** Which workspace this is, and what I may do there. */
export const reportsOverviewQuery = apiQuery(readReportsOverview, {});
