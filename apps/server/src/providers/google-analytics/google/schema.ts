import { z } from 'zod';

/** Metrics in the order that they are asked for. */
export const METRICS = ['sessions', 'engagedSessions', 'keyEvents'] as const;

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const amount = z
  .string()
  .regex(/^\d{1,12}(?:\.\d{1,20})?$/)
  .transform(Number);
const value = <Schema extends z.ZodType>(schema: Schema) => z.object({ value: schema });

export const reportSchema = z.object({
  dimensionHeaders: z.array(z.object({ name: z.string() })).optional(),
  metricHeaders: z.array(z.object({ name: z.string() })).optional(),
  rows: z
    .array(
      z.object({
        dimensionValues: z.array(value(z.string().default(''))),
        metricValues: z.tuple([value(count), value(count), value(amount)]),
      }),
    )
    .default([]),
  rowCount: z.int().min(0).default(0),
  metadata: z
    .object({
      timeZone: z.string().optional(),
      dataLossFromOtherRow: z.boolean().default(false),
      subjectToThresholding: z.boolean().default(false),
      samplingMetadatas: z.array(z.unknown()).default([]),
      dataTruncationReasons: z.array(z.unknown()).default([]),
    })
    .optional(),
});
