import { z } from 'zod';

/** The kind of effect that changes a post on another site. */
export const REMOTE_POST = 'remote-post';

/** Payload of that effect. */
export const remotePostPayloadSchema = z.object({
  contentId: z.string(),
  connectionId: z.string(),
  workspaceId: z.string(),
  /** Who is notified of a failure; null if the account was deleted. */
  userId: z.string().nullable(),
  act: z.enum(['send', 'take-down']),
  effectKey: z.string(),
});
export type RemotePostPayload = z.output<typeof remotePostPayloadSchema>;
export type RemoteAction = RemotePostPayload['act'];
