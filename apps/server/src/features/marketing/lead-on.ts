import { REDIRECTED_PATHS } from '@pagewright/contract/screen-paths';
import type { FastifyInstance } from 'fastify';
import { redirectPermanently } from '../../http/pages/send-page.ts';

/** Sends whoever asks for a path by which screens were called elsewhere to the screen, before anything is sent. */
export function leadOn(app: FastifyInstance): void {
  for (const [path, screen] of Object.entries(REDIRECTED_PATHS))
    for (const end of ['', '/'])
      app.get(`/${path}${end}`, { config: { access: 'public' } }, (request, reply) =>
        redirectPermanently(request, reply, `/${screen}`),
      );
}
