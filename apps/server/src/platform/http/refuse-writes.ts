import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { storageFull } from './errors.ts';
import { isReadMethod, pathOf, refuseRequest } from './refuse-request.ts';

/** Signing in takes next to no space, and reading needs it. */
const SIGNING_IN = `${DEFAULT_BASE_PATH}/auth/`;

/** Refuses writes with 503 while the disk has no room for them, before PostgreSQL stops for lack of it. */
export function refuseWritesWithoutRoom(app: FastifyInstance, hasRoom: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isReadMethod(request.method) || hasRoom() || pathOf(request).startsWith(SIGNING_IN)) return;
    await refuseRequest(request, reply, storageFull());
  });
}
