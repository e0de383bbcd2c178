import type { REMOTE_STATES, RemotePost } from '@pagewright/contract/publishing/connections';
import { outgoingMessages } from '../../../platform/outgoing/index.ts';
import { remoteMessages } from '../../../providers/publishing/port.ts';
import { publishingRefusals } from '../messages.ts';
import type { RemotePostRow } from './remote-post-repository.ts';

const faultMessage = (fault: string): string | undefined => {
  if (fault === 'sources_needed') return publishingRefusals.sourcesNeeded;
  const sentences: Readonly<Record<string, string>> = { ...outgoingMessages, ...remoteMessages };
  return sentences[fault];
};

/** The status of an item on a connected site, as the author sees it. */
export function toRemotePost(row: RemotePostRow): RemotePost {
  const state = stateOf(row);
  const fault = state === 'sending' ? row.lastError : state === 'failed' ? row.fault : null;
  return {
    connection: { id: row.connectionId, kind: row.kind, name: row.name },
    state,
    url: row.url,
    isPublic: row.isPublic ?? false,
    revision: row.sentRevision,
    sentAt: row.sentAt?.toISOString() ?? null,
    attempts: state === 'sending' ? (row.attempts ?? 0) : 0,
    fault: fault === null ? null : faultMessage(fault) === undefined ? 'remote_failed' : fault,
    problem: fault === null ? null : (faultMessage(fault) ?? remoteMessages.remote_failed),
  };
}

function stateOf(row: RemotePostRow): (typeof REMOTE_STATES)[number] {
  if (row.isSending) return 'sending';
  if (row.fault !== null) return 'failed';
  if (row.remoteId === null) return 'none';
  if (row.isPublic !== true) return 'unpublished';
  return row.savedRevision > (row.sentRevision ?? 0) ? 'outdated' : 'published';
}
