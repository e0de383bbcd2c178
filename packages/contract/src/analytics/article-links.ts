import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { idSchema, lineSchema } from '../text.ts';
import { coverageSchema } from './site-index.ts';
import { LINK_DECISIONS, linkedPageSchema, pageIdSchema, SITE_LINK_LIMITS } from './site-links.ts';

/** Direction of a link between an article and a page of its site. */
export const LINK_DIRECTIONS = ['outbound', 'inbound'] as const;
export type LinkDirection = (typeof LINK_DIRECTIONS)[number];

/** Maximum number of decisions stored for one article. */
export const ARTICLE_LINK_DECISIONS_MAX = 500;

const byId = z.object({ id: idSchema });

const suggestionSchema = z.object({
  page: linkedPageSchema,
  anchor: z.string().describe('Words to use as the link text.'),
  sentence: z.string().describe('Sentence that contains the anchor.'),
  likelihood: z.number().describe('Probability that an editor would add the link, 0 to 1.'),
});
/** A suggested link between an article and a page of its site. */
export type ArticleLinkSuggestion = z.output<typeof suggestionSchema>;

const decidedSchema = z.object({
  page: linkedPageSchema,
  direction: z.enum(LINK_DIRECTIONS),
  anchor: z.string(),
  decision: z.enum(LINK_DECISIONS),
  decidedAt: z.string(),
  isSet: z
    .boolean()
    .nullable()
    .describe(
      'Whether the link is there: in the text that was sent, or on the page as of its last crawl. Null if unknown.',
    ),
});
export type DecidedArticleLink = z.output<typeof decidedSchema>;

const linksSchema = z.object({
  site: z
    .string()
    .nullable()
    .describe('Address of the workspace’s own site. Null if it was not crawled, so that nothing is known.'),
  page: linkedPageSchema
    .nullable()
    .describe('The page of the site that the article is. Null if it is not known to be one.'),
  outbound: z.array(suggestionSchema).describe('Pages that the article should link to, at most 10.'),
  inbound: z.array(suggestionSchema).describe('Pages that should link to the article, at most 10.'),
  decided: z.array(decidedSchema).describe('Links that were accepted or rejected, newest first.'),
  compared: z.int().describe('Number of pages compared, at most 500.'),
  coverage: coverageSchema.nullable(),
  provenance: provenanceSchema,
});
export type ArticleLinks = z.output<typeof linksSchema>;

export const suggestArticleLinks = endpoint({
  method: 'POST',
  path: '/content/{id}/links',
  feature: 'analytics',
  summary:
    'Suggests internal links for an item: pages of your crawled site it should link to, and pages that should link to it.',
  access: 'user',
  scope: 'content:read',
  streams: true,
  limit: 'computing',
  params: byId,
  body: z.object({
    content: z
      .string()
      .max(CONTENT_LIMITS.content)
      .optional()
      .describe('Current text. Omit to use the saved text.'),
    title: lineSchema(CONTENT_LIMITS.title)
      .optional()
      .describe('Current title. Omit to use the saved title.'),
  }),
  response: linksSchema,
  refusals: [404, 413, 422, 503],
});

export const decideArticleLink = endpoint({
  method: 'PUT',
  path: '/content/{id}/links/decisions',
  feature: 'analytics',
  summary:
    'Accepts or rejects a suggested link of an item; null takes the decision back. A rejected link is not suggested again.',
  access: 'user',
  scope: 'content:write',
  params: byId,
  body: z.object({
    page: pageIdSchema,
    direction: z.enum(LINK_DIRECTIONS),
    anchor: lineSchema(SITE_LINK_LIMITS.anchor).default(''),
    decision: z.enum(LINK_DECISIONS).nullable(),
  }),
  status: 204,
  refusals: [403, 404, 422],
});
