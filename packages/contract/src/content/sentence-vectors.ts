import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Of a longer text only the beginning is encoded. */
export const SENTENCE_VECTOR_LIMITS = { texts: 60, length: 1_000 } as const;

export const encodeTexts = endpoint({
  method: 'POST',
  path: '/content/sentence-vectors',
  feature: 'content',
  summary: 'Encodes English texts as vectors, where the language pack is installed, for a duel of passages.',
  access: 'user',
  scope: 'content:read',
  limit: 'computing',
  body: z.object({
    texts: z.array(z.string().max(SENTENCE_VECTOR_LIMITS.length)).min(1).max(SENTENCE_VECTOR_LIMITS.texts),
  }),
  response: z.object({
    vectors: z
      .array(z.string())
      .nullable()
      .describe(
        'In the order of the texts, each 512 floats of 32 bits, little-endian, in base64; empty for a blank text. Null: not installed, or too slow now.',
      ),
  }),
});
