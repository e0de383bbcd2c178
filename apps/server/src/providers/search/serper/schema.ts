import { z } from 'zod';

const line = z.string().nullish();

/** What `/search` answers. Every block is absent where the results page has none. */
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
  // An answer without it is none of a search: an empty object must not pass as an empty results page.
  searchParameters: z.object({ q: z.string() }),
});

/** What `/autocomplete` answers. */
export const autocompleteAnswerSchema = z.object({ suggestions: z.array(z.object({ value: line })) });
