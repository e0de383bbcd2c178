import { z } from 'zod';
import { CONTENT_STATUSES } from './content.ts';
import { endpoint } from './endpoint.ts';
import { OUTLINE_STRATEGIES } from './outline/targeting.ts';
import { BRIEF_STAGES } from './strategy/brief.ts';
import { lineSchema } from './text.ts';

export const searchWorkspace = endpoint({
  method: 'GET',
  path: '/search',
  feature: 'search',
  summary:
    'Searches content you can read by title, text, and tags, briefs by topic, keyword, and idea, outlines by title and keyword, and help topics.',
  access: 'user',
  scope: 'content:read',
  query: z.object({
    searchTerm: lineSchema(200),
    status: z
      .string()
      .max(80)
      .transform((value) => value.split(',').filter((status) => status !== ''))
      .pipe(z.array(z.enum(CONTENT_STATUSES)))
      .optional()
      .describe('Returns only content with these statuses.'),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  response: z.object({
    hits: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('content'),
          id: z.string(),
          title: z.string(),
          status: z.enum(CONTENT_STATUSES),
          excerpt: z.string(),
        }),
        z.object({
          kind: z.literal('brief'),
          id: z.string(),
          title: z.string(),
          stage: z.enum(BRIEF_STAGES),
          excerpt: z.string(),
        }),
        z.object({
          kind: z.literal('outline'),
          id: z.string(),
          title: z.string(),
          strategy: z.enum(OUTLINE_STRATEGIES),
          excerpt: z.string(),
        }),
        z.object({
          kind: z.literal('help'),
          id: z
            .string()
            .describe(
              'ID of the topic, available at `/help/{id}`, or at `/es/help/{id}` or `/fr/help/{id}` in those languages.',
            ),
          title: z.string(),
          excerpt: z.string(),
        }),
      ]),
    ),
  }),
});
