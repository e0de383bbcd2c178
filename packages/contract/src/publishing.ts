import { z } from 'zod';
import { contentItemSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './text.ts';

export * from './publishing/connections.ts';
export * from './publishing/crawler-rules.ts';
export * from './publishing/site.ts';
export * from './publishing/webhooks.ts';

export const publishContent = endpoint({
  method: 'POST',
  path: '/content/{id}/publish',
  feature: 'publishing',
  summary: 'Publishes the item on the public site as last saved by a person.',
  access: 'user',
  limit: 'computing',
  scope: 'content:write',
  params: z.object({ id: idSchema }),
  response: z.object({ url: z.string(), publishedAt: z.string(), content: contentItemSchema }),
  refusals: [403, 404, 422],
});

export const unpublishContent = endpoint({
  method: 'POST',
  path: '/content/{id}/unpublish',
  feature: 'publishing',
  summary: 'Unpublishes the item and makes it a draft.',
  access: 'user',
  scope: 'content:write',
  params: z.object({ id: idSchema }),
  response: contentItemSchema,
  refusals: [403, 404],
});
