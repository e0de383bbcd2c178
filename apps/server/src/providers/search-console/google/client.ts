import { importPKCS8, SignJWT } from 'jose';
import type { z } from 'zod';
import type { GoogleSettings } from '../../../platform/config/google-settings.ts';
import { OutgoingError, type Outgoing } from '../../../platform/outgoing/index.ts';
import { ROWS_OF_ANSWER, type SearchConsole, type ServiceAccountKey } from '../port.ts';
import { SearchConsoleError } from '../search-console-error.ts';
import { faultOfAnswer, secondsOf } from './fault-of-answer.ts';
import { rowsSchema, sitesSchema, tokenSchema } from './schema.ts';

const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
/** The audience of an assertion. It stays Google's even for a stand-in. */
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_SECONDS = 3_600;
/** 25,000 rows with long addresses, uncompressed. */
const ANSWER_BYTES_MAX = 40_000_000;
const ANSWER_MS_MAX = 40_000;
/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000;

interface Sent {
  readonly type: string;
  readonly body: string;
}

/** Search Console for a service account's key: uses one token as long as this object lives. */
export function googleSearchConsole(
  outgoing: Outgoing,
  { tokenUrl, searchConsoleUrl }: GoogleSettings,
  key: ServiceAccountKey,
): SearchConsole {
  let token: { readonly value: string; readonly until: number } | null = null;

  const accessToken = async (signal: AbortSignal): Promise<string> => {
    if (token !== null && token.until > Date.now()) return token.value;
    const body = new URLSearchParams({ grant_type: GRANT, assertion: await signAssertion(key) }).toString();
    const sent = { type: 'application/x-www-form-urlencoded', body };
    const answer = await ask(outgoing, tokenUrl, { sent, schema: tokenSchema, signal });
    token = { value: answer.access_token, until: Date.now() + answer.expires_in * 1_000 - EARLY_MS };
    return token.value;
  };

  const call = async <Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
    body?: object,
  ): Promise<Answer> =>
    ask(outgoing, `${searchConsoleUrl}/webmasters/v3${path}`, {
      schema,
      signal,
      authorization: `Bearer ${await accessToken(signal)}`,
      ...(body ? { sent: { type: 'application/json', body: JSON.stringify(body) } } : {}),
    });

  return {
    async listProperties(signal) {
      const { siteEntry } = await call('/sites', sitesSchema, signal);
      return siteEntry.map(({ siteUrl, permissionLevel }) => ({
        url: siteUrl,
        // Written in two ways: the service sends `siteUnverifiedUser`, its documentation says `SITE_UNVERIFIED_USER`.
        isReadable: permissionLevel.replaceAll('_', '').toLowerCase() !== 'siteunverifieduser',
      }));
    },
    async query(property, { from, to, dimensions, startRow }, signal) {
      const path = `/sites/${encodeURIComponent(property)}/searchAnalytics/query`;
      const { rows, metadata } = await call(path, rowsSchema, signal, {
        startDate: from,
        endDate: to,
        dimensions,
        type: 'WEB',
        dataState: 'ALL',
        rowLimit: ROWS_OF_ANSWER,
        startRow,
      });
      if (rows.some(({ keys }) => keys.length !== dimensions.length))
        throw new SearchConsoleError('search_unreadable');
      return {
        rows,
        firstIncompleteDay: metadata?.firstIncompleteDate ?? metadata?.first_incomplete_date ?? null,
      };
    },
  };
}

/** The RFC 7523 assertion that Google exchanges for a token. */
async function signAssertion({ email, keyId, privateKey }: ServiceAccountKey): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const signingKey = await importPKCS8(privateKey, 'RS256').catch((cause: unknown) => {
    throw new SearchConsoleError('search_key_invalid', { cause });
  });
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(email)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(signingKey);
}

interface Question<Answer> {
  readonly schema: z.ZodType<Answer>;
  readonly signal: AbortSignal;
  readonly authorization?: string;
  readonly sent?: Sent;
}

/** Calls Google through the guarded outgoing client; redirects never send a token to another host. */
async function ask<Answer>(
  outgoing: Outgoing,
  url: string,
  { schema, signal, authorization, sent }: Question<Answer>,
): Promise<Answer> {
  const answer = await outgoing
    .fetch(url, {
      signal,
      redirectsMax: 0,
      bytesMax: ANSWER_BYTES_MAX,
      millisecondsMax: ANSWER_MS_MAX,
      method: sent ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
        ...(sent ? { 'content-type': sent.type } : {}),
      },
      ...(sent ? { body: sent.body } : {}),
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof OutgoingError)) throw cause;
      throw new SearchConsoleError(
        cause.fault === 'answer_unreadable' ? 'search_unreadable' : 'search_unreachable',
        { cause },
      );
    });
  const body = readJson(answer.bytes.toString('utf8'));
  if (answer.status < 200 || answer.status > 299)
    throw new SearchConsoleError(faultOfAnswer(answer.status, body), {
      cause: { status: answer.status },
      retryAfterSeconds: secondsOf(answer.header('retry-after'), Date.now()),
    });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new SearchConsoleError('search_unreadable', { cause: parsed.error.issues[0] });
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
