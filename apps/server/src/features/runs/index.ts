import { releaseIdempotencyKeys } from '../../platform/http/runs/run-repository.ts';
import type { Feature } from '../feature.ts';
import { runRoutes } from './routes.ts';

export const runs: Feature = {
  mountApi: runRoutes,
  jobs: {
    runners: [{ start: ({ services }) => services.runs.start(services) }],
    recurring: [{ name: 'free-run-keys', cron: '22 * * * *', run: ({ db }) => releaseIdempotencyKeys(db) }],
  },
};
