import type { Feature } from '../feature.ts';
import { contactRoutes } from './routes.ts';

export { sendMessage } from './send-message.ts';

export const contact: Feature = { mountApi: contactRoutes };
