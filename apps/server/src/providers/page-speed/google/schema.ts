import { z } from 'zod';

const reasons = z
  .array(z.object({ reason: z.string().optional(), domain: z.string().optional() }))
  .optional();

/** Error response of Google's APIs. */
export const refusalSchema = z.object({
  error: z.object({ status: z.string().optional(), errors: reasons, details: reasons }),
});

const date = z.object({
  year: z.int().min(2000).max(9999),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
});

/** Integers are sent as numbers, decimals as text. */
const value = z.coerce.number().min(0).max(1e7);

const metric = z.object({
  percentiles: z.object({ p75: value }),
  histogram: z
    .array(
      z.object({
        start: value.optional(),
        end: value.optional(),
        density: z.number().min(0).max(1.01).default(0),
      }),
    )
    .default([]),
});
export type CruxMetric = z.output<typeof metric>;

export const recordSchema = z.object({
  record: z.object({
    metrics: z.object({
      largest_contentful_paint: metric.optional(),
      interaction_to_next_paint: metric.optional(),
      cumulative_layout_shift: metric.optional(),
    }),
    collectionPeriod: z.object({ firstDate: date, lastDate: date }),
  }),
});

const savings = z.number().min(0).max(1e9).optional();

export const labSchema = z.object({
  lighthouseResult: z.object({
    lighthouseVersion: z.string().max(50),
    runtimeError: z.object({ code: z.string().optional() }).optional(),
    categories: z.object({
      performance: z.object({
        score: z.number().min(0).max(1).nullable(),
        auditRefs: z.array(z.object({ id: z.string(), group: z.string().optional() })),
      }),
    }),
    audits: z.record(
      z.string(),
      z.object({
        title: z.string().default(''),
        score: z.number().nullish(),
        scoreDisplayMode: z.string().default(''),
        displayValue: z.string().default(''),
        numericValue: z.number().optional(),
        details: z.object({ overallSavingsMs: savings, overallSavingsBytes: savings }).optional(),
        metricSavings: z.object({ FCP: savings, LCP: savings, TBT: savings, INP: savings }).optional(),
      }),
    ),
  }),
});
export type LabAnswer = z.output<typeof labSchema>['lighthouseResult'];
