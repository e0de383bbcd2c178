import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineSchema } from '../text.ts';
import { TOKEN_SCOPES } from '../token-scopes.ts';

/** Maximum number of tokens of one member in one workspace. */
export const API_TOKENS_MAX = 20;
export const API_TOKEN_NAME_MAX = 80;
/** Days after which a token expires. */
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const;

const scopeSchema = z.enum(TOKEN_SCOPES);

const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('First characters of the token: enough to identify it, not enough to use it.'),
  scopes: z.array(scopeSchema),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable().describe('When the token was last used, to the minute. Null if never.'),
});
export type ApiToken = z.output<typeof apiTokenSchema>;

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/settings/api-tokens',
  feature: 'settings',
  summary:
    'Lists your personal API tokens for this workspace, newest first. The tokens themselves cannot be read again.',
  access: 'user',
  response: z.object({
    tokens: z.array(apiTokenSchema),
    hasApi: z
      .boolean()
      .describe('Whether the workspace’s plan includes API access. If not, tokens are rejected.'),
  }),
});

export const makeApiToken = endpoint({
  method: 'POST',
  path: '/settings/api-tokens',
  feature: 'settings',
  summary: 'Creates a personal API token for this workspace. It is shown only in this response.',
  access: 'user',
  status: 201,
  body: z.object({
    name: lineSchema(API_TOKEN_NAME_MAX).pipe(z.string().min(1, 'This field is required')),
    scopes: z
      .array(scopeSchema)
      .min(1, 'Choose at least one')
      .max(TOKEN_SCOPES.length)
      .transform((chosen) => TOKEN_SCOPES.filter((scope) => chosen.includes(scope))),
    expiresInDays: z.literal(API_TOKEN_DAYS),
  }),
  bodyLimit: 16_384,
  response: apiTokenSchema.extend({
    token: z.string().describe('Token for the header `Authorization: Bearer …`.'),
  }),
  refusals: [403, 422],
});
export type NewApiToken = z.output<typeof makeApiToken.response>;

export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/settings/api-tokens/{id}',
  feature: 'settings',
  summary: 'Revokes your personal API token.',
  access: 'user',
  params: z.object({ id: z.string().max(100) }),
  status: 204,
  refusals: [404],
});
