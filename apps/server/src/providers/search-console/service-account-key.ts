import { parseServiceAccountKey, type ServiceAccountKey } from '../google-account/service-account-key.ts';
import { SearchConsoleError } from './search-console-error.ts';

/** Reads the key file of a service account. @throws SearchConsoleError `search_key_invalid`. */
export function readServiceAccountKey(text: string): ServiceAccountKey {
  const key = parseServiceAccountKey(text);
  if (key === null) throw new SearchConsoleError('search_key_invalid');
  return key;
}
