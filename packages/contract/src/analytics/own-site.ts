import { z } from 'zod';
import { COMPETITION_LIMITS } from '../advanced/sites.ts';
import { ownSiteSchema } from '../advanced/competitive-intelligence.ts';
import { endpoint } from '../endpoint.ts';
import { lineSchema } from '../text.ts';

const call = { feature: 'analytics', access: 'user', path: '/analytics/own-site' } as const;
const answer = z.object({
  site: z.string().nullable().describe('Live site set as the workspace’s own. Null if none is set.'),
  used: ownSiteSchema.describe('Site that analyses compare with competitors.'),
});
export type OwnSite = z.output<typeof answer>;

export const readOwnSite = endpoint({
  ...call,
  method: 'GET',
  scope: 'analytics:read',
  summary: 'Reads the site compared with competitors.',
  response: answer,
});

export const changeOwnSite = endpoint({
  ...call,
  method: 'PUT',
  scope: 'analytics:write',
  summary: 'Sets the live site to compare with competitors; empty removes it. No verification needed.',
  body: z.object({ site: lineSchema(COMPETITION_LIMITS.url) }),
  response: answer,
  refusals: [422],
});
