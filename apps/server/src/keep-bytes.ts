import type { FastifyInstance } from 'fastify';

/** Hands the bodies of these routes on as they came: a signature is of the bytes, so nothing may read them before. */
export function keepBytes(route: FastifyInstance): void {
  route.removeContentTypeParser('application/json');
  route.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  );
}
