import {
  type ClerkMember,
  type ClerkPerson,
  type ClerkSession,
  membershipJson,
  userJson,
} from '../back-end/resources.ts';

/** A browser's session, the organization that it is in, and a current token. */
export interface OpenSession {
  readonly session: ClerkSession;
  readonly organizationId: string | null;
  readonly token: string;
}

/** A sign-in attempt. */
export interface SignInAttempt {
  readonly id: string;
  readonly person: ClerkPerson;
  /** Null until it has succeeded. */
  sessionId: string | null;
}

/** A sign-up attempt with the values entered so far. */
export interface SignUpAttempt {
  readonly id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  password: string | null;
  /** Both null until it has succeeded. */
  person: ClerkPerson | null;
  sessionId: string | null;
}

const DAY_MS = 86_400_000;

/** A session as in front-end API responses. */
export function openSessionJson(open: OpenSession, members: readonly ClerkMember[]) {
  const { session, organizationId, token } = open;
  const { id, person, createdAt, updatedAt } = session;
  const now = Date.now();
  return {
    object: 'session',
    id,
    status: 'active',
    expire_at: now + 7 * DAY_MS,
    abandon_at: now + 30 * DAY_MS,
    last_active_at: now,
    last_active_organization_id: organizationId,
    last_active_token: { object: 'token', jwt: token },
    actor: null,
    factor_verification_age: [0, -1],
    tasks: null,
    user: {
      ...userJson(person),
      organization_memberships: members
        .filter((member) => member.person === person)
        .map((member) => membershipJson(member)),
    },
    public_user_data: publicUserJson(person),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** A sign-in attempt as in front-end API responses. */
export function signInJson({ id, person, sessionId }: SignInAttempt) {
  return {
    object: 'sign_in_attempt',
    id,
    status: sessionId === null ? 'needs_first_factor' : 'complete',
    supported_identifiers: ['email_address'],
    supported_first_factors: [{ strategy: 'password' }],
    supported_second_factors: null,
    first_factor_verification: null,
    second_factor_verification: null,
    identifier: person.email,
    user_data: {
      first_name: person.firstName,
      last_name: person.lastName,
      image_url: null,
      has_image: false,
    },
    created_session_id: sessionId,
    abandon_at: Date.now() + DAY_MS,
  };
}

/** A sign-up attempt as in front-end API responses. */
export function signUpJson({ id, email, firstName, lastName, password, person, sessionId }: SignUpAttempt) {
  const given = { email_address: email, first_name: firstName, last_name: lastName, password };
  const missing = Object.entries(given).flatMap(([field, value]) => (value === null ? [field] : []));
  return {
    object: 'sign_up_attempt',
    id,
    status: person === null ? 'missing_requirements' : 'complete',
    required_fields: Object.keys(given),
    optional_fields: [],
    missing_fields: missing,
    unverified_fields: [],
    verifications: { email_address: null, phone_number: null, web3_wallet: null, external_account: null },
    username: null,
    email_address: email,
    phone_number: null,
    web3_wallet: null,
    password_enabled: password !== null,
    first_name: firstName,
    last_name: lastName,
    unsafe_metadata: {},
    public_metadata: {},
    custom_action: false,
    external_id: null,
    created_session_id: sessionId,
    created_user_id: person?.id ?? null,
    abandon_at: Date.now() + DAY_MS,
    legal_accepted_at: null,
  };
}

function publicUserJson({ id, email, firstName, lastName }: ClerkPerson) {
  return {
    user_id: id,
    identifier: email,
    first_name: firstName,
    last_name: lastName,
    image_url: null,
    has_image: false,
  };
}
