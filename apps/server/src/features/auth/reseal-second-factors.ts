import type { RecurringJob } from '../../platform/jobs/define.ts';

/** Reseals the secrets of second factors with the installation's current key, so that a former one can be removed. */
export const resealSecondFactors: RecurringJob = {
  name: 'reseal-second-factors',
  cron: '38 * * * *',
  run: ({ services }) => services.identity.security.resealSecrets(),
};
