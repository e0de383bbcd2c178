import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineSchema } from '../text.ts';

/** What a connection is made with: a service account's key, or a person's Google account. */
export const SEARCH_METHODS = ['service_account', 'oauth'] as const;
export type SearchMethod = (typeof SEARCH_METHODS)[number];

export const SEARCH_CONNECTION_LIMITS = {
  /** Maximum length of a key file in UTF-16 units. Google's key files have about 2,400. */
  key: 10_000,
  property: 2_000,
  brandTerms: 20,
  brandTerm: 80,
  /** Days of data in Search Console, about 16 months. */
  days: 486,
  /** Days for which figures are stored, with query, country, and device. */
  keptDays: 1_220,
} as const;

/** The devices that Search Console distinguishes. */
export const SEARCH_DEVICES = ['DESKTOP', 'MOBILE', 'TABLET'] as const;
export type SearchDevice = (typeof SEARCH_DEVICES)[number];

/** Why a pull failed. */
export const SEARCH_PROBLEMS = [
  'search_key_invalid',
  'search_key_refused',
  'search_key_unreadable',
  'search_api_disabled',
  'search_no_access',
  'search_property_lost',
  'search_grant_ended',
  'search_client_refused',
  'search_scope_missing',
  'search_sign_in_off',
  'search_sign_in_expired',
  'search_quota',
  'search_failed',
  'search_unreadable',
  'search_unreachable',
] as const;
export type SearchProblem = (typeof SEARCH_PROBLEMS)[number];

const propertySchema = z.object({
  url: z.string().describe('Property, such as `https://www.example.com/` or `sc-domain:example.com`.'),
  isReadable: z.boolean().describe('Whether the account can read the property’s data.'),
});
export type SearchPropertyChoice = z.output<typeof propertySchema>;

const connectionSchema = z.object({
  method: z.enum(SEARCH_METHODS),
  email: z
    .string()
    .nullable()
    .describe(
      'Email address of the service account. Null for a person’s Google account, which is not asked for its address.',
    ),
  keyEnd: z.string().nullable().describe('Last four characters of the service account’s key ID.'),
  endsAt: z
    .string()
    .nullable()
    .describe('When Google ends the permission of a person’s account, if it has said so.'),
  property: z.string().nullable().describe('Selected property. Null until one is selected.'),
  brandTerms: z.array(z.string()),
  createdAt: z.string(),
  state: z.enum(['choose_property', 'pulling', 'current', 'failing']),
  problem: z
    .object({
      code: z.enum(SEARCH_PROBLEMS),
      message: z.string().describe('What is wrong and how to fix it.'),
      since: z.string(),
    })
    .nullable(),
  pulledAt: z.string().nullable().describe('When an import last retrieved all available data.'),
  nextPullAt: z.string().nullable(),
  days: z.object({
    known: z.int().describe('Number of days that Google has data for.'),
    pulled: z.int().describe('Number of those days whose rows were imported.'),
    provisional: z.int().describe('Number of those days that Google may still change.'),
    capped: z.int().describe('Number of those days with more rows than Google provides.'),
    first: z.string().nullable(),
    last: z.string().nullable(),
  }),
});
export type SearchConnection = z.output<typeof connectionSchema>;

const answerSchema = z.object({
  connection: connectionSchema.nullable(),
  mayChange: z.boolean(),
  canSignIn: z.boolean().describe('Whether this server is set up for signing in with Google.'),
});
const call = { feature: 'analytics', access: 'user' } as const;
const path = '/analytics/search-connection';

export const readSearchConnection = endpoint({
  ...call,
  method: 'GET',
  path,
  summary: 'Returns the Search Console connection and the state of its last import.',
  response: answerSchema,
});

export const connectSearch = endpoint({
  ...call,
  method: 'POST',
  path,
  summary:
    'Connects Search Console with a service account’s JSON key, once Google has accepted it. Replaces an earlier key and keeps imported data. Admins only.',
  body: z.object({ key: z.string().min(1).max(SEARCH_CONNECTION_LIMITS.key) }),
  status: 201,
  response: answerSchema.extend({ properties: z.array(propertySchema) }),
  streams: true,
  refusals: [403, 422, 502, 503],
});

export const startSearchSignIn = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/sign-in`,
  summary:
    'Starts a sign-in with Google, for reading Search Console only, and returns the URL to open in the browser within ten minutes. Admins only.',
  response: z.object({ url: z.string() }),
  refusals: [403, 422],
});

export const finishSearchSignIn = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/sign-in/finish`,
  summary:
    'Connects Search Console with the Google account that allowed it. Takes the `state` and the `code` that Google sent the browser back with, once, from the admin who started the sign-in.',
  body: z.object({ state: z.string().min(1).max(200), code: z.string().min(1).max(2_000) }),
  status: 201,
  response: answerSchema.extend({ properties: z.array(propertySchema) }),
  streams: true,
  refusals: [403, 422, 502, 503],
});

export const testSearchConnection = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/test`,
  summary: 'Lists the Search Console properties the account can see. Admins only.',
  response: z.object({ properties: z.array(propertySchema) }),
  streams: true,
  refusals: [403, 404, 422, 502, 503],
});

export const updateSearchConnection = endpoint({
  ...call,
  method: 'PUT',
  path,
  summary:
    'Selects the property, after checking access with Google, and sets the brand terms. A different property replaces the data imported before. Admins only.',
  body: z
    .object({
      property: lineSchema(SEARCH_CONNECTION_LIMITS.property).pipe(z.string().min(1)),
      brandTerms: z
        .array(lineSchema(SEARCH_CONNECTION_LIMITS.brandTerm))
        .max(SEARCH_CONNECTION_LIMITS.brandTerms),
    })
    .partial(),
  response: answerSchema,
  streams: true,
  refusals: [403, 404, 422, 502, 503],
});

export const pullSearch = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/pull`,
  summary: 'Starts the next import now. Admins only.',
  status: 202,
  response: answerSchema,
  refusals: [403, 404],
});

export const removeSearchConnection = endpoint({
  ...call,
  method: 'DELETE',
  path,
  summary:
    'Deletes the key or permission and everything imported with it, and ends the permission at Google. Admins only.',
  status: 204,
  refusals: [403, 404],
});
