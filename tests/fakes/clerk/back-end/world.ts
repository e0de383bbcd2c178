import { randomBytes, type JsonWebKey } from 'node:crypto';
import type {
  ClerkInvitation,
  ClerkMember,
  ClerkOrganization,
  ClerkPerson,
  ClerkSession,
} from './resources.ts';

/** A public key as a JWK. */
export type PublicKey = JsonWebKey & { readonly kid: string };

/** The fake's users, organizations, and sessions. */
export interface ClerkWorld {
  readonly people: ClerkPerson[];
  readonly organizations: ClerkOrganization[];
  readonly members: ClerkMember[];
  readonly invitations: ClerkInvitation[];
  readonly sessions: ClerkSession[];
  /** Milliseconds since 1970, always increasing. */
  now(): number;
  newId(prefix: string): string;
  publicKeys(): readonly PublicKey[];
  addPerson(values?: Partial<ClerkPerson>): ClerkPerson;
  addOrganization(name: string, admin: ClerkPerson, id?: string): ClerkOrganization;
  addMember(organization: ClerkOrganization, person: ClerkPerson, role?: string): ClerkMember;
  addSession(person: ClerkPerson, id?: string): ClerkSession;
  removePerson(id: string): void;
  removeOrganization(id: string): void;
}

/** An empty world. */
export function createWorld(publicKeys: () => readonly PublicKey[]): ClerkWorld {
  let last = 0;
  const drop = <Thing>(things: Thing[], isMeant: (thing: Thing) => boolean): void => {
    for (const thing of things.filter(isMeant)) things.splice(things.indexOf(thing), 1);
  };
  const world: ClerkWorld = {
    people: [],
    organizations: [],
    members: [],
    invitations: [],
    sessions: [],
    publicKeys,
    now: () => (last = Math.max(Date.now(), last + 1)),
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    addPerson(values = {}) {
      const id = values.id ?? world.newId('user');
      const at = world.now();
      const person = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: `${id.toLowerCase()}@example.com`,
        password: 'Correct-horse-9',
        code: null,
        metadata: {},
        createdAt: at,
        updatedAt: at,
        ...values,
        id,
      };
      world.people.push(person);
      return person;
    },
    addOrganization(name, admin, id = world.newId('org')) {
      const at = world.now();
      const organization = { id, name, createdBy: admin.id, createdAt: at, updatedAt: at };
      world.organizations.push(organization);
      world.addMember(organization, admin, 'org:admin');
      return organization;
    },
    addMember(organization, person, role = 'org:member') {
      const at = world.now();
      const member = {
        id: world.newId('orgmem'),
        organization,
        person,
        role,
        createdAt: at,
        updatedAt: at,
      };
      world.members.push(member);
      return member;
    },
    addSession(person, id = world.newId('sess')) {
      const at = world.now();
      const session = { id, person, status: 'active' as const, createdAt: at, updatedAt: at };
      world.sessions.push(session);
      return session;
    },
    removePerson(id) {
      drop(world.people, (one) => one.id === id);
      drop(world.members, (one) => one.person.id === id);
      drop(world.sessions, (one) => one.person.id === id);
    },
    removeOrganization(id) {
      drop(world.organizations, (one) => one.id === id);
      drop(world.members, (one) => one.organization.id === id);
    },
  };
  return world;
}
