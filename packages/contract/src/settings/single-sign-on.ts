import { z } from 'zod';
import { emailSchema } from '../auth.ts';
import { endpoint } from '../endpoint.ts';
import { lineSchema } from '../text.ts';

const LIST_MAX = 50;
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

const issuerSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine(isReachableSafely, 'Must be an https:// address')
  .transform((issuer) => issuer.trim());

const groupsSchema = z.array(z.string().trim().min(1).max(200)).max(LIST_MAX);

/** An operator's settings for sign-in with an OpenID provider. */
const choicesSchema = z.object({
  isOn: z.boolean(),
  name: lineSchema(60).describe('Name on the button: “Continue with <name>”.'),
  issuer: issuerSchema.describe('Issuer URL, as in the provider’s discovery document.'),
  clientId: z.string().trim().min(1).max(300),
  workspace: z.string().min(1).max(100).describe('Slug of the workspace that people join.'),
  groupsClaim: z.string().trim().min(1).max(100).describe('Claim that lists a person’s groups.'),
  adminGroups: groupsSchema.describe('Groups whose members are admins.'),
  memberGroups: groupsSchema.describe(
    'Groups whose members are regular members. If empty, everyone else is a member.',
  ),
  domains: z
    .array(z.string().trim().toLowerCase().regex(DOMAIN, 'Must be a domain, such as example.com'))
    .max(LIST_MAX)
    .describe('Email domains that the provider is responsible for.'),
  isEnforced: z.boolean().describe('Whether people with these domains must sign in through the provider.'),
  emergencyEmail: emailSchema
    .nullable()
    .describe('The only account with these domains that can still sign in with a password.'),
});

/** The stored settings. The secret is never shown again. */
const settingsSchema = z.object({
  isOn: z.boolean(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  workspace: z.string(),
  workspaceName: z.string(),
  groupsClaim: z.string(),
  adminGroups: z.array(z.string()),
  memberGroups: z.array(z.string()),
  domains: z.array(z.string()),
  isEnforced: z.boolean(),
  emergencyEmail: z.string().nullable(),
});

export const readSingleSignOn = endpoint({
  method: 'GET',
  path: '/settings/single-sign-on',
  feature: 'settings',
  summary: 'Reads the single sign-on settings. Operators only.',
  access: 'operator',
  response: z.object({
    settings: settingsSchema.nullable().describe('Null if nothing is configured.'),
    redirectUri: z.string().describe('URL to register with the provider.'),
    logoutUri: z.string().describe('Back-channel logout URL to register with the provider.'),
  }),
  refusals: [403, 409],
});

export const saveSingleSignOn = endpoint({
  method: 'PUT',
  path: '/settings/single-sign-on',
  feature: 'settings',
  summary:
    'Configures sign-in through an OpenID provider, after reading its discovery document. Operators only, after confirming their identity again.',
  access: 'operator',
  body: choicesSchema.extend({
    clientSecret: z.string().min(1).max(1_000).optional().describe('Omit to keep the current value.'),
  }),
  response: settingsSchema,
  refusals: [403, 404, 409, 422, 502],
});

/** Plain HTTP is only allowed for a provider on this machine. */
function isReachableSafely(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
