import type { Feature } from '../feature.ts';
import { onboardingRoutes } from './routes.ts';

export const onboarding: Feature = { mountApi: onboardingRoutes };
