import { startClerk } from '../fakes/clerk/back-end/start-clerk.ts';
import type { ClerkOrganization, ClerkPerson, ClerkSession } from '../fakes/clerk/back-end/resources.ts';
import { startTestServer, type TestPerson, type TestServer } from './test-server.ts';
import { addCleanup } from '../add-cleanup.ts';

/** A server that uses a fake Clerk for identity. */
export interface ClerkServer {
  readonly server: TestServer;
  readonly clerk: Awaited<ReturnType<typeof startClerk>>;
  /** A user signed in there, with or without an organization, as the other helpers expect a person. */
  readonly signIn: (
    person: ClerkPerson,
    where?: {
      readonly organization?: ClerkOrganization;
      readonly role?: string;
      readonly session?: ClerkSession;
    },
  ) => TestPerson & { readonly session: ClerkSession };
}

/** Starts a server in Clerk mode with the fake for the calling test file; both are closed after its last test. */
export async function openClerkServer(settings: Record<string, string> = {}): Promise<ClerkServer> {
  const clerk = await startClerk();
  const server = await startTestServer({ ...clerk.settings, ...settings });
  addCleanup(async () => {
    await server.close();
    await clerk.close();
  });
  clerk.party = new URL(server.url).origin;
  return {
    server,
    clerk,
    signIn(person, { organization, role, session = clerk.world.addSession(person) } = {}) {
      const found = clerk.world.members.find(
        (member) => member.organization === organization && member.person === person,
      );
      return {
        session,
        name: `${person.firstName} ${person.lastName}`.trim(),
        email: person.email,
        userId: person.id,
        workspaceId: organization?.id ?? `personal_${person.id}`,
        cookie: '',
        token: () =>
          clerk.token({
            session,
            organization: organization ?? null,
            role: role ?? found?.role ?? 'org:member',
          }),
      };
    },
  };
}
