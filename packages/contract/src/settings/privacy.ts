import { z } from 'zod';
import { emailSchema } from '../auth.ts';
import { endpoint } from '../endpoint.ts';

/** Days between the wish to delete an account and its deletion. */
export const DELETION_GRACE_DAYS = 14;

/** What becomes of a workspace when the account of its member is deleted. */
const WORKSPACE_FATES = ['removed', 'stays', 'hand_over'] as const;

const fateSchema = z.object({
  id: z.string(),
  name: z.string(),
  fate: z
    .enum(WORKSPACE_FATES)
    .describe(
      'Removed with all it holds, as nobody else is in it; or it stays; or another admin is needed first.',
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
    'Has my account deleted after 14 days and ends all of my sessions; signing in before takes it back.',
  access: 'user',
  body: z.object({ email: emailSchema.describe('My address, typed in as a sign that I mean it.') }),
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
