import type { FastifyInstance } from 'fastify';
import type { Feature } from '../feature.ts';
import { verifyUnsubscribeToken } from './unsubscribe-link.ts';
import { storeMailSetting } from './recipient-repository.ts';

const PATH = '/mail-off';
const BODY_BYTES_MAX = 1_000;

/**
 * Handles RFC 8058 one-click unsubscribe requests: a form sent to the `List-Unsubscribe` URL. The URL itself is the
 * authorization, and the response does not reveal its user.
 */
export const addOneClickUnsubscribe: NonNullable<Feature['mountSite']> = (app, { db }) => {
  void app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_BYTES_MAX },
      async (_request: unknown, text: string) => text,
    );
    scope.post<{ Querystring: { token?: unknown }; Body: string | undefined }>(
      PATH,
      { config: { access: 'public' }, bodyLimit: BODY_BYTES_MAX },
      async (request, reply) => {
        const { token } = request.query;
        const isOneClick = request.body?.includes('One-Click') ?? false;
        const link = typeof token === 'string' && isOneClick ? await verifyUnsubscribeToken(db, token) : null;
        const isDone = link !== null && (await storeMailSetting(db, link.userId, link.what, false));
        return reply
          .code(isDone ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(isDone ? 'You get no more of these mails.' : 'This link is not valid.');
      },
    );
  });
};
