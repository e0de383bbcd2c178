import type { VendorKeyField } from '@pagewright/contract/settings';

/** Vendors as people know them. */
export const VENDOR_NAMES: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'OpenAI',
  geminiKey: 'Gemini',
  dataforseoKey: 'DataForSEO',
  serperKey: 'Serper',
};
