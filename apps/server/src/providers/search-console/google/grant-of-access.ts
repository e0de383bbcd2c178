import type { GoogleSettings } from '../../../platform/config/google-settings.ts';
import { createAssertionGrant } from '../../google-account/access-token.ts';
import type { SearchAccess } from '../port.ts';
import { SearchConsoleError } from '../search-console-error.ts';
import { searchErrors } from './fault-of-answer.ts';

export const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';

/** What Google exchanges for an access token: a signed assertion, or a person's permission. */
export async function grantOfAccess(
  { client }: GoogleSettings,
  access: SearchAccess,
): Promise<Readonly<Record<string, string>>> {
  if (!('refreshToken' in access)) return createAssertionGrant(searchErrors, access, SCOPE);
  if (client === null) throw new SearchConsoleError('search_client_refused');
  return {
    grant_type: 'refresh_token',
    refresh_token: access.refreshToken,
    client_id: client.id,
    client_secret: client.secret,
  };
}
