import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BEACON_PATH, beaconScript } from './beacon-script.ts';

const etag = `"${createHash('sha256').update(beaconScript).digest('base64url').slice(0, 22)}"`;

/** Serves the script of published pages, for everybody; browsers keep it for a day. */
export function beaconRoute(app: FastifyInstance): void {
  app.get(BEACON_PATH, { config: { access: 'public' } }, async (request, reply) => {
    reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(beaconScript);
  });
}
