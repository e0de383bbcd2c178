import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { policyOfPath, sendRefusalPage } from './call-limits/index.ts';
import { storageFull } from './errors.ts';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Signing in takes next to no space, and reading needs it. */
const SIGNING_IN = `${DEFAULT_BASE_PATH}/auth/`;

/** Whether requests with this method only read. */
export const isReadMethod = (method: string | undefined): boolean => SAFE.has(method ?? '');

/** Refuses writes with 503 while the disk has no room for them, before PostgreSQL stops for lack of it. */
export function refuseWritesWithoutRoom(app: FastifyInstance, hasRoom: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isReadMethod(request.method) || hasRoom()) return;
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith(SIGNING_IN)) return;
    if (policyOfPath(path) === 'api') throw storageFull();
    await sendRefusalPage(request, reply, storageFull());
  });
}
