import type { RecurringJob } from '../../jobs/define.ts';

/** Seals the secrets of second factors anew, with the current key of the installation: then a former one can go. */
export const resealSecondFactors: RecurringJob = {
  name: 'reseal-second-factors',
  cron: '38 * * * *',
  run: ({ services }) => services.identity.security.resealSecrets(),
};
