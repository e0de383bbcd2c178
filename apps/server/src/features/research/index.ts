import type { Feature } from '../feature.ts';
import { researchRoutes } from './routes.ts';

export const research: Feature = { mountApi: researchRoutes };
