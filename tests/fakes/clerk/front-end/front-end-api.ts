import type { Clerk } from '../back-end/start-clerk.ts';
import type { ClerkPerson, ClerkSession } from '../back-end/resources.ts';
import { environmentOf } from './environment.ts';
import {
  openSessionJson,
  type SignInAttempt,
  signInJson,
  type SignUpAttempt,
  signUpJson,
} from './resources.ts';

/** A response of the front-end API. */
export interface FrontEndAnswer {
  readonly status: number;
  readonly body: unknown;
}

function refusal(status: number, code: string, message: string, field?: string): FrontEndAnswer {
  const meta = field === undefined ? {} : { meta: { param_name: field } };
  return {
    status,
    body: { errors: [{ code, message, long_message: message, ...meta }], clerk_trace_id: 'trace_1' },
  };
}

const nobody = (): FrontEndAnswer =>
  refusal(401, 'authentication_invalid', 'Unable to authenticate the request, you need to be signed in.');

/** Serves the front-end API to one browser from the fake's world: sign-in and sessions. */
export function createFrontEndApi(origin: string, { world, token }: Pick<Clerk, 'world' | 'token'>) {
  let attempt: SignInAttempt | null = null;
  let signUp: SignUpAttempt | null = null;
  let held: ClerkSession | null = null;
  let organizationId: string | null = null;

  const session = (): ClerkSession | null => (held?.status === 'active' ? held : null);

  function tokenFor(current: ClerkSession, wanted: string | null): Promise<string> {
    const member = world.members.find(
      ({ person, organization }) => person === current.person && organization.id === wanted,
    );
    return token({
      session: current,
      organization: member?.organization ?? null,
      ...(member ? { role: member.role } : {}),
    });
  }

  async function sessionNow() {
    const current = session();
    if (current === null) return null;
    const open = { session: current, organizationId, token: await tokenFor(current, organizationId) };
    return openSessionJson(open, world.members);
  }

  async function client() {
    const current = await sessionNow();
    const now = Date.now();
    return {
      object: 'client',
      id: 'client_1',
      sessions: current === null ? [] : [current],
      sign_in: attempt === null ? null : signInJson(attempt),
      sign_up: signUp === null ? null : signUpJson(signUp),
      last_active_session_id: current?.id ?? null,
      last_authentication_strategy: null,
      cookie_expires_at: null,
      captcha_bypass: false,
      created_at: now,
      updated_at: now,
    };
  }

  const wrapped = async (response: unknown): Promise<FrontEndAnswer> => ({
    status: 200,
    body: { response, client: await client() },
  });

  async function tryPassword(begun: SignInAttempt, password: string | null): Promise<FrontEndAnswer> {
    if (password !== begun.person.password)
      return refusal(422, 'form_password_incorrect', 'Password is incorrect. Try again.', 'password');
    const first = world.members.find(({ person }) => person === begun.person);
    begun.sessionId = begin(begun.person, first?.organization.id ?? null);
    return wrapped(signInJson(begun));
  }

  /** Starts a session and returns its id. */
  function begin(person: ClerkPerson, organization: string | null): string {
    held = world.addSession(person);
    organizationId = organization;
    return held.id;
  }

  /**
   * Handles a visit from an invitation link, whose ticket is the invitation's id here: the user becomes a member and is
   * signed in.
   */
  async function takeTicket(ticket: string | null): Promise<FrontEndAnswer> {
    const invitation = world.invitations.find(({ id, status }) => id === ticket && status === 'pending');
    const person = world.people.find(({ email }) => email === invitation?.email);
    if (!invitation || !person) return refusal(422, 'ticket_invalid_code', 'Ticket is invalid.', 'ticket');
    invitation.status = 'accepted';
    invitation.updatedAt = world.now();
    world.addMember(invitation.organization, person, invitation.role);
    const sessionId = begin(person, invitation.organization.id);
    attempt = { id: world.newId('sia'), person, sessionId };
    return wrapped(signInJson(attempt));
  }

  /** Takes the sign-up form's values, and creates the account once nothing is missing. */
  async function goOnSigningUp(begun: SignUpAttempt, form: URLSearchParams): Promise<FrontEndAnswer> {
    begun.email = form.get('email_address') ?? begun.email;
    begun.firstName = form.get('first_name') ?? begun.firstName;
    begun.lastName = form.get('last_name') ?? begun.lastName;
    begun.password = form.get('password') ?? begun.password;
    const { email, password, firstName, lastName } = begun;
    if (world.people.some((one) => one.email === email))
      return refusal(422, 'form_identifier_exists', 'That email address is taken.', 'email_address');
    if (email !== null && password !== null && firstName !== null && lastName !== null) {
      begun.person = world.addPerson({ email, password, firstName, lastName });
      begun.sessionId = begin(begun.person, null);
    }
    return wrapped(signUpJson(begun));
  }

  function beginSignUp(form: URLSearchParams): Promise<FrontEndAnswer> {
    const blank = { email: null, firstName: null, lastName: null, password: null };
    signUp = { id: world.newId('sua'), ...blank, person: null, sessionId: null };
    return goOnSigningUp(signUp, form);
  }

  async function beginSignIn(form: URLSearchParams): Promise<FrontEndAnswer> {
    if (form.get('strategy') === 'ticket') return takeTicket(form.get('ticket'));
    const person = world.people.find(({ email }) => email === form.get('identifier'));
    if (person === undefined)
      return refusal(422, 'form_identifier_not_found', 'Couldn’t find your account.', 'identifier');
    attempt = { id: world.newId('sia'), person, sessionId: null };
    return form.has('password') ? tryPassword(attempt, form.get('password')) : wrapped(signInJson(attempt));
  }

  async function answerSession(action: string, form: URLSearchParams): Promise<FrontEndAnswer> {
    const current = session();
    if (current === null) return nobody();
    if (action === 'touch') {
      if (form.has('active_organization_id')) organizationId = form.get('active_organization_id') || null;
      return wrapped(await sessionNow());
    }
    const wanted = form.has('organization_id') ? form.get('organization_id') || null : organizationId;
    return { status: 200, body: { object: 'token', jwt: await tokenFor(current, wanted) } };
  }

  return {
    /** Handles a call by its method (after `_method`), its path below `/v1`, and its form. */
    async answer(method: string, path: string, form: URLSearchParams): Promise<FrontEndAnswer> {
      if (path === '/environment') return { status: 200, body: environmentOf(origin) };
      if (path === '/dev_browser') return { status: 200, body: { object: 'dev_browser', id: 'dvb_1' } };
      if (path === '/client/sessions' && method === 'DELETE') {
        const ended = session();
        if (ended !== null) ended.status = 'ended';
        attempt = null;
        signUp = null;
        return wrapped(await client());
      }
      if (path === '/client') return wrapped(await client());
      if (path === '/client/sign_ins') return beginSignIn(form);
      if (path === '/client/sign_ups') return beginSignUp(form);
      if (signUp !== null && path === `/client/sign_ups/${signUp.id}`) return goOnSigningUp(signUp, form);
      if (attempt !== null && path === `/client/sign_ins/${attempt.id}/attempt_first_factor`)
        return tryPassword(attempt, form.get('password'));
      const action = /^\/client\/sessions\/[^/]+\/(touch|tokens)$/.exec(path)?.[1];
      return action === undefined
        ? refusal(404, 'resource_not_found', 'Resource not found.')
        : answerSession(action, form);
    },
  };
}
