import { z } from 'zod';

const line = z.string().nullish();

/** Response of `/search`. A block is absent if the results page has none. */
export const searchAnswerSchema = z.object({
  organic: z
    .array(z.object({ title: line, link: line, snippet: line, sitelinks: z.array(z.unknown()).nullish() }))
    .nullish(),
  peopleAlsoAsk: z.array(z.object({ question: line })).nullish(),
  relatedSearches: z.array(z.object({ query: line })).nullish(),
  answerBox: z.unknown().optional(),
  knowledgeGraph: z.unknown().optional(),
  ads: z.unknown().optional(),
  shopping: z.unknown().optional(),
  topStories: z.unknown().optional(),
  images: z.unknown().optional(),
  videos: z.unknown().optional(),
  places: z.unknown().optional(),
  // A response without it is not from a search: an empty object must not pass as an empty results page.
  searchParameters: z.object({ q: z.string() }),
});

/** Response of `/autocomplete`. */
export const autocompleteAnswerSchema = z.object({ suggestions: z.array(z.object({ value: line })) });
