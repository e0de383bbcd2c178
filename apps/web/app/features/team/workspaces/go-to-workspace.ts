import { switchWorkspace } from '@pagewright/contract/team';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { getMessages } from '../../../lib/messages/define-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { hostedIdentity, isHosted } from '../../../lib/session/hosted-identity.ts';
import { workspaceMessages } from './workspace-messages.ts';

/**
 * Switches to another workspace and reloads the page, so that nothing of this one remains. Other windows stay in
 * theirs.
 */
export async function goToWorkspace(workspaceId: string): Promise<void> {
  const error = await navigateTo(workspaceId);
  if (error) notifyFailure(error, { message: getMessages(workspaceMessages).switchFailed });
  else globalThis.location.assign('/content');
}

async function navigateTo(workspaceId: string): Promise<ApiFailure | null> {
  const { error } = await callApi(switchWorkspace, { body: { workspaceId } });
  // A hosted identity service issues the tokens, so it has to know as well.
  if (error || !isHosted()) return error;
  return (await (await hostedIdentity()).enterWorkspace(workspaceId)).error;
}
