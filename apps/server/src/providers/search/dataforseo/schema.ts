import { z } from 'zod';

const line = z.string().nullish();
const amount = z.number().nullish();

/** Every response: a list of tasks, each with its own status; `result` is null if a task failed. */
const answerOf = <Result extends z.ZodType>(result: Result) =>
  z.object({
    status_code: z.number(),
    tasks: z.array(z.object({ status_code: z.number(), result: z.array(result).nullish() })).nullish(),
  });

/** Response of `serp/google/organic/live/advanced`: one item per block of the results page. */
export const organicAnswerSchema = answerOf(
  z.object({
    item_types: z.array(z.string()).nullish(),
    items: z
      .array(
        z.object({
          type: z.string(),
          title: line,
          url: line,
          description: line,
          links: z.array(z.unknown()).nullish(),
          items: z
            .array(z.union([z.string(), z.object({ type: line, title: line })]))
            .nullish()
            .catch(null),
        }),
      )
      .nullish(),
  }),
);

/** Response of `serp/google/autocomplete/live/advanced`. */
export const autocompleteAnswerSchema = answerOf(
  z.object({ items: z.array(z.object({ type: z.string(), suggestion: line })).nullish() }),
);

/**
 * Response of `backlinks/page_intersection/live`: an item per page, with its links by target number. From the types of
 * the vendor's own client, https://github.com/dataforseo/TypeScriptClient.
 */
export const pageIntersectionAnswerSchema = answerOf(
  z.object({
    items: z
      .array(
        z.object({
          page_intersection: z
            .record(
              z.string(),
              z.array(z.object({ url_from: line, is_lost: z.boolean().nullish() })).nullish(),
            )
            .nullish(),
        }),
      )
      .nullish(),
  }),
);

/** Response of `dataforseo_labs/google/keyword_overview/live`; an unknown keyword has no item. */
export const overviewAnswerSchema = answerOf(
  z.object({
    items: z
      .array(
        z.object({
          keyword: line,
          keyword_info: z
            .object({
              search_volume: amount,
              cpc: amount,
              monthly_searches: z
                .array(z.object({ year: z.number(), month: z.number(), search_volume: amount }))
                .nullish(),
            })
            .nullish(),
          keyword_properties: z.object({ keyword_difficulty: amount }).nullish(),
        }),
      )
      .nullish(),
  }),
);
