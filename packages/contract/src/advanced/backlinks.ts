import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema, listSchema } from '../text.ts';
import { LINK_KINDS, LINK_LIMITS, LINK_STATES, linkOpportunitySchema } from './link-leads.ts';
import { runFields } from './runs.ts';
import {
  COMPETITION_LIMITS,
  comparingInputs,
  competitorSitesSchema,
  readSiteSchema,
  sitesCall,
} from './sites.ts';

/** The response of every search for links. */
export const linkOpportunitiesSchema = z.object({
  opportunities: z.array(linkOpportunitySchema).describe('Opportunities, most relevant first.'),
  unconfirmed: z
    .array(z.string())
    .describe('Links that failed the first check but not the second. They are not opportunities.'),
  checkedLinks: z.int(),
  source: z
    .string()
    .nullable()
    .describe('Name of the backlink source that was queried. If null, only the pages read here are known.'),
  notice: z.string().nullable().describe('What is not known, as a sentence.'),
  sites: z.array(readSiteSchema),
  ownPages: z.int(),
});
export type LinkOpportunities = z.output<typeof linkOpportunitiesSchema>;

export const analyzeLinkCompetitors = endpoint({
  ...sitesCall,
  path: '/backlink-opportunities/analyze-competitors',
  summary: 'Finds pages that link to competitors but not to you.',
  body: z.object({ competitors: competitorSitesSchema, ...comparingInputs }),
  response: linkOpportunitiesSchema.extend(runFields),
});

export const brokenLinks = endpoint({
  ...sitesCall,
  path: '/backlink-opportunities/broken-links',
  summary: 'Finds dead links on competitors’ pages, each checked twice.',
  body: z.object({ competitorUrls: competitorSitesSchema, ...comparingInputs }),
  response: linkOpportunitiesSchema.extend(runFields),
});

export const unlinkedMentions = endpoint({
  ...sitesCall,
  path: '/backlink-opportunities/unlinked-mentions',
  summary: 'Finds pages that mention you without linking to you.',
  body: z.object({
    brandName: lineSchema(100).refine((name) => name.length > 1, 'Enter your brand'),
    competitors: listSchema(COMPETITION_LIMITS.competitors, COMPETITION_LIMITS.url).default([]),
    ...comparingInputs,
  }),
  response: linkOpportunitiesSchema.extend(runFields),
});

/** Limits of one outreach draft. */
export const OUTREACH_LIMITS = {
  opportunities: 20,
  name: 120,
  line: 300,
  subject: 300,
  body: 5_000,
} as const;

const brandInfoSchema = z.object({
  brandName: lineSchema(OUTREACH_LIMITS.name)
    .default('')
    .describe('Brand name. If empty, the workspace’s name is used.'),
  domain: lineSchema(300).default(''),
  senderName: lineSchema(OUTREACH_LIMITS.name)
    .default('')
    .describe('Sender name. If empty, the caller’s name is used.'),
  description: lineSchema(OUTREACH_LIMITS.line).default('').describe('What the brand does, in one sentence.'),
});

export const outreachSchema = z.object({
  drafts: z.array(
    z.object({
      pageUrl: z.string(),
      pageTitle: z.string(),
      kind: z.enum(LINK_KINDS),
      subject: z.string(),
      body: z.string(),
      evidence: z.array(z.string()).describe('Evidence that the draft is based on.'),
      toFillIn: z
        .array(z.string())
        .describe('Placeholders, such as `[name of the editor]`, that a person has to fill in.'),
      drafted: z
        .object({ subject: z.string(), body: z.string() })
        .nullable()
        .default(null)
        .describe('Message worded by a language model. Null if there is none.'),
    }),
  ),
  notice: z
    .string()
    .nullable()
    .default(null)
    .describe('Why the configured language model did not word any of them.'),
});
export type Outreach = z.output<typeof outreachSchema>;

export const generateOutreach = endpoint({
  ...sitesCall,
  refusals: [413, 429],
  path: '/backlink-opportunities/generate-outreach',
  summary: 'Drafts an outreach message for each opportunity. Nothing is sent.',
  body: z.object({
    opportunities: z
      .array(linkOpportunitySchema)
      .min(1, 'Choose at least one opportunity')
      .max(OUTREACH_LIMITS.opportunities, `At most ${OUTREACH_LIMITS.opportunities} opportunities`),
    brandInfo: brandInfoSchema.prefault({}),
  }),
  response: outreachSchema.extend(runFields),
});

const leadSchema = linkOpportunitySchema.extend({
  id: z.string(),
  state: z.enum(LINK_STATES),
  note: z.string(),
  keptBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  mayRemove: z.boolean().describe('Whether the caller created it or is a workspace admin.'),
});
export type LinkLead = z.output<typeof leadSchema>;

const call = { feature: 'advanced', access: 'user' } as const;
const byId = z.object({ id: idSchema });

export const listLinkLeads = endpoint({
  ...call,
  scope: 'analyses:read',
  method: 'GET',
  path: '/link-leads',
  summary: 'Lists the workspace’s saved opportunities, last changed first.',
  query: z.object({
    state: z.enum(LINK_STATES).optional(),
    limit: z.coerce.number().int().min(1).max(LINK_LIMITS.leads).default(100),
  }),
  response: z.object({
    leads: z.array(leadSchema),
    total: z.int().describe('Number of saved opportunities in any state.'),
    counts: z.record(z.enum(LINK_STATES), z.int()),
  }),
});

export const keepLinkLead = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'POST',
  path: '/link-leads',
  summary: 'Saves an opportunity. One already saved is returned unchanged.',
  body: linkOpportunitySchema,
  status: 201,
  response: leadSchema,
  refusals: [422],
});

export const updateLinkLead = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'PUT',
  path: '/link-leads/{id}',
  summary: 'Updates an opportunity’s state or note.',
  params: byId,
  body: z.object({
    state: z.enum(LINK_STATES).optional(),
    note: z.string().max(LINK_LIMITS.note).optional(),
  }),
  response: leadSchema,
  refusals: [404],
});

export const removeLinkLead = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'DELETE',
  path: '/link-leads/{id}',
  summary: 'Removes an opportunity; it can be restored for 30 days.',
  params: byId,
  status: 204,
  refusals: [403, 404],
});

export const undoRemoveLinkLead = endpoint({
  ...call,
  scope: 'analyses:write',
  method: 'POST',
  path: '/link-leads/{id}/undo-remove',
  summary: 'Restores an opportunity to the list.',
  params: byId,
  response: leadSchema,
  refusals: [403, 404],
});
