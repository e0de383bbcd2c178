import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../text.ts';

/** Limits of imported address lists. */
export const SITE_ADDRESS_LIMITS = {
  /** Maximum length of a list, in UTF-16 units. */
  text: 3_000_000,
  /** Maximum number of imported addresses of one site. */
  addresses: 10_000,
  /** Maximum number of addresses shown as examples. */
  examples: 5,
} as const;

const call = { feature: 'analytics', access: 'user', scope: 'analytics:write' } as const;
const countedSchema = z.object({
  count: z.int(),
  examples: z.array(z.string()).describe(`At most ${SITE_ADDRESS_LIMITS.examples} of them.`),
});

export const importSiteAddresses = endpoint({
  ...call,
  method: 'POST',
  path: '/site/addresses',
  summary:
    'Adds addresses of a crawled site from a list: one on each line, or the column of a CSV file that holds addresses. The next crawl reads them within the plan’s limit. Only this workspace sees them.',
  streams: true,
  limit: 'computing',
  body: z.object({
    site: idSchema.describe('ID of the site.'),
    text: z.string().min(1).max(SITE_ADDRESS_LIMITS.text, 'The file is too large'),
  }),
  response: z.object({
    siteId: z.string().describe('ID of the site, which changes with the first import.'),
    added: z.int(),
    present: z.int().describe('Number of addresses that were known already.'),
    otherHosts: countedSchema.describe('Addresses of other hosts.'),
    noPages: countedSchema.describe('Addresses of files that are no pages, such as images.'),
    invalid: countedSchema.describe('Entries that are no web address.'),
    leftOut: z.int().describe(`Number of addresses beyond ${SITE_ADDRESS_LIMITS.addresses} imported ones.`),
  }),
  refusals: [404, 409, 422],
});
export type ImportedAddresses = z.output<typeof importSiteAddresses.response>;

export const removeSiteAddresses = endpoint({
  ...call,
  method: 'DELETE',
  path: '/site/addresses',
  summary:
    'Removes imported addresses that the site does not name itself. Returns them, so that they can be imported again.',
  query: z.object({ site: idSchema.describe('ID of the site.') }),
  response: z.object({ addresses: z.array(z.string()) }),
  refusals: [404],
});
