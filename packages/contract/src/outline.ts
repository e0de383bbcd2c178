import { z } from 'zod';
import { contentItemSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { GIVEN_PAGES_LIMITS } from './given-pages.ts';
import { keywordAnalysisSchema } from './outline/analysis.ts';
import { outlineResultSchema, writtenOutlineSchema } from './outline/result.ts';
import {
  companySizeSchema,
  evidenceFields,
  industrySchema,
  keywordSchema,
  locationSchema,
  maturitySchema,
  OUTLINE_STRATEGIES,
  OUTLINE_WORDS,
  outlineOptionsSchema,
  stageSchema,
  targetWordsSchema,
} from './outline/targeting.ts';
import { idSchema, lineSchema } from './text.ts';

export * from './outline/analysis.ts';
export * from './outline/result.ts';
export * from './outline/targeting.ts';

const words = targetWordsSchema.default(OUTLINE_WORDS.usual);
const maturity = maturitySchema.default('intermediate');
const stage = stageSchema.default('consideration');
const companySize = companySizeSchema.default('small');
const audienceContext = z
  .object({ maturity, companySize })
  .default({ maturity: 'intermediate', companySize: 'small' });
const form = {
  feature: 'outline',
  access: 'user',
  scope: 'briefs:write',
  streams: true,
  runs: true,
  refusals: [422, 502, 503, 504],
} as const;

export const analyzeKeyword = endpoint({
  ...form,
  method: 'POST',
  path: '/smart-outline/analyze-keyword',
  limit: 'computing',
  summary: 'Analyzes a keyword: intent, questions, terms, pages, and the resulting plan.',
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: z.object({ keyword: keywordSchema, options: outlineOptionsSchema.default({}), ...evidenceFields }),
  response: keywordAnalysisSchema,
});

export const generateOutline = endpoint({
  ...form,
  method: 'POST',
  path: '/smart-outline/generate',
  summary: 'Outlines an article from an analyzed keyword.',
  body: z.object({ analysisData: keywordAnalysisSchema, targetWordCount: words }),
  response: outlineResultSchema,
});

export const completeOutline = endpoint({
  ...form,
  method: 'POST',
  path: '/smart-outline/complete',
  summary: 'Analyzes a keyword and outlines an article for it.',
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: z.object({
    keyword: keywordSchema,
    options: outlineOptionsSchema.default({}),
    targetWordCount: words,
    ...evidenceFields,
  }),
  response: outlineResultSchema,
});

export const geographicOutline = endpoint({
  ...form,
  method: 'POST',
  path: '/smart-outline/geographic',
  summary: 'Outlines an article for one location.',
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: z.object({
    baseKeyword: keywordSchema,
    location: locationSchema,
    audienceContext: z.object({ maturity }).partial().default({}),
    targetWordCount: words,
    ...evidenceFields,
  }),
  response: outlineResultSchema,
});

export const industryOutline = endpoint({
  ...form,
  method: 'POST',
  path: '/smart-outline/industry',
  summary: 'Outlines an article for one industry.',
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: z.object({
    baseKeyword: keywordSchema,
    industry: industrySchema,
    companySize,
    targetWordCount: words,
    ...evidenceFields,
  }),
  response: outlineResultSchema,
});

export const funnelOutline = endpoint({
  ...form,
  method: 'POST',
  path: '/smart-outline/funnel-stage',
  summary: 'Outlines an article for one funnel stage.',
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: z.object({
    baseKeyword: keywordSchema,
    stage,
    audienceMaturity: maturity,
    targetWordCount: words,
    ...evidenceFields,
  }),
  response: outlineResultSchema,
});

export const multiTargetOutline = endpoint({
  ...form,
  method: 'POST',
  path: '/smart-outline/multi-targeting',
  summary: 'Outlines an article for a location, an industry, and a funnel stage.',
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: z.object({
    baseKeyword: keywordSchema,
    location: locationSchema,
    industry: industrySchema,
    stage,
    audienceContext,
    targetWordCount: words,
    ...evidenceFields,
  }),
  response: outlineResultSchema,
});

const changedOutline = z.object({
  analysisData: keywordAnalysisSchema,
  outline: writtenOutlineSchema,
  targetWordCount: words,
});

export const scoreOutline = endpoint({
  method: 'POST',
  path: '/smart-outline/score',
  feature: 'outline',
  summary: 'Scores an edited outline. Never metered.',
  access: 'user',
  scope: 'briefs:write',
  limit: 'computing',
  body: changedOutline,
  response: outlineResultSchema,
});

export const regenerateSection = endpoint({
  method: 'POST',
  path: '/smart-outline/regenerate-section',
  feature: 'outline',
  streams: true,
  runs: true,
  summary: 'Regenerates one section with another heading and other questions.',
  access: 'user',
  scope: 'briefs:write',
  limit: 'computing',
  body: changedOutline.extend({ sectionId: idSchema }),
  response: outlineResultSchema,
  refusals: [404, 422],
});

export const sendToEditor = endpoint({
  method: 'POST',
  path: '/smart-outline/send-to-editor',
  feature: 'outline',
  summary: 'Creates a draft with the outline’s sections as headings, compared with its pages.',
  access: 'user',
  scope: 'briefs:write',
  limit: 'computing',
  body: changedOutline,
  status: 201,
  response: contentItemSchema,
});

const savedLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  keyword: z.string(),
  strategy: z.enum(OUTLINE_STRATEGIES),
  totalScore: z.number().nullable(),
  sections: z.int(),
  estimatedWordCount: z.int(),
  revision: z.int(),
  authorName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
const savedOutlineSchema = savedLineSchema.extend({ result: outlineResultSchema });
export type SavedOutlineLine = z.output<typeof savedLineSchema>;
export type SavedOutline = z.output<typeof savedOutlineSchema>;

const byId = z.object({ id: idSchema });

export const listOutlines = endpoint({
  method: 'GET',
  path: '/outlines',
  feature: 'outline',
  summary: 'Lists the saved outlines you can read, last changed first.',
  access: 'user',
  scope: 'briefs:read',
  query: z.object({
    searchTerm: lineSchema(200)
      .optional()
      .describe('Words in the title or keyword. The last word may be incomplete.'),
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    outlines: z.array(savedLineSchema),
    nextCursor: z.string().nullable(),
    total: z.int().describe('Total number of outlines, exact up to 10,000.'),
    totalIsEstimate: z.boolean().optional(),
  }),
});

export const saveOutline = endpoint({
  method: 'POST',
  path: '/outlines',
  feature: 'outline',
  summary: 'Saves an outline and recomputes its score.',
  access: 'user',
  scope: 'briefs:write',
  body: changedOutline,
  status: 201,
  response: savedOutlineSchema,
});

export const readOutline = endpoint({
  method: 'GET',
  path: '/outlines/{id}',
  feature: 'outline',
  summary: 'Reads a saved outline.',
  access: 'user',
  scope: 'briefs:read',
  params: byId,
  response: savedOutlineSchema,
  refusals: [404],
});

export const updateOutline = endpoint({
  method: 'PUT',
  path: '/outlines/{id}',
  feature: 'outline',
  summary: 'Updates a saved outline.',
  access: 'user',
  scope: 'briefs:write',
  params: byId,
  body: changedOutline.extend({
    revision: z.int().positive().optional().describe('Revision that the change is based on.'),
  }),
  response: savedOutlineSchema,
  refusals: [404, 409],
});

export const removeOutline = endpoint({
  method: 'DELETE',
  path: '/outlines/{id}',
  feature: 'outline',
  summary: 'Removes a saved outline; it can be restored for 30 days.',
  access: 'user',
  scope: 'briefs:write',
  params: byId,
  status: 204,
  refusals: [404],
});

export const undoRemoveOutline = endpoint({
  method: 'POST',
  path: '/outlines/{id}/undo-remove',
  feature: 'outline',
  summary: 'Restores a removed outline.',
  access: 'user',
  scope: 'briefs:write',
  params: byId,
  response: savedOutlineSchema,
  refusals: [404],
});
