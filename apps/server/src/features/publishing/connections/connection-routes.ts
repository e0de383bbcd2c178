import {
  createConnection as createCall,
  listConnections as listCall,
  listRemotePosts as listPostsCall,
  removeConnection as removeCall,
  sendToConnection as sendCall,
  takeDownFromConnection as takeDownCall,
  testConnection as testCall,
  updateConnection as updateCall,
} from '@pagewright/contract/publishing';
import type { Mount } from '../../../platform/http/mount.ts';
import { sendToConnection, takeDownFromConnection } from '../remote-posts/request-remote-action.ts';
import { listRemotePosts } from '../remote-posts/list-remote-posts.ts';
import { createConnection } from './create-connection.ts';
import { listConnections } from './list-connections.ts';
import { removeConnection } from './remove-connection.ts';
import { testConnection } from './test-connection.ts';
import { updateConnection } from './update-connection.ts';

/** Mounts the endpoints for connected sites and for the posts on them. */
export function connectionRoutes(mount: Mount): void {
  mount(listCall, (ctx) => listConnections(ctx));
  mount(createCall, (ctx, { body }) => createConnection(ctx, body));
  mount(updateCall, (ctx, { params, body }) => updateConnection(ctx, params.id, body));
  mount(removeCall, async (ctx, { params }) => {
    await removeConnection(ctx, params.id);
    return undefined;
  });
  mount(testCall, (ctx, { params }) => testConnection(ctx, params.id));
  mount(listPostsCall, (ctx, { params }) => listRemotePosts(ctx, params.id));
  mount(sendCall, (ctx, { params }) => sendToConnection(ctx, params.id, params.connectionId));
  mount(takeDownCall, (ctx, { params }) => takeDownFromConnection(ctx, params.id, params.connectionId));
}
