import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { provenanceSchema } from '../provenance.ts';
import { idSchema, lineSchema } from '../text.ts';
import { coverageSchema } from './site-index.ts';

/** Limits of the stored link suggestions. */
export const SITE_LINK_LIMITS = { anchor: 200, decided: 5_000 } as const;

/** What a workspace decides about a suggested link. */
export const LINK_DECISIONS = ['accepted', 'rejected'] as const;

const call = { feature: 'analytics', access: 'user' } as const;
const reads = { ...call, method: 'GET', scope: 'analytics:read' } as const;
const writes = { ...call, scope: 'analytics:write' } as const;
const site = idSchema
  .optional()
  .describe(
    'ID of the site. Omit for the workspace’s own site if it was crawled, otherwise the last crawled site.',
  );
export const pageIdSchema = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('ID of a page in the site inventory.');
export const linkedPageSchema = z.object({ id: z.string(), url: z.string(), title: z.string() });

const missingLinkSchema = z.object({
  from: linkedPageSchema,
  to: linkedPageSchema.extend({ inbound: z.int() }),
  anchor: z.string().describe('Words on the page to use as the link text.'),
  likelihood: z.number().describe('Probability that an editor would add the link, 0 to 1.'),
});
export type MissingLink = z.output<typeof missingLinkSchema>;

export const readSiteLinks = endpoint({
  ...reads,
  path: '/site/links',
  summary:
    'Suggests missing internal links on a crawled site, most likely first. Links that were accepted or rejected are not suggested again.',
  streams: true,
  limit: 'computing',
  query: z.object({ site }),
  response: z.object({
    links: z.array(missingLinkSchema).describe('At most 100 links, up to three per page.'),
    compared: z
      .int()
      .describe('Number of pages compared, at most 500: those with the fewest and the most links.'),
    coverage: coverageSchema,
    provenance: provenanceSchema,
  }),
  refusals: [404, 422, 503],
});

const decidedLinkSchema = z.object({
  from: linkedPageSchema,
  to: linkedPageSchema,
  anchor: z.string(),
  decision: z.enum(LINK_DECISIONS),
  decidedAt: z.string(),
  isSet: z
    .boolean()
    .nullable()
    .describe('Whether the page has the link as of its last crawl. Null if the page could not be read.'),
});
export type DecidedLink = z.output<typeof decidedLinkSchema>;

export const listLinkDecisions = endpoint({
  ...reads,
  path: '/site/links/decisions',
  summary: 'Lists the suggested links that the workspace accepted or rejected, newest first.',
  query: z.object({ site }),
  response: z.object({ links: z.array(decidedLinkSchema) }),
  refusals: [404],
});

export const decideLink = endpoint({
  ...writes,
  method: 'POST',
  path: '/site/links/decisions',
  summary: 'Accepts or rejects a suggested link. A rejected link is not suggested again.',
  body: z.object({
    from: pageIdSchema,
    to: pageIdSchema,
    anchor: lineSchema(SITE_LINK_LIMITS.anchor).default(''),
    decision: z.enum(LINK_DECISIONS),
  }),
  response: decidedLinkSchema,
  refusals: [404, 422],
});

export const undoLinkDecision = endpoint({
  ...writes,
  method: 'POST',
  path: '/site/links/decisions/undo',
  summary: 'Takes back a decision about a suggested link, so that it can be suggested again.',
  body: z.object({ from: pageIdSchema, to: pageIdSchema }),
  status: 204,
  refusals: [404],
});

/**
 * Links with the same words are listed if at least `sameWordsPages` pages use these words, but at most `menuShare` of
 * all pages that were read: more is a menu.
 */
export const ANCHOR_RULES = { sameWordsPages: 5, menuShare: 0.5, listed: 50, pages: 10 } as const;

const anchoredPageSchema = z.object({
  url: z.string(),
  title: z.string(),
  links: z.int().describe('Number of pages that link to it with this anchor.'),
});

const sharedAnchorSchema = z.object({
  anchor: z.string(),
  targets: z.int().describe('Number of different pages that the anchor links to.'),
  pages: z.array(anchoredPageSchema).describe(`The most linked ones, at most ${ANCHOR_RULES.pages}.`),
});
export type SharedAnchor = z.output<typeof sharedAnchorSchema>;

export const readSiteAnchors = endpoint({
  ...reads,
  path: '/site/anchors',
  limit: 'computing',
  summary:
    'Lists overused anchors of a crawled site: the same words for different pages, and pages always linked by the same exact-match words.',
  query: z.object({ site }),
  response: z.object({
    shared: z
      .array(sharedAnchorSchema)
      .describe(`Anchors of different pages, most pages first, at most ${ANCHOR_RULES.listed}.`),
    exact: z
      .array(anchoredPageSchema.extend({ anchor: z.string() }))
      .describe(
        `Pages that ${ANCHOR_RULES.sameWordsPages} or more pages link to, all with the words of its title, heading, or main query; without links that more than half of the pages have. At most ${ANCHOR_RULES.listed}.`,
      ),
    coverage: coverageSchema,
    provenance: provenanceSchema,
  }),
  refusals: [404],
});
