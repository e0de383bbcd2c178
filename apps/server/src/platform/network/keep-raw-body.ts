import type { FastifyInstance } from 'fastify';

/** Passes JSON bodies to these routes as raw bytes, so webhook signatures can be verified. */
export function keepRawBody(route: FastifyInstance): void {
  route.removeContentTypeParser('application/json');
  route.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  );
}
