import { RUN_KEPT_DAYS } from '@pagewright/contract/runs';
import { forgetRuns } from '../../http/runs/run-repository.ts';
import type { Feature } from '../feature.ts';
import { runRoutes } from './routes.ts';

export const runs: Feature = {
  mountApi: runRoutes,
  jobs: {
    runners: [{ start: ({ services }) => services.runs.start(services) }],
    recurring: [{ name: 'forget-runs', cron: '22 * * * *', run: (ctx) => forgetRuns(ctx, RUN_KEPT_DAYS) }],
  },
};
