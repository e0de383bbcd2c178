import type { ServiceResponse, ServiceRequest } from '../../service/start-fake-service.ts';
import { assertResponseMatchesSchema, findRequestError } from './official-schema.ts';
import { invitationJson, membershipJson, organizationJson, sessionJson, userJson } from './resources.ts';
import type { ClerkWorld } from './world.ts';

type Parts = readonly string[];
type Answer = (parts: Parts, request: ServiceRequest) => ServiceResponse;

const DAY_MS = 86_400_000;

function refusal(status: number, code: string, message: string): ServiceResponse {
  return {
    status,
    body: { errors: [{ message, long_message: message, code }], clerk_trace_id: 'trace_1' },
  };
}
const gone = (): ServiceResponse => refusal(404, 'resource_not_found', 'Resource not found');

/** Serves Clerk's backend API from a world, according to its official description. */
export function createBackEndApi(
  world: ClerkWorld,
  secretKey: string,
): (request: ServiceRequest) => ServiceResponse {
  const routes = routesOf(world);
  return (request) => {
    if (!request.path.startsWith('/v1/')) return gone();
    const path = request.path.slice(3);
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refusal(401, 'authentication_invalid', 'Unable to authenticate the request');
    const wrong = findRequestError(request, path);
    if (wrong !== null) return refusal(400, 'form_param_unknown', wrong);
    for (const [pattern, answer] of Object.entries(routes)) {
      const parts = new RegExp(`^${pattern}$`).exec(`${request.method} ${path}`);
      if (!parts) continue;
      const given = answer(parts.slice(1).map(decodeURIComponent), request);
      assertResponseMatchesSchema(request, path, given.status ?? 200, given.body);
      return given;
    }
    return gone();
  };
}

function routesOf(world: ClerkWorld): Readonly<Record<string, Answer>> {
  const { people, organizations, members, invitations, sessions } = world;
  const ID = '([^/]+)';
  const person = (id = '') => people.find((one) => one.id === id);
  const organization = (id = '') => organizations.find((one) => one.id === id);
  const member = (organizationId = '', userId = '') =>
    members.find((one) => one.organization.id === organizationId && one.person.id === userId);
  return {
    'GET /jwks': () => ({ body: { keys: world.publicKeys() } }),
    [`GET /users/${ID}`]: ([id]) => {
      const found = person(id);
      return found ? { body: userJson(found) } : gone();
    },
    [`PATCH /users/${ID}`]: ([id], request) => {
      const found = person(id);
      if (!found) return gone();
      const given = request.body as { first_name?: string; last_name?: string; password?: string };
      if (given.password !== undefined && given.password.length < 8)
        return refusal(422, 'form_password_length_too_short', 'Passwords must be 8 characters or more.');
      found.firstName = given.first_name ?? found.firstName;
      found.lastName = given.last_name ?? found.lastName;
      found.password = given.password ?? found.password;
      found.updatedAt = world.now();
      return { body: userJson(found) };
    },
    [`PATCH /users/${ID}/metadata`]: ([id], request) => {
      const found = person(id);
      if (!found) return gone();
      const given = request.body as { public_metadata?: Record<string, unknown> };
      found.metadata = { ...found.metadata, ...given.public_metadata };
      found.updatedAt = world.now();
      return { body: userJson(found) };
    },
    [`DELETE /users/${ID}`]: ([id = '']) => {
      if (!person(id)) return gone();
      world.removePerson(id);
      return { body: { object: 'user', id, deleted: true } };
    },
    [`POST /users/${ID}/verify_password`]: ([id], request) =>
      person(id)?.password === (request.body as { password: string }).password
        ? { body: { verified: true } }
        : refusal(422, 'form_password_incorrect', 'Password is incorrect.'),
    [`POST /users/${ID}/verify_totp`]: ([id], request) =>
      person(id)?.code === (request.body as { code: string }).code
        ? { body: { verified: true, code_type: 'totp' } }
        : refusal(422, 'form_code_incorrect', 'Incorrect code'),
    'GET /sessions': (_, { query }) => ({
      body: sessions
        .filter(({ person: { id }, status }) => id === query.get('user_id') && status === query.get('status'))
        .map(sessionJson),
    }),
    [`POST /sessions/${ID}/revoke`]: ([id]) => {
      const found = sessions.find((one) => one.id === id);
      if (!found) return gone();
      found.status = 'revoked';
      found.updatedAt = world.now();
      return { body: sessionJson(found) };
    },
    'POST /organizations': (_, request) => {
      const { name, created_by: by } = request.body as { name: string; created_by?: string };
      const admin = person(by);
      return admin ? { body: organizationJson(world.addOrganization(name, admin)) } : gone();
    },
    [`GET /organizations/${ID}`]: ([id]) => {
      const found = organization(id);
      return found ? { body: organizationJson(found) } : gone();
    },
    [`DELETE /organizations/${ID}`]: ([id = '']) => {
      if (!organization(id)) return gone();
      world.removeOrganization(id);
      return { body: { object: 'organization', id, deleted: true } };
    },
    [`POST /organizations/${ID}/invitations`]: ([id], request) => {
      const given = request.body as {
        email_address: string;
        role: string;
        inviter_user_id?: string;
        redirect_url?: string;
        expires_in_days?: number;
      };
      const [found, inviter] = [organization(id), person(given.inviter_user_id)];
      if (!found || !inviter) return gone();
      if (!['org:admin', 'org:member'].includes(given.role)) return gone();
      if (members.some((one) => one.organization === found && one.person.email === given.email_address))
        return refusal(400, 'already_a_member_in_organization', 'is already a member of the organization');
      const isOpen = invitations.some(
        (one) => one.organization === found && one.email === given.email_address && one.status === 'pending',
      );
      if (isOpen) return refusal(400, 'duplicate_record', 'duplicate invitation');
      const at = world.now();
      const made = {
        id: world.newId('orginv'),
        organization: found,
        inviter,
        email: given.email_address,
        role: given.role,
        redirectUrl: given.redirect_url ?? null,
        status: 'pending' as const,
        createdAt: at,
        updatedAt: at,
        expiresAt: at + (given.expires_in_days ?? 30) * DAY_MS,
      };
      invitations.push(made);
      return { body: invitationJson(made) };
    },
    [`POST /organizations/${ID}/invitations/${ID}/revoke`]: ([, id]) => {
      const found = invitations.find((one) => one.id === id);
      if (!found) return gone();
      if (found.status !== 'pending')
        return refusal(400, 'organization_invitation_not_pending', 'The invitation is not pending.');
      found.status = 'revoked';
      found.updatedAt = world.now();
      return { body: invitationJson(found) };
    },
    [`PATCH /organizations/${ID}/memberships/${ID}`]: ([id, userId], request) => {
      const found = member(id, userId);
      if (!found) return gone();
      found.role = (request.body as { role: string }).role;
      found.updatedAt = world.now();
      return { body: membershipJson(found) };
    },
    [`DELETE /organizations/${ID}/memberships/${ID}`]: ([id, userId]) => {
      const found = member(id, userId);
      if (!found) return gone();
      members.splice(members.indexOf(found), 1);
      return { body: membershipJson(found) };
    },
  };
}
