import type { FastifyInstance } from 'fastify';
import type { Feature } from '../feature.ts';
import { readMailOff } from './mail-off-link.ts';
import { keepWish } from './recipient-repository.ts';

const PATH = '/mail-off';
const BODY_BYTES_MAX = 1_000;

/**
 * Takes the one click of RFC 8058 by which programs for mail turn mails off for their user: a form sent to the address
 * that `List-Unsubscribe` names. The address is the right to do so, and nothing is told of whose it is.
 */
export const oneClickOff: NonNullable<Feature['mountSite']> = (app, { db }) => {
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
        const link = typeof token === 'string' && isOneClick ? await readMailOff(db, token) : null;
        const isDone = link !== null && (await keepWish({ db }, link.userId, link.what, false));
        return reply
          .code(isDone ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(isDone ? 'You get no more of these mails.' : 'This link is not valid.');
      },
    );
  });
};
