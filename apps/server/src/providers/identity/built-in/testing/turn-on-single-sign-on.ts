import { readSession } from '@pagewright/contract/auth';
import { saveSingleSignOn } from '@pagewright/contract/settings';
import type { TestPerson, TestServer } from '../../../../../../../tests/server/test-server.ts';

/** Turns on single sign-on for the operator's workspace and returns its id. Members of the group `chiefs` become admins. */
export async function turnOnSingleSignOn(
  server: TestServer,
  operator: TestPerson,
  provider: {
    readonly name: string;
    readonly issuer: string;
    readonly client: { readonly id: string; readonly secret: string };
  },
): Promise<string> {
  const { body: own } = await server.call(operator, readSession, {});
  const { status, body } = await server.call(operator, saveSingleSignOn, {
    body: {
      isOn: true,
      name: provider.name,
      issuer: provider.issuer,
      clientId: provider.client.id,
      clientSecret: provider.client.secret,
      workspace: own.organizationSlug,
      groupsClaim: 'groups',
      adminGroups: ['chiefs'],
      memberGroups: [],
      domains: [],
      isEnforced: false,
      emergencyEmail: null,
    },
  });
  if (status !== 200) throw new Error(`Single sign-on is refused with ${status}: ${JSON.stringify(body)}`);
  return own.organizationId;
}
