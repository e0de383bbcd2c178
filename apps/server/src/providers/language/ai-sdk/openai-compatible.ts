import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { z } from 'zod';
import type { LanguageModel, ModelRequest } from '../port.ts';
import { askModel } from './ask-model.ts';
import { vendorFetch } from './vendor-fetch.ts';

/** A model of any server with OpenAI's chat completions API: Ollama, llama.cpp, vLLM. */
export function openAiCompatibleModel(settings: {
  readonly baseUrl: string;
  /** Null if the server needs none. */
  readonly key: string | null;
  readonly model: string;
}): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.baseUrl,
    ...(settings.key === null ? {} : { apiKey: settings.key }),
    fetch: vendorFetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  const vendor = { model: provider.chatModel(settings.model) };
  return {
    vendor: 'openai-compatible',
    model: settings.model,
    // Some of these servers accept a response format but ignore it.
    ask: (request) => askModel(vendor, { ...request, instructions: withSchema(request) }),
  };
}

function withSchema({ instructions, schema }: Pick<ModelRequest, 'instructions' | 'schema'>): string {
  if (schema === null) return instructions;
  return `${instructions}\n\nAnswer with one JSON value of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7' }))}`;
}
