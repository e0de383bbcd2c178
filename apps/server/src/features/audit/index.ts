import type { Feature } from '../feature.ts';
import { auditRoutes } from './routes.ts';

export { writeAudit, writeSystemAudits } from './write-audit.ts';

export const audit: Feature = { mountApi: auditRoutes };
