import { z } from 'zod';
import { GIVEN_PAGES_LIMITS, givenPagesSchema } from '../given-pages.ts';

/** How a caller supplies evidence, or keeps the call from searching for it. */
export const evidenceInputs = {
  pages: givenPagesSchema,
  includeSearch: z.boolean().default(true).describe('Whether search sources may be queried.'),
};

/** Body limit of calls that may carry pages. */
export const EVIDENCE_BODY = GIVEN_PAGES_LIMITS.body;

const restingPageSchema = z.object({
  url: z.string().nullable(),
  title: z.string(),
  source: z.string().describe('`given`, `web`, or the name of the source that provided the text.'),
});

/** The basis of a keyword analysis. */
export const keywordEvidenceSchema = z.object({
  pages: z.array(restingPageSchema),
  sources: z.array(z.object({ title: z.string(), condition: z.string(), message: z.string().nullable() })),
  gatheredAt: z.string().nullable().describe('When the evidence was gathered, if it was saved earlier.'),
  notice: z.string().nullable().describe('What limits the evidence.'),
});
export type KeywordEvidence = z.output<typeof keywordEvidenceSchema>;
