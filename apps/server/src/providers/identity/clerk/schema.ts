import { z } from 'zod';

/** Milliseconds since 1970; some of the service's own examples use seconds. */
const moment = z
  .int()
  .nonnegative()
  .transform((value) => (value < 100_000_000_000 ? value * 1000 : value));

const id = z.string().regex(/^[\w-]{1,100}$/);
const text = z.string();

/** The fields we use of a user in the service's responses and events. */
export const userSchema = z.object({
  id,
  first_name: text.nullish(),
  last_name: text.nullish(),
  username: text.nullish(),
  image_url: text.nullish(),
  primary_email_address_id: text.nullish(),
  email_addresses: z
    .array(
      z.object({
        id: text.nullish(),
        email_address: text,
        verification: z.object({ status: text.nullish() }).nullish(),
      }),
    )
    .default([]),
  public_metadata: z.record(z.string(), z.unknown()).nullish(),
  two_factor_enabled: z.boolean().default(false),
  password_last_updated_at: moment.nullish(),
  created_at: moment,
  updated_at: moment,
});
export type ClerkUser = z.output<typeof userSchema>;

export const organizationSchema = z.object({
  id,
  name: text,
  created_at: moment,
  updated_at: moment,
});
export type ClerkOrganization = z.output<typeof organizationSchema>;

export const membershipSchema = z.object({
  role: text,
  organization: organizationSchema,
  public_user_data: z.object({ user_id: id }),
  created_at: moment,
  updated_at: moment,
});
export type ClerkMembership = z.output<typeof membershipSchema>;

export const invitationSchema = z.object({
  id,
  email_address: text,
  role: text,
  organization_id: id,
  inviter_id: id.nullish(),
  status: text.nullish(),
  expires_at: moment.nullish(),
  created_at: moment,
  updated_at: moment,
});
export type ClerkInvitation = z.output<typeof invitationSchema>;

export const sessionSchema = z.object({
  id,
  user_id: id,
  status: text,
  expire_at: moment,
  created_at: moment,
  updated_at: moment,
  user: userSchema.nullish(),
});
export type ClerkSession = z.output<typeof sessionSchema>;

/** The rest of a deleted object. */
export const deletedSchema = z.object({ id });

/** The public keys; the key set skips those not meant for our tokens. */
export const keysSchema = z.object({ keys: z.array(z.looseObject({ kid: text, kty: text })) });

export const verifiedSchema = z.object({ verified: z.boolean() });

export const refusalSchema = z.object({
  errors: z.array(z.object({ code: text, message: text, long_message: text.nullish() })).min(1),
});

/** Common fields of every event. */
export const eventSchema = z.object({
  type: text,
  timestamp: moment,
  data: z.unknown(),
  event_attributes: z
    .object({
      http_request: z.object({ client_ip: text.nullish(), user_agent: text.nullish() }).nullish(),
    })
    .nullish(),
});
export type ClerkEvent = z.output<typeof eventSchema>;
