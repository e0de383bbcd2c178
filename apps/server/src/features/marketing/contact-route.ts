import { createHash } from 'node:crypto';
import { CONTACT_BODY_BYTES_MAX, contactFormSchema } from '@pagewright/contract/contact';
import {
  CONTACT_FIELDS,
  contactObjection,
  INQUIRY_TYPES,
  type ContactField,
} from '@pagewright/contract/contact/fields';
import { LANGUAGES } from '@pagewright/contract/settings/preferences';
import { sitePath } from '@pagewright/contract/site-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/api-error.ts';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { checkValue } from '../../platform/http/json-body.ts';
import { currentLanguage, withLanguage } from '../../platform/language/current-language.ts';
import { sendMessage } from '../contact/index.ts';
import type { MarketingSite } from './marketing-site.ts';
import { placePage } from './page.ts';
import type { ContactEntry } from './pages/contact/contact-form.ts';
import { contactMessages as say } from './pages/contact/messages.ts';
import { contactDonePage, contactPage, contactPageWith } from './pages/contact/contact-page.ts';

const FORM = 'application/x-www-form-urlencoded';
/** A form encodes one character in up to three times the space of JSON. */
const FORM_BYTES_MAX = 3 * CONTACT_BODY_BYTES_MAX;

interface Deps {
  readonly services: Services;
  readonly db: Database;
}

/** A request without a body has none of the fields. */
type FormRequest = FastifyRequest<{ Body: URLSearchParams | undefined }>;

/** Accepts the contact form without JavaScript and responds with a page: success, or the form as it was filled in. */
export function contactRoute(app: FastifyInstance, deps: Deps, site: MarketingSite): void {
  const answer = async (request: FormRequest, reply: FastifyReply) => {
    const body = request.body ?? new URLSearchParams();
    const { entry, website } = readForm(body);
    const showForm = (status: number, problem: string | null) =>
      site.sendOnce(
        request,
        reply,
        placePage(contactPageWith({ ...entry, problem }), currentLanguage()),
        status,
      );
    if (request.headers['sec-fetch-site'] === 'cross-site') return showForm(403, say.fromOtherSite);
    if (Object.keys(entry.objections).length > 0) return showForm(400, null);
    try {
      const form = contactFormSchema.parse({ ...entry.values, inquiryType: entry.inquiryType, website });
      await sendMessage(deps, form, { key: idempotencyKey(body), address: request.ip });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reply.headers(error.headers);
      return showForm(error.status, error.message);
    }
    const done = placePage(contactDonePage(entry.values.email), currentLanguage());
    return site.sendOnce(request, reply, done, 201);
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    );
    for (const language of LANGUAGES)
      scope.post<{ Body: URLSearchParams | undefined }>(
        sitePath(contactPage.path, language),
        { config: { access: 'public', consumes: FORM }, bodyLimit: FORM_BYTES_MAX },
        (request, reply) => withLanguage(language, () => answer(request, reply)),
      );
  });
}

function readForm(body: URLSearchParams): { readonly entry: ContactEntry; readonly website: string } {
  const read = (name: string): string => (body.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  const values = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, read(field)])) as Record<
    ContactField,
    string
  >;
  checkValue(values);
  const objections = CONTACT_FIELDS.flatMap((field) => {
    const objection = contactObjection(field, values[field], say.objections);
    return objection === null ? [] : [[field, objection]];
  });
  return {
    entry: {
      values,
      inquiryType: INQUIRY_TYPES.find((type) => type === body.get('inquiryType')) ?? 'general',
      objections: Object.fromEntries(objections) as ContactEntry['objections'],
      problem: null,
    },
    website: read('website').slice(0, 1_000),
  };
}

/** The same form submitted again on the same day, by a double tap or a reload, is the same message. */
function idempotencyKey(body: URLSearchParams): string {
  const day = new Date().toISOString().slice(0, 10);
  return `form:${day}:${createHash('sha256').update(body.toString()).digest('hex')}`;
}
