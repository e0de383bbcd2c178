import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, momentSchema, storableMomentSchema } from './text.ts';

/** Limits of the response about a page's snapshots. */
export const SNAPSHOT_LIMITS = {
  url: 2_000,
  /** Snapshots in one response. */
  listed: 10,
  /** Changed sections and figures in one comparison. */
  changes: 100,
  /** UTF-16 units of one section. */
  section: 8_000,
} as const;

const snapshotSchema = z.object({
  id: z.string(),
  firstReadAt: momentSchema.describe('When the page was first read in this state.'),
  lastReadAt: momentSchema.describe('When the page was last read in this state.'),
  title: z.string(),
  words: z.int().nullable().describe('Word count of the article. Null if the page is too large to read.'),
});
/** A page's content between two visits. */
export type SnapshotLine = z.output<typeof snapshotSchema>;

const measuresSchema = z.object({
  words: z.int(),
  headings: z.int(),
  lists: z.int(),
  links: z.int(),
  images: z.int(),
  figures: z.int(),
});

const headingSchema = z.object({ level: z.int(), text: z.string() });
const figureSchema = z.object({ text: z.string(), sentence: z.string() });

/** How a page changed between two snapshots. */
export const snapshotComparisonSchema = z.object({
  url: z.string(),
  before: snapshotSchema,
  after: snapshotSchema,
  measures: z.object({ before: measuresSchema, after: measuresSchema }),
  headings: z.object({ added: z.array(headingSchema), removed: z.array(headingSchema) }),
  sections: z
    .array(
      z.object({
        heading: z.string().describe('Heading of the section. Empty for the text before the first heading.'),
        level: z.int(),
        before: z.string().nullable().describe('Earlier text. Null if the section did not exist.'),
        after: z.string().nullable().describe('Later text. Null if the section no longer exists.'),
      }),
    )
    .describe('Sections that differ.'),
  figures: z.object({ added: z.array(figureSchema), removed: z.array(figureSchema) }),
  isCut: z.boolean().describe('Whether there are more changes than are listed.'),
  provenance: z.object({ kind: z.literal('measured'), method: z.string() }),
});
export type SnapshotComparison = z.output<typeof snapshotComparisonSchema>;

export const listSnapshots = endpoint({
  method: 'GET',
  path: '/research/snapshots',
  feature: 'research',
  summary: 'Lists snapshots of a page as the workspace read it, newest first.',
  access: 'user',
  scope: 'analyses:read',
  query: z.object({
    url: z.string().trim().min(1).max(SNAPSHOT_LIMITS.url).describe('URL of the page.'),
    before: storableMomentSchema.optional().describe('Only snapshots last read before this time.'),
  }),
  response: z.object({ snapshots: z.array(snapshotSchema) }),
  refusals: [422],
});

export const compareSnapshots = endpoint({
  method: 'GET',
  path: '/research/snapshots/{id}/compare/{otherId}',
  feature: 'research',
  summary: 'Compares two snapshots of a page.',
  access: 'user',
  scope: 'analyses:read',
  limit: 'computing',
  params: z.object({
    id: idSchema.describe('ID of the earlier snapshot.'),
    otherId: idSchema.describe('ID of the later snapshot.'),
  }),
  response: snapshotComparisonSchema,
  refusals: [404, 422],
});
