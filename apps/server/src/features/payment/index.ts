import type { Feature } from '../feature.ts';
import { deleteOldEventsJob, checkOrder, sweepUnfinishedOrders } from './check-orders.ts';
import { mountReceiver } from './receive-event.ts';
import { notifyEndingsJob } from './plan/notify-endings.ts';
import { paymentRoutes } from './routes.ts';
import { processEvent } from './process-event.ts';

export const payment: Feature = {
  mountApi: paymentRoutes,
  mountReceivers: mountReceiver,
  jobs: {
    outside: [processEvent, checkOrder],
    sweeps: [sweepUnfinishedOrders],
    recurring: [deleteOldEventsJob, notifyEndingsJob],
  },
};
