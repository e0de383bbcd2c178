import { createAnthropic } from '@ai-sdk/anthropic';
import type { LanguageModel } from '../port.ts';
import { askModel } from './ask-model.ts';
import { vendorFetch } from './vendor-fetch.ts';

/** An Anthropic model, through the Messages API. */
export function anthropicModel(settings: {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
}): LanguageModel {
  const provider = createAnthropic({ baseURL: settings.baseUrl, apiKey: settings.key, fetch: vendorFetch });
  const vendor = { model: provider(settings.model) };
  return { vendor: 'anthropic', model: settings.model, ask: (request) => askModel(vendor, request) };
}
