import { z } from 'zod';
import { tokenSchema } from '../../google-account/access-token.ts';

/** What a person's permission is exchanged for. */
export const grantSchema = tokenSchema.extend({
  refresh_token: z.string().min(1).max(4_000),
  scope: z.string(),
  /** Sent for a permission that ends by itself, such as that of an app in testing. */
  refresh_token_expires_in: z.number().positive().optional(),
});

export const sitesSchema = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});

const count = z.number().min(0);

export const rowsSchema = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()),
        clicks: count.default(0),
        impressions: count.default(0),
        position: count.default(0),
      }),
    )
    .default([]),
  // Google's reference uses both names.
  metadata: z
    .object({ firstIncompleteDate: z.string().optional(), first_incomplete_date: z.string().optional() })
    .optional(),
});
