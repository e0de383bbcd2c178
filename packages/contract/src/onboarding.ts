import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The first steps of a new user, in order. */
export const FIRST_STEPS = ['article', 'score', 'brief', 'publish', 'invite'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const onboardingSchema = z.object({
  steps: z
    .array(z.object({ name: z.enum(FIRST_STEPS), isDone: z.boolean() }))
    .describe(
      'Steps, computed from the workspace’s content. They cannot be checked off by hand. `invite` is left out where the plan has one seat.',
    ),
  isDismissed: z.boolean().describe('Whether the caller hid the checklist in this workspace.'),
  isSample: z.boolean().describe('Whether this workspace is the caller’s sample workspace.'),
  hasSample: z.boolean().describe('Whether the caller has a sample workspace, here or elsewhere.'),
  home: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Workspace to return to from the sample workspace. Null in any other workspace.'),
});
export type Onboarding = z.output<typeof onboardingSchema>;

export const readOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding',
  feature: 'onboarding',
  summary: 'Reads the getting-started checklist and whether you have a sample workspace.',
  access: 'user',
  response: onboardingSchema,
});

export const changeOnboarding = endpoint({
  method: 'PUT',
  path: '/onboarding',
  feature: 'onboarding',
  summary: 'Hides or shows your getting-started checklist in this workspace.',
  access: 'user',
  body: z.object({ isDismissed: z.boolean() }),
  response: onboardingSchema,
});

export const makeSample = endpoint({
  method: 'POST',
  path: '/onboarding/sample',
  feature: 'onboarding',
  summary:
    'Creates your sample workspace with articles, a brief, and a calendar in your language, or returns the existing one.',
  access: 'user',
  limit: 'computing',
  body: z.object({}),
  response: z.object({
    workspaceId: z.string(),
    articleId: z.string().nullable().describe('ID of the article to start with. Null if it was removed.'),
  }),
  refusals: [409],
});

export const removeSample = endpoint({
  method: 'DELETE',
  path: '/onboarding/sample',
  feature: 'onboarding',
  summary: 'Removes your sample workspace. Your session continues in your own workspace.',
  access: 'user',
  response: z.object({ workspaceId: z.string().describe('ID of the current workspace.') }),
  refusals: [404, 409],
});
