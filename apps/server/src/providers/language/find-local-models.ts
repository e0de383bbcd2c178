import { z } from 'zod';

const WITHIN_MS = 1500;
const ANSWER_BYTES_MAX = 1_000_000;
const MODELS_MAX = 50;
const NAME_LENGTH_MAX = 200;

/** Embedding models write no text; Ollama and LM Studio list them among the others. */
const EMBEDS = /(?:^|[-/:])embed/i;

const listSchema = z.object({ data: z.array(z.object({ id: z.string().min(1).max(NAME_LENGTH_MAX) })) });

/**
 * The models listed by `GET /models` of an OpenAI-compatible server at the operator's URL; empty if none responds
 * within 1.5 s. Redirects are not followed.
 */
export async function findLocalModels(baseUrl: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
    });
    if (!response.ok || Number(response.headers.get('content-length')) > ANSWER_BYTES_MAX) return [];
    const { data } = listSchema.parse(await response.json());
    return data
      .map(({ id }) => id)
      .filter((id) => !EMBEDS.test(id))
      .slice(0, MODELS_MAX);
  } catch {
    signal.throwIfAborted();
    return [];
  }
}
