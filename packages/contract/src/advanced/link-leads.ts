import { z } from 'zod';
import { lineSchema } from '../text.ts';

/** Why a page could link to us. */
export const LINK_KINDS = ['dead_link', 'links_to_competitors', 'unlinked_mention'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Progress of a lead. */
export const LINK_STATES = ['found', 'contacted', 'won', 'lost'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Limits of one stored link opportunity, and how many a workspace can store. */
export const LINK_LIMITS = {
  url: 2_000,
  title: 300,
  text: 300,
  links: 20,
  mentions: 20,
  note: 2_000,
  leads: 500,
} as const;

// Not `z.url`: it accepts some addresses that fail `format: uri` when they are returned.
const urlSchema = z
  .string()
  .max(LINK_LIMITS.url)
  .refine(
    (url) => /^https?:\/\/[^\s/]/i.test(url),
    'Must be a web address, with http:// or https:// before it',
  );
const line = lineSchema(LINK_LIMITS.text);

/** What was found on the page: the reason for the outreach. */
export const linkEvidenceSchema = z.object({
  deadLink: z
    .object({
      href: urlSchema,
      text: line,
      statuses: z
        .array(z.int().min(0).max(999))
        .max(10)
        .describe('HTTP status of each check of the link. 0 if the host does not exist.'),
      checkedAt: z.string().max(40).describe('When the link was last checked.'),
    })
    .nullable()
    .default(null),
  competitorLinks: z
    .array(z.object({ competitor: line, href: urlSchema, text: line }))
    .max(LINK_LIMITS.links)
    .default([]),
  mentions: z
    .array(z.object({ brand: line, sentence: line }))
    .max(LINK_LIMITS.mentions)
    .default([])
    .describe('Places where the page mentions the brand, with the surrounding sentence.'),
});
export type LinkEvidence = z.output<typeof linkEvidenceSchema>;

/** A page that could link to us, why, and to which of our pages. */
export const linkOpportunitySchema = z.object({
  kind: z.enum(LINK_KINDS),
  pageUrl: urlSchema,
  pageTitle: lineSchema(LINK_LIMITS.title),
  ourPage: urlSchema
    .nullable()
    .default(null)
    .describe('The workspace’s page that fits best. Null if none does.'),
  relevance: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .default(null)
    .describe('How well the workspace’s page fits, 0 to 1.'),
  ...linkEvidenceSchema.shape,
});
export type LinkOpportunity = z.output<typeof linkOpportunitySchema>;
