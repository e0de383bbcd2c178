import type { Feature } from '../feature.ts';
import { teamRoutes } from './routes.ts';

export { joinBySingleSignOn } from './join-by-single-sign-on.ts';
export { lockUser } from './repository.ts';

export const team: Feature = { mountApi: teamRoutes };
