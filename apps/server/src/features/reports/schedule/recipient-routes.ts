import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withLanguage } from '../../../platform/language/current-language.ts';
import type { Feature } from '../../feature.ts';
import { reportsMessages as say } from '../messages.ts';
import { noticePage, sendReportPage, switchPage } from '../public-page/report-page.ts';
import { verifyRecipientToken, RECIPIENT_PATH } from './recipient-link.ts';
import { findRecipientLanguage, setRecipientOff } from './schedule-repository.ts';

const BODY_BYTES_MAX = 1_000;

type RecipientRequest = FastifyRequest<{ Querystring: { token?: unknown }; Body: string | undefined }>;

/**
 * Stops the emails of a report for the holder of an email's link: by RFC 8058 one-click unsubscribe, or by a button on
 * a page. Only opening the page, as mail scanners do, changes nothing.
 */
export const recipientRoutes: NonNullable<Feature['mountSite']> = (app, { db }) => {
  void app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_BYTES_MAX },
      async (_request: unknown, text: string) => text,
    );
    const find = async (request: RecipientRequest) => {
      const id = await verifyRecipientToken(db, request.query.token);
      const known = id === null ? undefined : await findRecipientLanguage(db, id);
      return id === null || known === undefined ? null : { id, ...known };
    };
    const sendNotFound = (reply: FastifyReply): FastifyReply =>
      sendReportPage(reply, 404, noticePage(say.mailsTitle, say.mailsUnknown));

    const config = { access: 'public' } as const;
    scope.get<{ Querystring: { token?: unknown } }>(RECIPIENT_PATH, { config }, async (request, reply) => {
      const found = await find(request as RecipientRequest);
      if (found === null) return sendNotFound(reply);
      const page = withLanguage(found.language, () => switchPage(request.url, found.isOff));
      return sendReportPage(reply, 200, page);
    });
    scope.post<{ Querystring: { token?: unknown }; Body: string | undefined }>(
      RECIPIENT_PATH,
      { config, bodyLimit: BODY_BYTES_MAX },
      async (request, reply) => {
        const found = await find(request);
        if (found === null) return sendNotFound(reply);
        const isOff = new URLSearchParams(request.body).get('mails') !== 'on';
        await setRecipientOff(db, found.id, isOff);
        const page = withLanguage(found.language, () => switchPage(request.url, isOff));
        return sendReportPage(reply, 200, page);
      },
    );
  });
};
