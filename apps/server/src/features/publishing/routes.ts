import {
  publishContent as publishCall,
  unpublishContent as unpublishCall,
} from '@pagewright/contract/publishing';
import type { Mount } from '../../platform/http/mount.ts';
import { publishContent, unpublishContent } from '../content/index.ts';
import { connectionRoutes } from './connections/connection-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';

/** Mounts the endpoints that publish and unpublish an item. */
export function publishingRoutes(mount: Mount): void {
  mount(publishCall, (ctx, { params }) => publishContent(ctx, params.id));
  mount(unpublishCall, (ctx, { params }) => unpublishContent(ctx, params.id));
  settingsRoutes(mount);
  connectionRoutes(mount);
}
