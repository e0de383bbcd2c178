import { z } from 'zod';

/** Kind of the effect that changes a post on another site. */
export const REMOTE_POST = 'remote-post';

/** What that effect knows. */
export const remotePostPayloadSchema = z.object({
  contentId: z.string(),
  connectionId: z.string(),
  workspaceId: z.string(),
  /** Who is told of a failure; null where the account is gone. */
  userId: z.string().nullable(),
  act: z.enum(['send', 'take-down']),
  effectKey: z.string(),
});
export type RemotePostPayload = z.output<typeof remotePostPayloadSchema>;
export type RemoteAct = RemotePostPayload['act'];
