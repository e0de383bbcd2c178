import type { VendorKeyField } from '@pagewright/contract/settings';

/** Display names of vendors. */
export const VENDOR_NAMES: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'OpenAI',
  geminiKey: 'Gemini',
  anthropicKey: 'Anthropic',
  dataforseoKey: 'DataForSEO',
  serperKey: 'Serper',
};
