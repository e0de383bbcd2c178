import type { Feature } from '../feature.ts';
import { forgetRemovedEvents, sweepDueEvents } from './due-events.ts';
import { calendarRoutes } from './routes.ts';

export { addUnannouncedEvents } from './create-event.ts';

export const calendar: Feature = {
  mountApi: calendarRoutes,
  jobs: { sweeps: [sweepDueEvents], recurring: [forgetRemovedEvents] },
};
