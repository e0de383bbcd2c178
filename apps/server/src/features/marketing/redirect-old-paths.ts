import { REDIRECTED_PATHS } from '@pagewright/contract/screen-paths';
import type { FastifyInstance } from 'fastify';
import { redirectPermanently } from '../../platform/http/pages/send-page.ts';

/** Redirects paths that screens had elsewhere to the screen's current path. */
export function redirectOldPaths(app: FastifyInstance): void {
  for (const [path, screen] of Object.entries(REDIRECTED_PATHS))
    for (const end of ['', '/'])
      app.get(`/${path}${end}`, { config: { access: 'public' } }, (request, reply) =>
        redirectPermanently(request, reply, `/${screen}`),
      );
}
