import type { Clerk } from '../back-end/start-clerk.ts';
import type { ClerkSession } from '../back-end/resources.ts';
import { environmentOf } from './environment.ts';
import { openSessionJson, type SignInAttempt, signInJson } from './resources.ts';

/** What a call of the front-end API is answered with. */
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

/** Answers the front-end API as one browser sees it, from the world of the stand-in: who signs in there, and what becomes of it. */
export function createFrontEndApi(origin: string, { world, token }: Pick<Clerk, 'world' | 'token'>) {
  let attempt: SignInAttempt | null = null;
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
      sign_up: null,
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
    held = world.addSession(begun.person);
    organizationId = world.members.find(({ person }) => person === begun.person)?.organization.id ?? null;
    begun.sessionId = held.id;
    return wrapped(signInJson(begun));
  }

  async function beginSignIn(form: URLSearchParams): Promise<FrontEndAnswer> {
    const person = world.people.find(({ email }) => email === form.get('identifier'));
    if (person === undefined)
      return refusal(422, 'form_identifier_not_found', 'Couldn’t find your account.', 'identifier');
    attempt = { id: world.newId('sia'), person, sessionId: null };
    return form.has('password') ? tryPassword(attempt, form.get('password')) : wrapped(signInJson(attempt));
  }

  async function answerSession(deed: string, form: URLSearchParams): Promise<FrontEndAnswer> {
    const current = session();
    if (current === null) return nobody();
    if (deed === 'touch') {
      if (form.has('active_organization_id')) organizationId = form.get('active_organization_id') || null;
      return wrapped(await sessionNow());
    }
    const wanted = form.has('organization_id') ? form.get('organization_id') || null : organizationId;
    return { status: 200, body: { object: 'token', jwt: await tokenFor(current, wanted) } };
  }

  return {
    /** Answers a call by its method (after `_method`), its path below `/v1`, and its form. */
    async answer(method: string, path: string, form: URLSearchParams): Promise<FrontEndAnswer> {
      if (path === '/environment') return { status: 200, body: environmentOf(origin) };
      if (path === '/dev_browser') return { status: 200, body: { object: 'dev_browser', id: 'dvb_1' } };
      if (path === '/client/sessions' && method === 'DELETE') {
        const ended = session();
        if (ended !== null) ended.status = 'ended';
        attempt = null;
        return wrapped(await client());
      }
      if (path === '/client') return wrapped(await client());
      if (path === '/client/sign_ins') return beginSignIn(form);
      if (attempt !== null && path === `/client/sign_ins/${attempt.id}/attempt_first_factor`)
        return tryPassword(attempt, form.get('password'));
      const deed = /^\/client\/sessions\/[^/]+\/(touch|tokens)$/.exec(path)?.[1];
      return deed === undefined
        ? refusal(404, 'resource_not_found', 'Resource not found.')
        : answerSession(deed, form);
    },
  };
}
