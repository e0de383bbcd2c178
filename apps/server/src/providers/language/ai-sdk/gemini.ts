import { createGoogleGenerativeAI } from '@ai-sdk/google';
import type { LanguageModel } from '../port.ts';
import { askModel } from './ask-model.ts';
import { vendorFetch } from './vendor-fetch.ts';

/** A model of Google's Gemini API. */
export function geminiModel(settings: {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
}): LanguageModel {
  const provider = createGoogleGenerativeAI({
    baseURL: settings.baseUrl,
    apiKey: settings.key,
    fetch: vendorFetch,
  });
  const vendor = { model: provider(settings.model) };
  return { vendor: 'gemini', model: settings.model, ask: (request) => askModel(vendor, request) };
}
