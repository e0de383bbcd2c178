import { switchWorkspace } from '@pagewright/contract/team';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { sentencesOf } from '../../../lib/messages/define-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { hostedIdentity, isHosted } from '../../../lib/session/hosted-identity.ts';
import { workspaceMessages } from './workspace-messages.ts';

/** Goes to work in another workspace, on a whole new page: nothing of this one is in it. Other windows stay where they are. */
export async function enterWorkspace(workspaceId: string): Promise<void> {
  const error = await goThere(workspaceId);
  if (error) notifyFailure(error, { message: sentencesOf(workspaceMessages).switchFailed });
  else globalThis.location.assign('/content');
}

async function goThere(workspaceId: string): Promise<ApiFailure | null> {
  const { error } = await callApi(switchWorkspace, { body: { workspaceId } });
  // A hosted identity service gives the tokens: it has to know as well.
  if (error || !isHosted()) return error;
  return (await (await hostedIdentity()).enterWorkspace(workspaceId)).error;
}
