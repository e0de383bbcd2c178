import { parseServiceAccountKey, type ServiceAccountKey } from '../google-account/service-account-key.ts';
import { GoogleAnalyticsError } from './google-analytics-error.ts';

/** Reads the key file of a service account. @throws GoogleAnalyticsError `ga4_key_invalid`. */
export function readAnalyticsKey(text: string): ServiceAccountKey {
  const key = parseServiceAccountKey(text);
  if (key === null) throw new GoogleAnalyticsError('ga4_key_invalid');
  return key;
}
