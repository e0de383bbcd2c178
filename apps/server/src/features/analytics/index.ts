import type { Feature } from '../feature.ts';
import { analyticsRoutes } from './routes.ts';
import { beaconRoute } from './visits/beacon-route.ts';
import { countVisits, forgetOldVisits } from './visits/visit-repository.ts';

export { BEACON_PATH } from './visits/beacon-script.ts';
export { createVisitRecorder } from './visits/visit-recorder.ts';

export const analytics: Feature = {
  mountApi: analyticsRoutes,
  mountSite: beaconRoute,
  jobs: {
    sweeps: [{ name: 'count-visits', run: countVisits }],
    recurring: [{ name: 'forget-visits', cron: '47 3 * * *', run: forgetOldVisits }],
  },
};
