import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../text.ts';

const call = { feature: 'analytics', access: 'user' } as const;

export const openSitePage = endpoint({
  ...call,
  method: 'POST',
  path: '/site/pages/{id}/article',
  summary:
    'Opens a page as an item: the one your workspace has of it, otherwise a new draft whose first revision is the article of the live page.',
  scope: 'content:write',
  streams: true,
  limit: 'computing',
  params: z.object({ id: idSchema }),
  response: z.object({
    contentId: z.string(),
    isNew: z.boolean().describe('Whether the page was read and an item was created.'),
  }),
  refusals: [404, 409, 413, 422, 503],
});
