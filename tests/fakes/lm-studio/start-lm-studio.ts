import {
  type Dialect,
  type FakeModelServer,
  startModelServer,
} from '../language-model/start-model-server.ts';
import { dialect as chat } from '../ollama/start-ollama.ts';
import { assertMatchesSchema, createSchemaCheck } from '../openai/open-api.ts';

/**
 * A fake of LM Studio's chat completions and model list, validated against OpenAI's description of them. Unlike Ollama,
 * it accepts only a schema as response format, lists its embedding models among the others, and refuses with a plain
 * sentence.
 */
export function startLmStudio(
  models: readonly string[] = ['qwen3-4b', 'text-embedding-nomic-embed-text-v1.5'],
): Promise<FakeModelServer> {
  const data = models.map((id) => ({
    id,
    object: 'model',
    created: 1_790_000_000,
    owned_by: 'organization_owner',
  }));
  return startModelServer(
    {
      ...dialect,
      models: assertMatchesSchema(createSchemaCheck('ListModelsResponse'), { object: 'list', data }),
    },
    '/v1',
  );
}

const dialect: Dialect = {
  ...chat,
  refusal: (_status, message) => ({ error: message }),
  read(request) {
    const { response_format: format } = (request.body ?? {}) as { response_format?: { type?: string } };
    if (format?.type === 'json_object') return "'response_format.type' must be 'json_schema' or 'text'";
    return chat.read(request);
  },
};
