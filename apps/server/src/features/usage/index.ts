import type { Feature } from '../feature.ts';
import { giveBack } from './give-back.ts';
import { usageRoutes } from './routes.ts';

export { usageMessages } from './messages.ts';
export { wayToLargerPlan } from './way-to-larger-plan.ts';
export { paidAmount, planOf, standingOf } from './plan-of.ts';
export { metered, type Metering } from './metered.ts';
export { requireOwnWorkspace } from './require-own-workspace.ts';
export { readUsage } from './read-usage.ts';
export { refundRun, replaceTerms, trialEnd, type PlanTerm } from './repository.ts';

export const usage: Feature = {
  mountApi: usageRoutes,
  jobs: { recurring: [giveBack] },
};
