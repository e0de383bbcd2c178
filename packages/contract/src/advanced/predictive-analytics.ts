import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { INDUSTRIES } from '../outline/targeting.ts';
import { provenanceSchema } from '../provenance.ts';
import { lineSchema, listSchema } from '../text.ts';
import { runFields } from './runs.ts';

export const FORECAST_LIMITS = { keywords: 5, headings: 60, seeds: 8, months: 12, positions: 10 } as const;

const call = { feature: 'advanced', access: 'user', scope: 'analyses:write', streams: true } as const;
const topicSchema = lineSchema(CONTENT_LIMITS.keyword).refine((text) => text !== '', 'Name a topic');
const monthSchema = z.object({ month: z.string().describe('As 2026-01.'), value: z.number() });
const measureSchema = z.enum(['searches', 'pageviews']);
const sourceSchema = z.object({
  title: z.string(),
  condition: z.string(),
  message: z.string().nullable(),
  gatheredAt: z.string().nullable(),
});

/** What a forecast said, month by month. */
export const storedForecastSchema = z.object({
  months: z.array(z.string()),
  mean: z.array(z.number()),
  lower50: z.array(z.number()),
  upper50: z.array(z.number()),
  lower90: z.array(z.number()),
  upper90: z.array(z.number()),
});
const forecastSchema = storedForecastSchema.extend({
  keyword: z.string(),
  measure: measureSchema.nullable().describe('What was counted; null where no source knows the demand.'),
  subject: z.string().describe('The keyword, or the title of the article that is nearest to it.'),
  url: z.string().nullable(),
  history: z.array(monthSchema),
  seasonal: z
    .enum(['none', 'multiplied', 'added'])
    .describe('How the season is put on; none: no season is clear enough to be told.'),
  observations: z.int(),
  inOutline: z.boolean().nullable().describe('Whether a planned heading names it; null without an outline.'),
  provenance: provenanceSchema,
});
export type DemandForecast = z.output<typeof forecastSchema>;

export const forecastPerformance = endpoint({
  ...call,
  method: 'POST',
  path: '/predictive-analytics/forecast-performance',
  summary:
    'Forecasts the demand for a topic and keywords for a year, with intervals; it is graded when it is past.',
  body: z.object({
    topic: topicSchema,
    targetKeywords: listSchema(FORECAST_LIMITS.keywords, CONTENT_LIMITS.keyword).default([]),
    outline: listSchema(FORECAST_LIMITS.headings, CONTENT_LIMITS.title)
      .default([])
      .describe('Planned headings.'),
  }),
  response: z.object({
    topic: z.string(),
    forecasts: z.array(forecastSchema),
    clickRates: z
      .array(
        z.object({
          position: z.int(),
          low: z.number(),
          mean: z.number(),
          high: z.number(),
          own: z
            .object({ impressions: z.number(), clicks: z.number(), weight: z.number().min(0).max(1) })
            .default({ impressions: 0, clicks: 0, weight: 0 })
            .describe('What the workspace’s own clicks at the position say, and how much they count.'),
        }),
      )
      .describe(
        'Share of searches that click a result, by its position: published curves, which disagree, refined by own clicks.',
      ),
    clickRateSources: z.array(
      z.object({ publisher: z.string(), year: z.int().nullable(), readAt: z.string() }),
    ),
    ownClicks: z
      .object({
        from: z.string(),
        to: z.string(),
        brands: z.array(z.string()).default([]).describe('Own names; queries that name one do not count.'),
        provenance: provenanceSchema,
      })
      .nullable()
      .default(null)
      .describe('Which days the own clicks are of, and who counted them; null where none were imported.'),
    baseRate: z.object({
      topTenWithinAYear: z.number().describe('Share of new pages that reach the top ten within a year.'),
      publisher: z.string(),
      year: z.int(),
      readAt: z.string(),
    }),
    sources: z.array(sourceSchema),
    ...runFields,
  }),
  refusals: [413, 429],
});

export const emergingTopics = endpoint({
  ...call,
  method: 'POST',
  path: '/predictive-analytics/emerging-topics',
  summary: 'Finds topics growing faster than their own history would suggest.',
  body: z
    .object({
      industry: z.union([z.literal(''), z.enum(INDUSTRIES)]).default(''),
      seedKeywords: listSchema(FORECAST_LIMITS.seeds, CONTENT_LIMITS.keyword).default([]),
    })
    .refine(({ industry, seedKeywords }) => industry !== '' || seedKeywords.length > 0, {
      message: 'Choose an industry or name a keyword',
      path: ['seedKeywords'],
    }),
  response: z.object({
    topics: z
      .array(
        z.object({
          topic: z.string(),
          url: z.string().nullable(),
          seed: z.string().describe('What it was found by.'),
          growth: z
            .number()
            .nullable()
            .describe('Of the latest quarter over the one before, without the season.'),
          zScore: z.number().nullable().describe('How unusual that is for this topic, in deviations.'),
          level: z.number().nullable().describe('Views a month in the latest quarter.'),
          trend: z.enum(['emerging', 'steady', 'falling', 'unknown']),
          seasonal: z.boolean(),
          history: z.array(monthSchema),
        }),
      )
      .describe('The most unusual first.'),
    sources: z.array(sourceSchema),
    ...runFields,
  }),
  refusals: [413, 429],
});

const shareSchema = z.number().min(0).max(1).nullable();
const gradeSchema = z.object({
  months: z.int().describe('Months that have passed.'),
  within50: shareSchema.describe('Share of them in the 50 % interval.'),
  within90: shareSchema,
  smape: z.number().nullable().describe('Mean symmetric error in percent, 0 to 200.'),
});

export const listForecasts = endpoint({
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:read',
  method: 'GET',
  path: '/predictive-analytics/forecasts',
  summary: 'Reads how the workspace’s past forecasts turned out.',
  response: z.object({
    summary: gradeSchema.describe('Over all graded months of the forecasts below.'),
    forecasts: z
      .array(
        gradeSchema.extend({
          id: z.string(),
          runId: z.string(),
          keyword: z.string(),
          subject: z.string(),
          measure: measureSchema,
          madeAt: z.string(),
          verdict: z.enum(['held', 'missed', 'open']).describe('`open`: none of its months has passed.'),
        }),
      )
      .describe('The newest first, 100 at most.'),
  }),
});
