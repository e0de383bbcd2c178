import { z } from 'zod';

const line = z.string().nullish();

/** What `/search?format=json` answers. */
export const searchAnswerSchema = z.object({
  results: z.array(z.object({ url: line, title: line, content: line })),
  suggestions: z.array(z.string()).nullish(),
});

/** What `/autocompleter` answers: the keyword, and what it is completed to. */
export const autocompleteAnswerSchema = z.tuple([z.string(), z.array(z.string())], z.unknown());
