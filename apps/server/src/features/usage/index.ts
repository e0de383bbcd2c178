import type { Feature } from '../feature.ts';
import { refundLostReservations } from './refund-lost-reservations.ts';
import { usageRoutes } from './routes.ts';

export { usageMessages } from './messages.ts';
export { upgradePath } from './upgrade-path.ts';
export { paidAmount, findCurrentPlan, describePlan } from './find-current-plan.ts';
export { metered, type Metering } from './metered.ts';
export { rejectSampleWorkspace } from './reject-sample-workspace.ts';
export { readUsage } from './read-usage.ts';
export { refundRun, replaceTerms, trialEnd, type PlanTerm } from './repository.ts';

export const usage: Feature = {
  mountApi: usageRoutes,
  jobs: { recurring: [refundLostReservations] },
};
