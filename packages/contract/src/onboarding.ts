import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a newcomer does first, in this order. */
export const FIRST_STEPS = ['article', 'score', 'brief', 'publish', 'invite'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const onboardingSchema = z.object({
  steps: z
    .array(z.object({ name: z.enum(FIRST_STEPS), isDone: z.boolean() }))
    .describe('Read from what the workspace holds; nobody ticks a step by hand.'),
  isDismissed: z.boolean().describe('I put the list away, in this workspace.'),
  isSample: z.boolean().describe('This workspace is my sample workspace.'),
  hasSample: z.boolean().describe('I have a sample workspace, here or elsewhere.'),
  home: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('Where to go from the sample workspace; null in any other.'),
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
    'Makes my sample workspace with articles, a brief and a calendar, in my language. Where I have one, it is that.',
  access: 'user',
  limit: 'computing',
  body: z.object({}),
  response: z.object({
    workspaceId: z.string(),
    articleId: z.string().nullable().describe('The article to start with; null where it was removed.'),
  }),
  refusals: [409],
});

export const removeSample = endpoint({
  method: 'DELETE',
  path: '/onboarding/sample',
  feature: 'onboarding',
  summary: 'Removes your sample workspace. Your session continues in your own workspace.',
  access: 'user',
  response: z.object({ workspaceId: z.string().describe('The workspace that I am in now.') }),
  refusals: [404, 409],
});
