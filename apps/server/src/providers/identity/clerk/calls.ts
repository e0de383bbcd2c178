import { z } from 'zod';
import type { ClerkClient } from './client.ts';
import {
  invitationSchema,
  keysSchema,
  membershipSchema,
  organizationSchema,
  sessionSchema,
  userSchema,
  verifiedSchema,
} from './schema.ts';

const enc = encodeURIComponent;
const doneSchema = z.object({ deleted: z.boolean() });

/** The calls we make to Clerk's API. @throws like the client. */
export function clerkCalls(ask: ClerkClient) {
  const organization = (id: string): string => `/organizations/${enc(id)}`;
  return {
    keys: () => ask({ method: 'GET', path: '/jwks', schema: keysSchema }),
    user: (id: string) => ask({ method: 'GET', path: `/users/${enc(id)}`, schema: userSchema }),
    organization: (id: string) => ask({ method: 'GET', path: organization(id), schema: organizationSchema }),
    createOrganization: (body: { readonly name: string; readonly created_by: string }) =>
      ask({ method: 'POST', path: '/organizations', body, schema: organizationSchema }),
    deleteOrganization: (id: string) => ask({ method: 'DELETE', path: organization(id), schema: doneSchema }),
    invite: (
      id: string,
      body: {
        readonly email_address: string;
        readonly role: string;
        readonly inviter_user_id: string;
        readonly redirect_url: string;
        readonly expires_in_days: number;
      },
    ) => ask({ method: 'POST', path: `${organization(id)}/invitations`, body, schema: invitationSchema }),
    revokeInvitation: (id: string, invitationId: string, userId: string) =>
      ask({
        method: 'POST',
        path: `${organization(id)}/invitations/${enc(invitationId)}/revoke`,
        body: { requesting_user_id: userId },
        schema: invitationSchema,
        isRepeatable: true,
      }),
    setRole: (id: string, userId: string, role: string) =>
      ask({
        method: 'PATCH',
        path: `${organization(id)}/memberships/${enc(userId)}`,
        body: { role },
        schema: membershipSchema,
      }),
    removeMember: (id: string, userId: string) =>
      ask({
        method: 'DELETE',
        path: `${organization(id)}/memberships/${enc(userId)}`,
        schema: membershipSchema,
      }),
    updateUser: (
      id: string,
      body: {
        readonly first_name?: string;
        readonly last_name?: string;
        readonly password?: string;
        readonly sign_out_of_other_sessions?: boolean;
      },
    ) => ask({ method: 'PATCH', path: `/users/${enc(id)}`, body, schema: userSchema }),
    setPublicMetadata: (id: string, metadata: Readonly<Record<string, string>>) =>
      ask({
        method: 'PATCH',
        path: `/users/${enc(id)}/metadata`,
        body: { public_metadata: metadata },
        schema: userSchema,
      }),
    deleteUser: (id: string) => ask({ method: 'DELETE', path: `/users/${enc(id)}`, schema: doneSchema }),
    verifyPassword: (id: string, password: string) =>
      ask({
        method: 'POST',
        path: `/users/${enc(id)}/verify_password`,
        body: { password },
        schema: verifiedSchema,
      }),
    /** A code is valid once, so the call is not repeated. */
    verifyCode: (id: string, code: string) =>
      ask({
        method: 'POST',
        path: `/users/${enc(id)}/verify_totp`,
        body: { code },
        schema: verifiedSchema,
      }),
    sessions: (userId: string) =>
      ask({
        method: 'GET',
        path: `/sessions?user_id=${enc(userId)}&status=active&limit=100`,
        schema: z.array(sessionSchema),
      }),
    endSession: (id: string) =>
      ask({ method: 'POST', path: `/sessions/${enc(id)}/revoke`, schema: sessionSchema, isRepeatable: true }),
  };
}

export type ClerkCalls = ReturnType<typeof clerkCalls>;
