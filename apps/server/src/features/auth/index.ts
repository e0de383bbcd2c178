import type { Feature } from '../feature.ts';
import { legacyMailEffect, sendMail } from './mail-effect.ts';
import { authRoutes } from './routes.ts';
import { resealSecondFactors } from './reseal-second-factors.ts';
import { sweepExpired } from './sweep-expired.ts';

export { queueMail } from './queue-mail.ts';
export { blankMails } from './repository.ts';

export const auth: Feature = {
  mountApi: authRoutes,
  jobs: { effects: [legacyMailEffect], outside: [sendMail], recurring: [sweepExpired, resealSecondFactors] },
};
