import { z } from 'zod';
import { CONTENT_LIMITS } from '../content/content-limits.ts';
import { endpoint } from '../endpoint.ts';
import { INDUSTRIES } from '../outline/targeting.ts';
import { provenanceSchema } from '../provenance.ts';
import { lineSchema, listSchema } from '../text.ts';
import { runFields } from './runs.ts';

export const FORECAST_LIMITS = { keywords: 5, headings: 60, seeds: 8, months: 12, positions: 10 } as const;

const call = {
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:write',
  streams: true,
  runs: true,
} as const;
const topicSchema = lineSchema(CONTENT_LIMITS.keyword).refine((text) => text !== '', 'Enter a topic');
const monthSchema = z.object({ month: z.string().describe('Month, such as `2026-01`.'), value: z.number() });
const measureSchema = z.enum(['searches', 'pageviews']);
const sourceSchema = z.object({
  title: z.string(),
  condition: z.string(),
  message: z.string().nullable(),
  gatheredAt: z.string().nullable(),
});

/** A stored forecast, month by month. */
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
  measure: measureSchema.nullable().describe('What was counted. Null if no source knows the demand.'),
  subject: z.string().describe('The keyword, or the title of the closest article.'),
  url: z.string().nullable(),
  history: z.array(monthSchema),
  seasonal: z
    .enum(['none', 'multiplied', 'added'])
    .describe('How seasonality is applied. `none` if there is no clear season.'),
  observations: z.int(),
  inOutline: z.boolean().nullable().describe('Whether a planned heading covers it. Null without an outline.'),
  provenance: provenanceSchema,
});
export type DemandForecast = z.output<typeof forecastSchema>;

export const forecastPerformance = endpoint({
  ...call,
  method: 'POST',
  path: '/predictive-analytics/forecast-performance',
  summary:
    'Forecasts the demand for a topic and its keywords for a year, with intervals. The forecast is graded afterward.',
  body: z.object({
    topic: topicSchema,
    targetKeywords: listSchema(FORECAST_LIMITS.keywords, CONTENT_LIMITS.keyword).default([]),
    outline: listSchema(FORECAST_LIMITS.headings, CONTENT_LIMITS.title)
      .default([])
      .describe('Headings of the planned outline.'),
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
            .describe(
              'The workspace’s own impressions and clicks at this position, and how much weight they have.',
            ),
        }),
      )
      .describe(
        'Share of searches that click a result, by position. Based on published curves, which differ, and refined by the workspace’s own clicks.',
      ),
    clickRateSources: z.array(
      z.object({ publisher: z.string(), year: z.int().nullable(), readAt: z.string() }),
    ),
    ownClicks: z
      .object({
        from: z.string(),
        to: z.string(),
        brands: z
          .array(z.string())
          .default([])
          .describe('The workspace’s brand names. Queries that contain one are not counted.'),
        provenance: provenanceSchema,
      })
      .nullable()
      .default(null)
      .describe(
        'Days covered by the workspace’s own clicks, and who counted them. Null if none were imported.',
      ),
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
      message: 'Choose an industry or enter a keyword',
      path: ['seedKeywords'],
    }),
  response: z.object({
    topics: z
      .array(
        z.object({
          topic: z.string(),
          url: z.string().nullable(),
          seed: z.string().describe('Seed that led to the topic.'),
          growth: z
            .number()
            .nullable()
            .describe('Growth of the latest quarter over the one before, adjusted for seasonality.'),
          zScore: z
            .number()
            .nullable()
            .describe('How unusual the growth is for this topic, in standard deviations.'),
          level: z.number().nullable().describe('Views per month in the latest quarter.'),
          trend: z.enum(['emerging', 'steady', 'falling', 'unknown']),
          seasonal: z.boolean(),
          history: z.array(monthSchema),
        }),
      )
      .describe('Topics, most unusual first.'),
    sources: z.array(sourceSchema),
    ...runFields,
  }),
  refusals: [413, 429],
});

const shareSchema = z.number().min(0).max(1).nullable();
const gradeSchema = z.object({
  months: z.int().describe('Number of forecast months that have passed.'),
  within50: shareSchema.describe('Share of these months that fall within the 50% interval.'),
  within90: shareSchema,
  smape: z.number().nullable().describe('Symmetric mean absolute percentage error, 0 to 200.'),
});

export const listForecasts = endpoint({
  feature: 'advanced',
  access: 'user',
  scope: 'analyses:read',
  method: 'GET',
  path: '/predictive-analytics/forecasts',
  summary: 'Reads how the workspace’s past forecasts turned out.',
  response: z.object({
    summary: gradeSchema.describe('Totals for all graded months of the forecasts below.'),
    forecasts: z
      .array(
        gradeSchema.extend({
          id: z.string(),
          runId: z.string(),
          keyword: z.string(),
          subject: z.string(),
          measure: measureSchema,
          madeAt: z.string(),
          verdict: z
            .enum(['held', 'missed', 'open'])
            .describe('Outcome of the forecast. `open` if none of its months has passed.'),
        }),
      )
      .describe('Forecasts, newest first, at most 100.'),
  }),
});
