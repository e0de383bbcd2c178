import type { Feature } from '../feature.ts';
import { forgetOldEvents, lookAtOrder, sweepHanging } from './look-at-orders.ts';
import { mountReceiver } from './receive-event.ts';
import { tellOfEndings } from './plan/tell-of-endings.ts';
import { paymentRoutes } from './routes.ts';
import { takeEvent } from './take-event.ts';

export const payment: Feature = {
  mountApi: paymentRoutes,
  mountReceivers: mountReceiver,
  jobs: {
    outside: [takeEvent, lookAtOrder],
    sweeps: [sweepHanging],
    recurring: [forgetOldEvents, tellOfEndings],
  },
};
