import { createHash, randomUUID } from 'node:crypto';
import type { ServiceRequest, ServiceResponse } from '../service/start-fake-service.ts';

export const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
/** The OAuth client that an operator has registered. */
export const CLIENT = { id: '42-pagewright.apps.googleusercontent.com', secret: 'GOCSPX-of-the-stand-in' };
const SEVEN_DAYS_SECONDS = 604_799;

interface Asked {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scope: string;
}

/** Google's consent screen and token server for an operator's OAuth client. */
export interface FakeSignIn {
  /** Where Google may send the browser. */
  readonly redirectUris: Set<string>;
  /** Whether the app is in testing: its permissions end after seven days. */
  isTesting: boolean;
  /** Refresh tokens that are accepted. */
  readonly grants: Set<string>;
  /** A person agrees on the consent screen, or unchecks the permission. Returns the URL the browser is sent back to. */
  consent(url: string, isUnchecked?: boolean): URL;
  giveToken(request: ServiceRequest): ServiceResponse;
  revoke(request: ServiceRequest): ServiceResponse;
}

/** Checks what Google checks: the client, the redirect URI, the code once, the PKCE verifier, and the permission. */
export function fakeSignIn(accessTokens: Set<string>): FakeSignIn {
  const codes = new Map<string, Asked>();
  const giveAccess = (): string => {
    const token = `ya29.${accessTokens.size + 1}`;
    accessTokens.add(token);
    return token;
  };
  const signIn: FakeSignIn = {
    redirectUris: new Set(),
    isTesting: false,
    grants: new Set(),
    consent(url, isUnchecked = false) {
      const asked = new URL(url).searchParams;
      const take = (name: string): string => asked.get(name) ?? '';
      const isRight =
        take('client_id') === CLIENT.id &&
        take('response_type') === 'code' &&
        take('access_type') === 'offline' &&
        take('prompt') === 'consent' &&
        take('code_challenge_method') === 'S256' &&
        take('state') !== '' &&
        signIn.redirectUris.has(take('redirect_uri'));
      if (!isRight) throw new Error(`Google refuses to show its consent screen: ${url}`);
      const code = `4/${randomUUID()}`;
      const scope = isUnchecked ? '' : take('scope');
      codes.set(code, { redirectUri: take('redirect_uri'), challenge: take('code_challenge'), scope });
      const back = new URL(take('redirect_uri'));
      back.search = new URLSearchParams({ state: take('state'), code, scope }).toString();
      return back;
    },
    giveToken({ text }) {
      const form = new URLSearchParams(text);
      if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
        return { status: 401, body: { error: 'invalid_client', error_description: 'Unauthorized' } };
      const expires = { expires_in: 3599, token_type: 'Bearer' };
      if (form.get('grant_type') === 'refresh_token')
        return signIn.grants.has(form.get('refresh_token') ?? '')
          ? { body: { access_token: giveAccess(), scope: SCOPE, ...expires } }
          : ended('Token has been expired or revoked.');
      const code = form.get('code') ?? '';
      const asked = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (asked?.challenge !== challenge || asked.redirectUri !== form.get('redirect_uri'))
        return ended('Malformed auth code.');
      const grant = `1//${randomUUID()}`;
      signIn.grants.add(grant);
      return {
        body: {
          access_token: giveAccess(),
          refresh_token: grant,
          scope: asked.scope,
          ...expires,
          ...(signIn.isTesting ? { refresh_token_expires_in: SEVEN_DAYS_SECONDS } : {}),
        },
      };
    },
    revoke({ text }) {
      const isKnown = signIn.grants.delete(new URLSearchParams(text).get('token') ?? '');
      return isKnown ? { body: {} } : { status: 400, body: { error: 'invalid_token' } };
    },
  };
  return signIn;
}

function ended(error_description: string): ServiceResponse {
  return { status: 400, body: { error: 'invalid_grant', error_description } };
}
