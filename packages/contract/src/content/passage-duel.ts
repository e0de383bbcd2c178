import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema } from '../text.ts';
import { CONTENT_LIMITS } from './content-limits.ts';

const passageSchema = z.object({
  url: z.string().nullable().describe('Address of its page; null for the item itself and for pasted pages.'),
  title: z.string(),
  heading: z.string().describe('The heading that it stands under.'),
  text: z.string(),
  isAnswer: z.boolean().describe('Whether it answers; where it does not, it is the nearest to an answer.'),
  score: z.number().describe('0 to 1: the sum of `parts`.'),
  parts: z.object({
    fit: z.number().describe('For the words of the question and the form of an answer.'),
    agreement: z.number().describe('For being a clear answer, or for saying the same as one.'),
  }),
});

export const passageDuelSchema = z.object({
  keyword: z.string(),
  engineVersion: z.string(),
  pages: z.int().describe('Pages that the item is compared with.'),
  won: z.int().describe('Questions that the item alone answers.'),
  draws: z.int().describe('Questions that the item and a page answer.'),
  lost: z.int().describe('Questions that pages alone answer.'),
  unanswered: z.int(),
  questions: z.array(
    z.object({
      question: z.string(),
      origin: z
        .enum(['people_also_ask', 'suggestion', 'faq', 'heading', 'template', 'brief'])
        .describe('Where it is asked. `template`: a usual question, where nobody asks anything.'),
      askedBy: z.int().describe('Pages that ask it, in any wording.'),
      outcome: z.enum(['won', 'draw', 'lost', 'unanswered']),
      answering: z.int().describe('Pages that answer it.'),
      own: passageSchema.nullable(),
      rivals: z.array(passageSchema).describe('The best passage of each page, best first, at most five.'),
      gap: z
        .object({
          form: z
            .enum(['figure', 'date', 'person', 'place', 'definition', 'reason', 'manner'])
            .nullable()
            .describe('What the answer holds and the item does not.'),
          terms: z.array(
            z.object({
              text: z.string(),
              rivals: z.int().describe('Answers that use it.'),
              isAsked: z.boolean().describe('It is a word of the question.'),
              isElsewhere: z.boolean().describe('It stands elsewhere in the item.'),
            }),
          ),
        })
        .nullable()
        .describe('What the item lacks; null unless it loses.'),
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
    keyword: lineSchema(CONTENT_LIMITS.keyword)
      .optional()
      .describe('The saved primary keyword where absent.'),
  }),
  response: passageDuelSchema,
  refusals: [404],
});

/** The most texts of one call, and what an encoder reads of one. */
export const PASSAGE_VECTOR_LIMITS = { texts: 300, text: 400 } as const;

export const encodePassages = endpoint({
  method: 'POST',
  path: '/content/passage-vectors',
  feature: 'content',
  summary: 'Makes sentence vectors of English passages where the language pack is installed, for a duel.',
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
        'One for each text: signed bytes in base64. Null where the pack is missing or takes too long.',
      ),
  }),
});
