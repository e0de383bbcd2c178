import type { Feature } from '../feature.ts';
import { filesRoutes } from './routes.ts';
import { storedFileRoute } from './stored-file-route.ts';

export { readStoredFile } from './read-stored-file.ts';
export { receiveUpload, streamUpload } from './receive-upload.ts';

export const files: Feature = { mountApi: filesRoutes, mountSite: storedFileRoute };
