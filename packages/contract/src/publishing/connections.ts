import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema } from '../text.ts';

/** Systems that items can be published to in addition to the workspace's own site. */
export const CONNECTION_KINDS = ['wordpress', 'ghost'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** Maximum lengths in UTF-16 units, and the maximum number of connections of a workspace. */
export const CONNECTION_LIMITS = {
  name: 80,
  url: 500,
  userName: 200,
  secret: 500,
  connections: 20,
} as const;

export const connectionSchema = z.object({
  id: z.string(),
  kind: z.enum(CONNECTION_KINDS),
  name: z.string(),
  url: z.string(),
  userName: z.string(),
  secretEnd: z.string().describe('Last four characters of the application password or key.'),
  isAutomatic: z.boolean().describe('Whether everything published here is also sent to the site.'),
  createdAt: z.string(),
});
export type Connection = z.output<typeof connectionSchema>;

const writable = {
  name: lineSchema(CONNECTION_LIMITS.name).pipe(z.string().min(1, 'Name is required')),
  url: lineSchema(CONNECTION_LIMITS.url).pipe(z.string().min(1, 'Address is required')),
  userName: lineSchema(CONNECTION_LIMITS.userName),
  secret: lineSchema(CONNECTION_LIMITS.secret).pipe(z.string().min(1, 'Password or key is required')),
  isAutomatic: z.boolean(),
};

export const listConnections = endpoint({
  method: 'GET',
  path: '/connections',
  feature: 'publishing',
  summary: 'Lists the workspace’s connected sites, without their secrets.',
  access: 'user',
  response: z.object({ connections: z.array(connectionSchema) }),
});

export const createConnection = endpoint({
  method: 'POST',
  path: '/connections',
  feature: 'publishing',
  summary: 'Connects a WordPress or Ghost site after testing its secret. Admins only.',
  access: 'user',
  body: z.object({
    kind: z.enum(CONNECTION_KINDS),
    ...writable,
    userName: writable.userName.default(''),
    isAutomatic: writable.isAutomatic.default(false),
  }),
  status: 201,
  response: connectionSchema,
  streams: true,
  refusals: [403, 409, 422, 502, 504],
});

export const updateConnection = endpoint({
  method: 'PUT',
  path: '/connections/{id}',
  feature: 'publishing',
  summary: 'Updates a connection. Omitted fields, including the secret, stay the same. Admins only.',
  access: 'user',
  params: z.object({ id: idSchema }),
  body: z.object(writable).partial(),
  response: connectionSchema,
  streams: true,
  refusals: [403, 404, 422, 502, 504],
});

export const removeConnection = endpoint({
  method: 'DELETE',
  path: '/connections/{id}',
  feature: 'publishing',
  summary: 'Deletes a connection and its secret. Posts on the other site stay there. Admins only.',
  access: 'user',
  params: z.object({ id: idSchema }),
  status: 204,
  refusals: [403, 404],
});

export const testConnection = endpoint({
  method: 'POST',
  path: '/connections/{id}/test',
  feature: 'publishing',
  summary: 'Tests a connection with its stored secret. Admins only.',
  access: 'user',
  params: z.object({ id: idSchema }),
  response: z.object({
    title: z.string().describe('Name of the other site. Blank if the site does not provide one.'),
  }),
  streams: true,
  refusals: [403, 404, 422, 502, 504],
});

/** State of an item on the site of a connection. */
export const REMOTE_STATES = ['none', 'sending', 'published', 'outdated', 'unpublished', 'failed'] as const;

export const remotePostSchema = z.object({
  connection: z.object({ id: z.string(), kind: z.enum(CONNECTION_KINDS), name: z.string() }),
  state: z.enum(REMOTE_STATES),
  url: z
    .string()
    .nullable()
    .describe('URL of the post on the other site. Null until the other site has returned it.'),
  isPublic: z.boolean(),
  revision: z.int().nullable().describe('Revision that was last sent.'),
  sentAt: z.string().nullable(),
  attempts: z.int().describe('Number of failed attempts so far at the action being sent.'),
  fault: z.string().nullable().describe('Why the last attempt failed, as a code.'),
  problem: z.string().nullable().describe('Why the last attempt failed, as a sentence.'),
});
export type RemotePost = z.output<typeof remotePostSchema>;

const remotePostsSchema = z.object({ posts: z.array(remotePostSchema) });
const ofItem = z.object({ id: idSchema });
const ofPost = z.object({ id: idSchema, connectionId: idSchema });

export const listRemotePosts = endpoint({
  method: 'GET',
  path: '/content/{id}/remote-posts',
  feature: 'publishing',
  summary: 'Returns the item’s status on each connected site.',
  access: 'user',
  scope: 'content:read',
  params: ofItem,
  response: remotePostsSchema,
  refusals: [404],
});

export const sendToConnection = endpoint({
  method: 'POST',
  path: '/content/{id}/remote-posts/{connectionId}/send',
  feature: 'publishing',
  summary: 'Publishes the item on a connected site as last saved by a person, or updates it there.',
  access: 'user',
  scope: 'content:write',
  params: ofPost,
  status: 202,
  response: remotePostSchema,
  refusals: [403, 404, 409, 422],
});

export const takeDownFromConnection = endpoint({
  method: 'POST',
  path: '/content/{id}/remote-posts/{connectionId}/take-down',
  feature: 'publishing',
  summary: 'Unpublishes the item on a connected site.',
  access: 'user',
  scope: 'content:write',
  params: ofPost,
  status: 202,
  response: remotePostSchema,
  refusals: [403, 404, 409],
});
