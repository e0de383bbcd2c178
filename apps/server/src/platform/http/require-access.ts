import type { FastifyInstance } from 'fastify';

/** Throws at startup for every route that does not declare who may call it. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} has no access rule`);
    }
  });
}
