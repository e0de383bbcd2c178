import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Hours that an email verification link is valid. */
export const VERIFY_LINK_HOURS = 24;

export const ACCOUNT_REVIEW_KINDS = [
  'member',
  'invitation',
  'api_token',
  'webhook',
  'connection',
  'vendor_key',
  'model_choice',
  'calendar_feed',
  'report_link',
  'report_schedule',
  'search_connection',
  'bing_connection',
  'page_speed_connection',
  'ga4_connection',
  'site_domain',
  'two_factor',
] as const;
/** What somebody may have added to an account that they created with another person's address. */
export type AccountReviewKind = (typeof ACCOUNT_REVIEW_KINDS)[number];

export const ACCOUNT_REVIEW_STATES = ['removed', 'suspended'] as const;
/** What happened to it at the password reset: removed, or turned off until the owner confirms it. */
export type AccountReviewState = (typeof ACCOUNT_REVIEW_STATES)[number];

export const addressStateSchema = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  isRequired: z
    .boolean()
    .describe(
      'Whether invitations, API tokens, and connections require a confirmed address. False if no email can be sent or people sign in elsewhere.',
    ),
  review: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(ACCOUNT_REVIEW_KINDS),
        state: z.enum(ACCOUNT_REVIEW_STATES),
        label: z.string(),
        workspaceName: z.string(),
        role: z.string().nullable(),
      }),
    )
    .describe(
      'What was set up before a password reset confirmed the address. `suspended` is off until it is confirmed. `removed` was deleted.',
    ),
});
export type AddressState = z.output<typeof addressStateSchema>;

export const readAddress = endpoint({
  method: 'GET',
  path: '/settings/address',
  feature: 'settings',
  summary: 'Reads whether your email address is confirmed, and what to review.',
  access: 'user',
  response: addressStateSchema,
});

export const sendAddressLink = endpoint({
  method: 'PUT',
  path: '/settings/address/link',
  feature: 'settings',
  summary: 'Emails you a link to confirm your address. Earlier links are void.',
  access: 'user',
  status: 204,
  refusals: [409],
});

export const verifyAddress = endpoint({
  method: 'PUT',
  path: '/settings/address',
  feature: 'settings',
  summary: 'Confirms your email address with the one-time token from the emailed link.',
  access: 'user',
  body: z.object({ token: z.string().min(1).max(200) }),
  bodyLimit: 16_384,
  response: addressStateSchema,
  refusals: [422],
});

export const answerReview = endpoint({
  method: 'PUT',
  path: '/settings/address/review/{id}',
  feature: 'settings',
  summary:
    'Confirms or removes something that was set up in your account before you confirmed its address. What you confirm works again.',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({ keep: z.boolean() }),
  bodyLimit: 16_384,
  response: addressStateSchema,
  refusals: [404],
});
