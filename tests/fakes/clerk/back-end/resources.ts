/** A user of the fake. */
export interface ClerkPerson {
  readonly id: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The authenticator code; null without a second factor. */
  code: string | null;
  metadata: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  updatedAt: number;
}

/** An organization of the fake. */
export interface ClerkOrganization {
  readonly id: string;
  name: string;
  readonly createdBy: string;
  readonly createdAt: number;
  updatedAt: number;
}

/** A member of an organization, with their role. */
export interface ClerkMember {
  readonly id: string;
  readonly organization: ClerkOrganization;
  readonly person: ClerkPerson;
  role: string;
  readonly createdAt: number;
  updatedAt: number;
}

/** An invitation to an organization. */
export interface ClerkInvitation {
  readonly id: string;
  readonly organization: ClerkOrganization;
  readonly inviter: ClerkPerson;
  readonly email: string;
  readonly role: string;
  readonly redirectUrl: string | null;
  status: 'pending' | 'accepted' | 'revoked';
  readonly createdAt: number;
  readonly expiresAt: number;
  updatedAt: number;
}

/** A session of a user. */
export interface ClerkSession {
  readonly id: string;
  readonly person: ClerkPerson;
  status: 'active' | 'revoked' | 'ended';
  readonly createdAt: number;
  updatedAt: number;
}

const DAY_MS = 86_400_000;

/** A user as in API responses and events. */
export function userJson(person: ClerkPerson) {
  const { id, email, createdAt, updatedAt } = person;
  return {
    id,
    object: 'user',
    username: null,
    first_name: person.firstName,
    last_name: person.lastName,
    image_url: `https://img.clerk.example/${id}`,
    has_image: false,
    primary_email_address_id: `idn_${id}`,
    primary_phone_number_id: null,
    primary_web3_wallet_id: null,
    password_enabled: true,
    two_factor_enabled: person.code !== null,
    totp_enabled: person.code !== null,
    backup_code_enabled: false,
    password_last_updated_at: createdAt,
    email_addresses: [
      {
        id: `idn_${id}`,
        object: 'email_address',
        email_address: email,
        reserved: false,
        verification: {
          object: 'verification_otp',
          status: 'verified',
          strategy: 'email_code',
          attempts: 1,
          expire_at: createdAt + DAY_MS,
        },
        linked_to: [],
        created_at: createdAt,
        updated_at: updatedAt,
      },
    ],
    phone_numbers: [],
    web3_wallets: [],
    passkeys: [],
    external_accounts: [],
    saml_accounts: [],
    enterprise_accounts: [],
    public_metadata: person.metadata,
    external_id: null,
    last_sign_in_at: null,
    banned: false,
    locked: false,
    lockout_expires_in_seconds: null,
    verification_attempts_remaining: 100,
    created_at: createdAt,
    updated_at: updatedAt,
    delete_self_enabled: true,
    create_organization_enabled: true,
    last_active_at: null,
    mfa_enabled_at: null,
    mfa_disabled_at: null,
    legal_accepted_at: null,
  };
}

/** An organization as in API responses and events. */
export function organizationJson({ id, name, createdBy, createdAt, updatedAt }: ClerkOrganization) {
  return {
    object: 'organization',
    id,
    name,
    slug: id.replaceAll('_', '-').toLowerCase(),
    has_image: false,
    max_allowed_memberships: 100,
    admin_delete_enabled: true,
    public_metadata: {},
    created_by: createdBy,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** A membership as in API responses and events. */
export function membershipJson({ id, organization, person, role, createdAt, updatedAt }: ClerkMember) {
  return {
    object: 'organization_membership',
    id,
    role,
    role_name: role,
    permissions: [],
    public_metadata: {},
    organization: organizationJson(organization),
    public_user_data: {
      user_id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      profile_image_url: null,
      image_url: `https://img.clerk.example/${person.id}`,
      has_image: false,
      identifier: person.email,
    },
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** An invitation as in API responses and events. */
export function invitationJson(invitation: ClerkInvitation) {
  const { id, email, role, status, organization, inviter } = invitation;
  return {
    object: 'organization_invitation',
    id,
    email_address: email,
    role,
    role_name: role,
    organization_id: organization.id,
    inviter_id: inviter.id,
    public_inviter_data: {
      user_id: inviter.id,
      first_name: inviter.firstName,
      last_name: inviter.lastName,
      image_url: `https://img.clerk.example/${inviter.id}`,
      has_image: false,
      identifier: inviter.email,
    },
    status,
    public_metadata: {},
    url: null,
    expires_at: invitation.expiresAt,
    created_at: invitation.createdAt,
    updated_at: invitation.updatedAt,
  };
}

/** A session as in API responses. */
export function sessionJson({ id, person, status, createdAt, updatedAt }: ClerkSession) {
  return {
    object: 'session',
    id,
    user_id: person.id,
    client_id: `client_${id}`,
    status,
    last_active_at: updatedAt,
    expire_at: createdAt + 7 * DAY_MS,
    abandon_at: createdAt + 30 * DAY_MS,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
