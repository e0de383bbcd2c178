import type { ModelSettings } from '../platform/config/model-settings.ts';
import {
  anthropicModel,
  geminiModel,
  openAiCompatibleModel,
  openAiModel,
} from '../providers/language/ai-sdk/index.ts';
import { type LanguageModel, ModelError } from '../providers/language/port.ts';

/** Creates the client for a configured language model. */
export function createLanguageModel(settings: ModelSettings): LanguageModel {
  const model = clientOf(settings);
  const { key } = settings;
  return key === null ? model : { ...model, ask: (request) => model.ask(request).catch(withoutKey(key)) };
}

const KEYED = { openai: openAiModel, gemini: geminiModel, anthropic: anthropicModel } as const;

function clientOf(settings: ModelSettings): LanguageModel {
  if (settings.vendor === 'openai-compatible') return openAiCompatibleModel(settings);
  return KEYED[settings.vendor](settings);
}

/** Vendor errors are logged and may quote the request's key, so the key is removed. */
function withoutKey(key: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ModelError)) throw error;
    const { fault, message, retryAfterMs } = error;
    throw new ModelError(fault, message.replaceAll(key, '…'), { retryAfterMs });
  };
}
