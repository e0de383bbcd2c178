import { z } from 'zod';
import { emailSchema } from '../auth.ts';
import { endpoint } from '../endpoint.ts';

/** Days between the request to delete an account and its deletion. */
export const DELETION_GRACE_DAYS = 14;

/** What happens to a workspace when a member's account is deleted. */
const WORKSPACE_FATES = ['removed', 'stays', 'hand_over'] as const;

const fateSchema = z.object({
  id: z.string(),
  name: z.string(),
  fate: z
    .enum(WORKSPACE_FATES)
    .describe(
      'What happens to the workspace: it is deleted with its content because nobody else is in it, it stays, or it needs another admin first.',
    ),
});
export type WorkspaceFate = z.output<typeof fateSchema>;

export const previewDeletion = endpoint({
  method: 'GET',
  path: '/settings/account/deletion',
  feature: 'settings',
  summary: 'Shows what happens to your workspaces if your account is deleted.',
  access: 'user',
  response: z.object({ workspaces: z.array(fateSchema) }),
});

export const requestDeletion = endpoint({
  method: 'PUT',
  path: '/settings/account/deletion',
  feature: 'settings',
  summary:
    'Schedules your account for deletion in 14 days and ends all your sessions. Signing in before then cancels it.',
  access: 'user',
  body: z.object({
    email: emailSchema.describe('The caller’s email address, entered to confirm the deletion.'),
  }),
  bodyLimit: 16_384,
  response: z.object({ deleteAt: z.string() }),
  refusals: [403, 422],
});

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/settings/account/data',
  feature: 'settings',
  summary: 'Downloads all your personal data and everything you created, as JSON.',
  access: 'user',
  produces: 'application/octet-stream',
  refusals: [403],
});
