import { switchWorkspace } from '@pagewright/contract/team';
import { callApi } from '../../../lib/api/call-api.ts';
import { sentencesOf } from '../../../lib/messages/define-messages.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { workspaceMessages } from './workspace-messages.ts';

/** Goes to work in another workspace, on a whole new page: nothing of this one is in it. Other windows stay where they are. */
export async function enterWorkspace(workspaceId: string): Promise<void> {
  const { error } = await callApi(switchWorkspace, { body: { workspaceId } });
  if (error) notifyFailure(error, { message: sentencesOf(workspaceMessages).switchFailed });
  else globalThis.location.assign('/content');
}
