import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModel } from '../port.ts';
import { askModel } from './ask-model.ts';
import { vendorFetch } from './vendor-fetch.ts';

/** An OpenAI model, through the Responses API. */
export function openAiModel(settings: {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
}): LanguageModel {
  const provider = createOpenAI({ baseURL: settings.baseUrl, apiKey: settings.key, fetch: vendorFetch });
  const vendor = {
    model: provider.responses(settings.model),
    // The vendor stores nothing of a workspace for later calls.
    providerOptions: { openai: { store: false } },
  };
  return { vendor: 'openai', model: settings.model, ask: (request) => askModel(vendor, request) };
}
