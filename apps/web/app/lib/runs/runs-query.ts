import { listCallRuns } from '@pagewright/contract/runs';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../api/api-query.ts';

/** My runs: those that go on, and those that ended within a day. The stream of notifications keeps them as they are. */
export const runsQuery = queryOptions(apiQuery(listCallRuns, {}));
