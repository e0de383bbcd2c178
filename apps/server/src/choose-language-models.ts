import type { ModelSettings } from './model-settings.ts';
import {
  anthropicModel,
  geminiModel,
  openAiCompatibleModel,
  openAiModel,
} from './providers/language/ai-sdk/index.ts';
import { type LanguageModel, ModelError } from './providers/language/port.ts';

/** The language model that settings lead to. */
export function languageModelOf(one: ModelSettings): LanguageModel {
  const model = clientOf(one);
  const { key } = one;
  return key === null ? model : { ...model, ask: (request) => model.ask(request).catch(withoutKey(key)) };
}

const KEYED = { openai: openAiModel, gemini: geminiModel, anthropic: anthropicModel } as const;

function clientOf(one: ModelSettings): LanguageModel {
  if (one.vendor === 'openai-compatible') return openAiCompatibleModel(one);
  return KEYED[one.vendor](one);
}

/** What a vendor says of a request goes to the log, and may quote the key that came with it. */
function withoutKey(key: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ModelError)) throw error;
    const { fault, message, retryAfterMs } = error;
    throw new ModelError(fault, message.replaceAll(key, '…'), { retryAfterMs });
  };
}
