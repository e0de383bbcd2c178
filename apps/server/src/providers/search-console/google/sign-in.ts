import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GoogleSettings } from '../../../platform/config/google-settings.ts';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import { askGoogle, formOf } from '../../google-account/ask-google.ts';
import type { SearchSignIn } from '../port.ts';
import { SearchConsoleError } from '../search-console-error.ts';
import { searchErrors } from './fault-of-answer.ts';
import { SCOPE } from './grant-of-access.ts';
import { grantSchema } from './schema.ts';

/** The permission of a person's Google account by OAuth 2.0; null if the operator has registered no client. */
export function googleSignIn(outgoing: Outgoing, google: GoogleSettings): SearchSignIn | null {
  const { client } = google;
  if (client === null) return null;
  return {
    url({ redirectUri, state, codeVerifier }) {
      const url = new URL(google.authorizeUrl);
      for (const [name, value] of Object.entries({
        client_id: client.id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        // A refresh token is sent only with both.
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }))
        url.searchParams.set(name, value);
      return url.href;
    },
    async finish({ code, codeVerifier, redirectUri }, signal) {
      const sent = formOf({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
        client_id: client.id,
        client_secret: client.secret,
      });
      const answer = await askGoogle(outgoing, searchErrors, google.tokenUrl, {
        sent,
        schema: grantSchema,
        signal,
      }).catch((error: unknown) => {
        if (!(error instanceof SearchConsoleError) || error.fault !== 'search_key_refused') throw error;
        throw new SearchConsoleError('search_sign_in_expired', { cause: error.cause });
      });
      // People can leave a permission unchecked.
      if (!answer.scope.split(' ').includes(SCOPE)) throw new SearchConsoleError('search_scope_missing');
      const { refresh_token: refreshToken, refresh_token_expires_in: seconds } = answer;
      return {
        refreshToken,
        endsAt: seconds === undefined ? null : new Date(Date.now() + seconds * 1_000),
      };
    },
    async revoke(refreshToken, signal) {
      const sent = formOf({ token: refreshToken });
      await askGoogle(outgoing, searchErrors, google.revokeUrl, { sent, schema: z.unknown(), signal });
    },
  };
}
