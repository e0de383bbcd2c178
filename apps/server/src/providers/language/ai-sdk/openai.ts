import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModel } from '../port.ts';
import { askModel } from './ask-model.ts';
import { vendorFetch } from './vendor-fetch.ts';

/** A model of OpenAI, through its Responses API. */
export function openAiModel(settings: {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
}): LanguageModel {
  const provider = createOpenAI({ baseURL: settings.baseUrl, apiKey: settings.key, fetch: vendorFetch });
  const vendor = {
    model: provider.responses(settings.model),
    // Nothing of a workspace is kept at the vendor for later calls.
    providerOptions: { openai: { store: false } },
  };
  return { vendor: 'openai', model: settings.model, ask: (request) => askModel(vendor, request) };
}
