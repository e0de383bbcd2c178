import { z } from 'zod';

const line = z.string().nullish();

/** Response of `/search?format=json`. */
export const searchAnswerSchema = z.object({
  results: z.array(z.object({ url: line, title: line, content: line })),
  suggestions: z.array(z.string()).nullish(),
});

/** Response of `/autocompleter`: the keyword and its completions. */
export const autocompleteAnswerSchema = z.tuple([z.string(), z.array(z.string())], z.unknown());
