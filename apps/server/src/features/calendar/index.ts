import type { Feature } from '../feature.ts';
import { deleteRemovedEvents, sweepDueEvents } from './due-events.ts';
import { calendarRoutes } from './routes.ts';

export { addSilentEvents } from './create-event.ts';

export const calendar: Feature = {
  mountApi: calendarRoutes,
  jobs: { sweeps: [sweepDueEvents], recurring: [deleteRemovedEvents] },
};
