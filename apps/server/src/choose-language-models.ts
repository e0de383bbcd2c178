import type { ModelSettings } from './model-settings.ts';
import { geminiModel, openAiCompatibleModel, openAiModel } from './providers/language/ai-sdk/index.ts';
import type { LanguageModel } from './providers/language/port.ts';

/** The language models that are set, in the order in which they are asked. */
export function chooseLanguageModels(settings: readonly ModelSettings[]): readonly LanguageModel[] {
  return settings.map((one) => {
    if (one.vendor === 'openai-compatible') return openAiCompatibleModel(one);
    return one.vendor === 'openai' ? openAiModel(one) : geminiModel(one);
  });
}
