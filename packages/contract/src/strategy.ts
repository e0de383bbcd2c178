import { z } from 'zod';
import { contentItemSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { competitorsSchema, GIVEN_PAGES_LIMITS, givenPagesSchema } from './given-pages.ts';
import { provenanceSchema } from './provenance.ts';
import {
  BRIEF_STAGES,
  briefEvidenceSchema,
  briefFieldsSchema,
  briefFindingsSchema,
  groundSchema,
  IDEA_REASONS,
  ideaFieldsSchema,
  ideaSchema,
  keywordSchema,
  writableBriefFields,
} from './strategy/brief.ts';
import { BRIEF_LIMITS } from './strategy/limits.ts';
import { briefAnalysisSchema, strategySchema } from './strategy/plan.ts';
import { idSchema, lineSchema } from './text.ts';

export * from './strategy/limits.ts';
export * from './strategy/brief.ts';
export * from './strategy/plan.ts';

export const BRIEF_FORMATS = ['md', 'docx', 'json'] as const;

const briefCardSchema = z.object({
  id: z.string(),
  mainTopic: z.string(),
  primarySeoQuery: z.string(),
  idea: z.string(),
  stage: z.enum(BRIEF_STAGES),
  pages: z.int().describe('Number of pages that it is based on.'),
  topics: z.int().describe('Number of topics in its strategy. 0 without a strategy.'),
  provenance: provenanceSchema,
  authorName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BriefCard = z.output<typeof briefCardSchema>;

export const briefSchema = briefCardSchema.omit({ pages: true, topics: true }).extend({
  ...briefFieldsSchema.shape,
  edited: z.array(z.string()).describe('Fields edited by a person.'),
  findings: briefFindingsSchema,
  evidence: briefEvidenceSchema,
  grounds: z.array(groundSchema).describe('Evidence for each field.'),
  analysis: briefAnalysisSchema.nullable(),
  strategy: strategySchema.nullable(),
  revision: z.int(),
  engineVersion: z.string(),
  drafts: z.array(z.object({ id: z.string(), title: z.string() })).describe('Content created from it.'),
});
export type SavedBrief = z.output<typeof briefSchema>;

/** A brief as the input of a call: its id if it is saved, otherwise its content. */
const briefReferenceSchema = z
  .object({
    id: idSchema.optional(),
    ...z.object(writableBriefFields).omit({ sections: true }).partial().shape,
  })
  .superRefine((value, check) => {
    if (value.id === undefined && !value.primarySeoQuery && !value.mainTopic)
      check.addIssue({ code: 'custom', message: 'Please generate a brief first' });
  });
export type BriefReference = z.output<typeof briefReferenceSchema>;

const byId = z.object({ id: idSchema });
const dayPattern = /^20\d\d-\d\d-\d\d$/;

export const readIdea = endpoint({
  method: 'POST',
  path: '/read-idea',
  feature: 'strategy',
  limit: 'computing',
  summary: 'Suggests keywords for an idea, most likely first. Not counted or saved.',
  access: 'user',
  scope: 'briefs:read',
  body: z.object({ idea: ideaSchema }),
  response: z.object({
    language: z.string(),
    keywords: z
      .array(
        z.object({
          keyword: z.string(),
          reason: z.enum(IDEA_REASONS).describe('Part of the idea that supports the keyword.'),
        }),
      )
      .describe('At most three keywords. If a brief is created without a keyword, the first is used.'),
    ...ideaFieldsSchema.shape,
  }),
  refusals: [422],
});

export const generateBrief = endpoint({
  method: 'POST',
  path: '/generate-brief',
  feature: 'strategy',
  summary: 'Creates and saves a brief from an idea, the given pages, and research.',
  access: 'user',
  scope: 'briefs:write',
  limit: 'computing',
  streams: true,
  runs: true,
  bodyLimit: GIVEN_PAGES_LIMITS.body,
  body: z.object({
    idea: ideaSchema,
    keyword: keywordSchema.optional().describe('Omit to find the keyword in the idea.'),
    audience: lineSchema(BRIEF_LIMITS.text).optional(),
    pages: givenPagesSchema.optional().describe('Competitor pages, pasted or uploaded.'),
    competitors: competitorsSchema,
    includeSearch: z.boolean().optional().describe('Whether to query the search sources. Defaults to true.'),
  }),
  status: 201,
  response: briefSchema,
  refusals: [422],
});

export const analyzeBrief = endpoint({
  method: 'POST',
  path: '/analyze-brief',
  feature: 'strategy',
  summary: 'Finds keywords and questions for a brief, and saves them with a saved brief.',
  access: 'user',
  scope: 'briefs:write',
  limit: 'computing',
  streams: true,
  runs: true,
  body: z.object({ brief: briefReferenceSchema }),
  response: briefAnalysisSchema,
  refusals: [404],
});

export const generateStrategy = endpoint({
  method: 'POST',
  path: '/generate-strategy',
  feature: 'strategy',
  summary: 'Plans topics, order, links, and metrics for a brief, and saves them with a saved brief.',
  access: 'user',
  scope: 'briefs:write',
  limit: 'computing',
  streams: true,
  runs: true,
  body: z.object({
    brief: briefReferenceSchema,
    articlesPerWeek: z.int().min(1).max(BRIEF_LIMITS.articlesPerWeek).optional(),
    startOn: z.iso
      .date()
      .regex(dayPattern, 'Must be a date in this century')
      .optional()
      .describe('Date of the first article, today or later. Defaults to the next Monday.'),
  }),
  response: strategySchema,
  refusals: [404, 422],
});

export const listBriefs = endpoint({
  method: 'GET',
  path: '/briefs',
  feature: 'strategy',
  summary: 'Lists the briefs you can read, last changed first.',
  access: 'user',
  scope: 'briefs:read',
  query: z.object({
    searchTerm: lineSchema(BRIEF_LIMITS.searchTerm).optional(),
    stage: z.enum(BRIEF_STAGES).optional().describe('Only briefs at exactly this stage.'),
    cursor: z.string().max(2_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    briefs: z.array(briefCardSchema),
    nextCursor: z.string().nullable(),
    total: z.int().describe('Total number of briefs, exact up to 10,000.'),
    totalIsEstimate: z.boolean().optional(),
  }),
});

export const listTopicClusters = endpoint({
  method: 'GET',
  path: '/topic-clusters',
  feature: 'strategy',
  summary: 'Groups the keywords of your newest 200 briefs by topic.',
  access: 'user',
  scope: 'briefs:read',
  limit: 'computing',
  response: z.object({
    clusters: z.array(
      z.object({
        name: z.string(),
        intent: z.string().nullable(),
        keywords: z.array(z.string()),
        briefs: z.array(z.object({ id: z.string(), mainTopic: z.string() })),
      }),
    ),
    provenance: provenanceSchema,
  }),
});

export const readBrief = endpoint({
  method: 'GET',
  path: '/briefs/{id}',
  feature: 'strategy',
  summary: 'Reads a brief with its analysis, strategy, and evidence.',
  access: 'user',
  scope: 'briefs:read',
  params: byId,
  response: briefSchema,
  refusals: [404],
});

export const updateBrief = endpoint({
  method: 'PUT',
  path: '/briefs/{id}',
  feature: 'strategy',
  summary: 'Updates a brief with your edits. Omitted fields stay the same.',
  access: 'user',
  scope: 'briefs:write',
  params: byId,
  body: z.object({
    ...z.object(writableBriefFields).partial().shape,
    revision: z.int().positive().optional().describe('Revision that the change is based on.'),
  }),
  response: briefSchema,
  refusals: [404, 409],
});

export const removeBrief = endpoint({
  method: 'DELETE',
  path: '/briefs/{id}',
  feature: 'strategy',
  summary: 'Removes a brief; it can be restored for 30 days.',
  access: 'user',
  scope: 'briefs:write',
  params: byId,
  status: 204,
  refusals: [404],
});

export const undoRemoveBrief = endpoint({
  method: 'POST',
  path: '/briefs/{id}/undo-remove',
  feature: 'strategy',
  summary: 'Restores a removed brief.',
  access: 'user',
  scope: 'briefs:write',
  params: byId,
  response: briefSchema,
  refusals: [404],
});

export const duplicateBrief = endpoint({
  method: 'POST',
  path: '/briefs/{id}/duplicate',
  feature: 'strategy',
  summary: 'Duplicates a brief with its evidence, analysis, and strategy.',
  access: 'user',
  scope: 'briefs:write',
  params: byId,
  status: 201,
  response: briefSchema,
  refusals: [404],
});

export const exportBrief = endpoint({
  method: 'GET',
  path: '/briefs/{id}/export',
  feature: 'strategy',
  summary: 'Downloads a brief with its analysis and strategy as a file.',
  access: 'user',
  scope: 'briefs:read',
  limit: 'computing',
  params: byId,
  query: z.object({ format: z.enum(BRIEF_FORMATS).default('md') }),
  produces: 'application/octet-stream',
  refusals: [404],
});

export const startWriting = endpoint({
  method: 'POST',
  path: '/briefs/{id}/start-writing',
  feature: 'strategy',
  summary: 'Creates a draft with the brief’s sections as headings and the brief attached.',
  access: 'user',
  scope: 'briefs:write',
  limit: 'computing',
  params: byId,
  status: 201,
  response: contentItemSchema,
  refusals: [404],
});

export const readBriefOfContent = endpoint({
  method: 'GET',
  path: '/content/{id}/brief',
  feature: 'strategy',
  summary: 'Reads the brief an item was started from, or null.',
  access: 'user',
  scope: 'briefs:read',
  params: byId,
  response: z.object({ brief: briefSchema.nullable() }),
  refusals: [404],
});
