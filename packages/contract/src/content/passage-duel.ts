import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema } from '../text.ts';
import { CONTENT_LIMITS } from './content-limits.ts';

const passageSchema = z.object({
  url: z.string().nullable().describe('URL of the page. Null for the item itself and for pasted pages.'),
  title: z.string(),
  heading: z.string().describe('Heading above the passage.'),
  text: z.string(),
  isAnswer: z
    .boolean()
    .describe('Whether the passage answers the question. If not, it is the closest to an answer.'),
  score: z.number().describe('Sum of `parts`, 0 to 1.'),
  parts: z.object({
    fit: z.number().describe('Match with the words of the question and the form of an answer.'),
    agreement: z.number().describe('Whether it is a clear answer, or agrees with one.'),
  }),
});

export const passageDuelSchema = z.object({
  keyword: z.string(),
  engineVersion: z.string(),
  pages: z.int().describe('Number of pages that the item is compared with.'),
  won: z.int().describe('Number of questions that only the item answers.'),
  draws: z.int().describe('Number of questions that both the item and a page answer.'),
  lost: z.int().describe('Number of questions that only pages answer.'),
  unanswered: z.int(),
  questions: z.array(
    z.object({
      question: z.string(),
      origin: z
        .enum(['people_also_ask', 'suggestion', 'faq', 'heading', 'template', 'brief'])
        .describe('Where the question is asked. `template` is a typical question, used if nobody asks any.'),
      askedBy: z.int().describe('Number of pages that ask the question in any wording.'),
      outcome: z.enum(['won', 'draw', 'lost', 'unanswered']),
      answering: z.int().describe('Number of pages that answer the question.'),
      own: passageSchema.nullable(),
      rivals: z.array(passageSchema).describe('The best passage of each page, best first, at most five.'),
      gap: z
        .object({
          form: z
            .enum(['figure', 'date', 'person', 'place', 'definition', 'reason', 'manner'])
            .nullable()
            .describe('What the answer contains and the item lacks.'),
          terms: z.array(
            z.object({
              text: z.string(),
              rivals: z.int().describe('Number of answers that use the term.'),
              isAsked: z.boolean().describe('Whether the term is part of the question.'),
              isElsewhere: z.boolean().describe('Whether the term appears elsewhere in the item.'),
            }),
          ),
        })
        .nullable()
        .describe('What the item lacks. Null unless it loses.'),
    }),
  ),
});
export type PassageDuel = z.output<typeof passageDuelSchema>;

export const readPassageDuel = endpoint({
  method: 'GET',
  path: '/content/{id}/passage-duel',
  feature: 'content',
  summary: 'Compares an item’s passages with those of its pages for each question searchers ask.',
  access: 'user',
  scope: 'content:read',
  limit: 'computing',
  params: z.object({ id: idSchema }),
  query: z.object({
    keyword: lineSchema(CONTENT_LIMITS.keyword).optional().describe('Omit to use the saved primary keyword.'),
  }),
  response: passageDuelSchema,
  refusals: [404],
});

/** Maximum number of texts in one call, and how much of each an encoder reads. */
export const PASSAGE_VECTOR_LIMITS = { texts: 300, text: 400 } as const;

export const encodePassages = endpoint({
  method: 'POST',
  path: '/content/passage-vectors',
  feature: 'content',
  summary: 'Creates sentence vectors of English passages for a duel, if the language pack is installed.',
  access: 'user',
  scope: 'content:read',
  limit: 'computing',
  body: z.object({
    texts: z.array(z.string().max(PASSAGE_VECTOR_LIMITS.text)).max(PASSAGE_VECTOR_LIMITS.texts),
  }),
  response: z.object({
    vectors: z
      .array(z.string())
      .nullable()
      .describe(
        'One vector per text, as signed bytes in base64. Null if the language pack is missing or takes too long.',
      ),
  }),
});
