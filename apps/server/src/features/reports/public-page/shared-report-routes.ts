import { createHmac, timingSafeEqual } from 'node:crypto';
import { REPORT_LIMITS } from '@pagewright/contract/reports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { installationValue } from '../../../platform/db/installation-value.ts';
import { computingFor } from '../../../platform/compute/index.ts';
import { sendTooManyRequests } from '../../../platform/http/call-limits/index.ts';
import { toApiError } from '../../../platform/http/errors.ts';
import { attachmentDisposition } from '../../../platform/http/attachment-disposition.ts';
import { withLanguage } from '../../../platform/language/current-language.ts';
import type { Feature } from '../../feature.ts';
import { reportsMessages as say } from '../messages.ts';
import { printReport } from '../print-report.ts';
import { findBrand, findLinkByHash, findReport, recordOpened, type ReportRow } from '../repository.ts';
import { hashToken, SHARED_PATH } from '../share-report.ts';
import { hiddenReply, noticePage, passwordPage, reportPage, sendReportPage } from './report-page.ts';

const TOKEN = /^[\w-]{43}$/;
const ATTEMPTS_MAX = 20;
const ATTEMPTS_SECONDS = 900;
const BODY_BYTES_MAX = 2_000;
/** Hours before a browser is asked for the password again. */
const OPEN_HOURS = 12;

interface Deps {
  readonly services: Services;
  readonly db: Database;
}
type Shared = FastifyRequest<{ Querystring: { key?: unknown }; Body: string | undefined }>;
type Link = NonNullable<Awaited<ReturnType<typeof findLinkByHash>>>['link'];

/** What a link leads to: a report, the password form, or nothing. */
type Found =
  | { readonly state: 'gone'; readonly status: 404 | 410 }
  | { readonly state: 'locked' | 'open'; readonly link: Link; readonly row: ReportRow };

/** Adds the pages of shared reports, for anyone with a link: no account needed, and not for search engines. */
export const sharedReportRoutes: NonNullable<Feature['mountSite']> = (app, deps) => {
  void app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES_MAX },
      async (_request: unknown, text: string) => text,
    );
    const route = (
      method: 'GET' | 'POST',
      url: string,
      show: (
        request: Shared,
        reply: FastifyReply,
        found: Exclude<Found, { state: 'gone' }>,
      ) => Promise<FastifyReply>,
    ): void => {
      scope.route<{ Querystring: { key?: unknown }; Body: string | undefined }>({
        method,
        url: `${SHARED_PATH}${url}`,
        config: { access: 'public' },
        bodyLimit: BODY_BYTES_MAX,
        handler: async (request, reply) => {
          const { found, language } = await find(deps, request);
          if (found.state !== 'gone') return withLanguage(language, () => show(request, reply, found));
          return sendReportPage(reply, found.status, noticePage(say.goneTitle, say.gone));
        },
        errorHandler(error, request, reply) {
          const refusal = toApiError(error);
          if (refusal.status === 429) return void sendTooManyRequests(request, reply, refusal);
          const status = refusal.status < 500 || refusal.status === 503 ? refusal.status : 500;
          if (status === 500) request.log.error({ event: 'page_failed', err: error }, 'shared report failed');
          void sendReportPage(reply, status, noticePage(say.failedTitle, say.failed));
        },
      });
    };

    route('GET', '', async (request, reply, { state, link, row }) => {
      if (state === 'locked') return sendReportPage(reply, 200, passwordPage(addressOf(request), null));
      // Link scanners do not count as readers.
      if (request.method === 'GET' && !isbot(request.headers['user-agent'] ?? ''))
        await recordOpened(deps.db, link.id);
      const brand = await findBrand(deps.db, row.workspaceId);
      return sendReportPage(reply, 200, reportPage(row, brand, addressOf(request, '/pdf')));
    });

    route('POST', '', async (request, reply, { link }) => {
      const address = addressOf(request);
      if (link.passwordHash === null) return reply.redirect(address, 303);
      const { count, secondsLeft } = await countAttempt(deps.db, `report-link:${link.id}`, ATTEMPTS_SECONDS);
      if (count > ATTEMPTS_MAX) {
        reply.header('retry-after', String(secondsLeft));
        return sendReportPage(
          reply,
          429,
          passwordPage(address, say.tooManyTries(Math.ceil(secondsLeft / 60))),
        );
      }
      const password = new URLSearchParams(request.body).get('password') ?? '';
      const isRight =
        password.length <= REPORT_LIMITS.passwordMax &&
        (await deps.services.passwords.verify({ hash: link.passwordHash, password }));
      if (!isRight) return sendReportPage(reply, 403, passwordPage(address, say.wrongPassword));
      const isSecure = deps.services.publicUrl().startsWith('https://');
      const cookie = `${cookieName(link)}=${await createPass(deps.db, link, Date.now() + OPEN_HOURS * 3_600_000)}`;
      return reply
        .header(
          'set-cookie',
          `${cookie}; Path=${SHARED_PATH}; Max-Age=${OPEN_HOURS * 3_600}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
        )
        .redirect(address, 303);
    });

    route('GET', '/pdf', async (request, reply, { state, row }) => {
      if (state === 'locked') return reply.redirect(addressOf(request), 303);
      await app.callLimits.countNetwork('computing', request);
      const { signal } = signalOf(reply);
      const { fileName, bytes } = await computingFor({ actor: null, signal }, () =>
        printReport({ ...deps, signal }, row),
      );
      return hiddenReply(reply)
        .type('application/pdf')
        .header('content-disposition', attachmentDisposition(fileName))
        .send(Buffer.from(bytes));
    });
  });
};

async function find(deps: Deps, request: Shared): Promise<{ found: Found; language: string | null }> {
  const { key } = request.query;
  const kept =
    typeof key === 'string' && TOKEN.test(key) ? await findLinkByHash(deps.db, hashToken(key)) : undefined;
  if (!kept) return { found: { state: 'gone', status: 404 }, language: null };
  const { link, language, works } = kept;
  const row = works ? await findReport(deps.db, link.reportId) : undefined;
  if (!row) return { found: { state: 'gone', status: 410 }, language };
  const isOpen = link.passwordHash === null || (await isValidPass(deps.db, link, readPass(request, link)));
  return { found: { state: isOpen ? 'open' : 'locked', link, row }, language };
}

/** The key is in the query string, since the log contains paths but no query strings. */
const addressOf = ({ query }: Shared, part = ''): string => `${SHARED_PATH}${part}?key=${String(query.key)}`;

/** Cookie that replaces the password: an expiry time, and a signature over it and the link. */
async function createPass(db: Database, link: Link, until: number): Promise<string> {
  const key = Buffer.from(await installationValue(db, 'report_link_key'), 'base64url');
  const signature = createHmac('sha256', key)
    .update(`${link.id}.${link.passwordHash}.${until}`)
    .digest('base64url');
  return `${until}.${signature}`;
}

async function isValidPass(db: Database, link: Link, given: string): Promise<boolean> {
  const until = Number(/^(\d{1,15})\./.exec(given)?.[1] ?? 0);
  if (until < Date.now()) return false;
  const [mine, theirs] = [Buffer.from(await createPass(db, link, until)), Buffer.from(given)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}

const cookieName = ({ id }: Link): string => `pagewright.report.${id}`;

function readPass({ headers }: FastifyRequest, link: Link): string {
  const name = `${cookieName(link)}=`;
  const found = (headers.cookie ?? '').split(/; ?/).find((part) => part.startsWith(name));
  return found?.slice(name.length) ?? '';
}

function signalOf(reply: FastifyReply): AbortController {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller;
}
