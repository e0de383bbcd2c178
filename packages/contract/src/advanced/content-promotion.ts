import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { INDUSTRIES } from '../outline/targeting.ts';
import { scoredTextSchema } from '../score.ts';
import { idSchema, lineSchema, listSchema } from '../text.ts';
import { keywordEvidenceSchema } from './evidence.ts';
import { runFields } from './runs.ts';

export const SOCIAL_PLATFORMS = ['Twitter', 'LinkedIn', 'Facebook'] as const;
export type SocialPlatformName = (typeof SOCIAL_PLATFORMS)[number];
/** Partner sites that a user can name for an analysis. */
export const PARTNER_SITES = 10;

const call = {
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:write',
  method: 'POST',
  streams: true,
  runs: true,
} as const;
const placeSchema = z.object({ block: z.int(), start: z.int(), end: z.int() });

export const generateSocialSnippets = endpoint({
  ...call,
  path: '/content-promotion/generate-social-snippets',
  summary: 'Drafts posts for a platform from a text, with nothing made up.',
  body: z.object({
    content: scoredTextSchema.refine((text) => text.trim() !== '', 'Enter some text'),
    contentId: idSchema
      .optional()
      .describe('ID of the item that contains the text. Its title, keyword, and URL are used.'),
    targetPlatform: z.enum(SOCIAL_PLATFORMS).default('Twitter'),
    title: lineSchema(CONTENT_LIMITS.title).default(''),
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]).default(''),
    primaryKeyword: lineSchema(CONTENT_LIMITS.keyword).default(''),
  }),
  response: z.object({
    platform: z.enum(SOCIAL_PLATFORMS),
    limit: z.int().describe('Maximum length of a post, as the platform counts it.'),
    fold: z
      .int()
      .nullable()
      .describe(
        'Approximate length after which the platform hides the rest. Null if the whole post is shown.',
      ),
    title: z.string(),
    contentId: z.string().nullable(),
    snippets: z
      .array(
        z.object({
          text: z.string(),
          hook: z.object({
            text: z.string(),
            from: z.enum(['title', 'question', 'claim']),
            place: placeSchema.nullable(),
          }),
          claims: z.array(z.object({ text: z.string(), place: placeSchema, hasFigure: z.boolean() })),
          hashtags: z.array(z.string()),
          length: z.int().describe('Length, as the platform counts it.'),
          aboveFold: z.string(),
          drafted: z
            .string()
            .nullable()
            .default(null)
            .describe('Text worded by a language model. Null if there is none.'),
        }),
      )
      .describe('At most three snippets with different hooks, best first.'),
    notice: z
      .string()
      .nullable()
      .default(null)
      .describe('Why the configured language model did not word any of them.'),
    ...runFields,
  }),
  refusals: [404, 413, 429],
});

export const PARTNER_SIGNS = ['guest_posts', 'republishing', 'contributors', 'open_licence'] as const;

export const findSyndicationPartners = endpoint({
  ...call,
  path: '/content-promotion/find-syndication-partners',
  limit: 'computing',
  summary: 'Finds pages on a topic that accept or republish articles by others.',
  body: z.object({
    topic: lineSchema(CONTENT_LIMITS.keyword).refine((text) => text !== '', 'Enter a topic'),
    industry: z.union([z.literal(''), z.enum(INDUSTRIES)]).default(''),
    sites: listSchema(PARTNER_SITES, 2000).default([]).describe('URLs of sites or pages to check.'),
    includeSearch: z.boolean().default(true).describe('Whether search sources may be queried.'),
  }),
  response: z.object({
    partners: z
      .array(
        z.object({
          site: z.string().describe('Host of the site.'),
          url: z.string(),
          title: z.string(),
          relevance: z
            .number()
            .min(0)
            .max(100)
            .describe('Similarity between the wording of the page and the topic.'),
          signs: z.array(
            z.object({
              code: z.enum(PARTNER_SIGNS),
              quotation: z.string().describe('Quotation, exactly as on the page.'),
            }),
          ),
          fetchedAt: z.string().nullable(),
        }),
      )
      .describe('Partners, most relevant first.'),
    looked: z.int().describe('Number of pages checked.'),
    leftOut: z.array(z.object({ url: z.string().nullable(), title: z.string(), message: z.string() })),
    evidence: keywordEvidenceSchema,
    ...runFields,
  }),
  refusals: [413, 429],
});
