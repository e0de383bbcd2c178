import { listCallRuns } from '@pagewright/contract/runs';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../api/api-query.ts';

/** My active runs and those that ended within a day. The notification stream keeps the list current. */
export const runsQuery = queryOptions(apiQuery(listCallRuns, {}));
