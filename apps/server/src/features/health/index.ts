import type { Feature } from '../feature.ts';
import { dailyBackup } from './backups/back-up.ts';
import { measureStorage } from './operations/measure-storage.ts';
import { healthRoutes } from './routes.ts';

export { describeStatus } from './read-status.ts';

export const health: Feature = { mountApi: healthRoutes, jobs: { recurring: [dailyBackup, measureStorage] } };
