import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as openId from 'openid-client';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';

/**
 * Only for a provider on this machine, where there is no network to listen on; the library marks it as deprecated to
 * warn.
 */
// oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning
const allowPlainHttp: (configuration: Configuration) => void = openId.allowInsecureRequests;

/** Connection settings of an OpenID provider. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly groupsClaim: string;
}

/** What a provider reports about a person who signed in. */
export interface ProviderIdentity {
  readonly subject: string;
  /** The provider's session ID. */
  readonly providerSession: string | null;
  readonly email: string | null;
  /** Null: not reported. */
  readonly isVerified: boolean | null;
  readonly name: string | null;
  readonly groups: readonly string[];
}

/** Stored values of a sign-in while it is at the provider. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The person signed out by a provider. */
export interface LogoutNotice {
  readonly tokenId: string;
  readonly subject: string | null;
  readonly providerSession: string | null;
}

const ANSWER_WITHIN_SECONDS = 10;
const CLOCK_TOLERANCE_SECONDS = 30;
const LOGOUT_AGE_SECONDS = 120;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const logoutSchema = z.object({
  iss: z.string(),
  iat: z.number(),
  jti: z.string().min(1).max(500),
  sub: z.string().max(500).optional(),
  sid: z.string().max(500).optional(),
  nonce: z.undefined().optional(),
  events: z.object({ [LOGOUT_EVENT]: z.looseObject({}) }),
});
const textOrNull = z.string().trim().min(1).nullable().catch(null);
/** Some providers send the flag as text. */
const isVerifiedOf = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
  .nullable()
  .catch(null);
const groupsOf = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([]);

/** A provider whose discovery document has been read. */
export class ProviderClient {
  readonly #settings: ProviderSettings;
  readonly #configuration: Configuration;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;

  private constructor(settings: ProviderSettings, configuration: Configuration, keysUrl: string) {
    this.#settings = settings;
    this.#configuration = configuration;
    this.#keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: ANSWER_WITHIN_SECONDS * 1000 });
  }

  /** Reads the discovery document. @throws Error if the provider does not respond or cannot be used. */
  static async discover(settings: ProviderSettings): Promise<ProviderClient> {
    const { issuer, clientId, clientSecret } = settings;
    const isPlain = issuer.startsWith('http:');
    const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: ANSWER_WITHIN_SECONDS,
      execute: isPlain ? [allowPlainHttp] : [],
    });
    const server = found.serverMetadata();
    if (server.jwks_uri === undefined) throw new Error('the provider names no keys');
    if (!isPlain && !server.jwks_uri.startsWith('https:')) throw new Error('the keys come over plain HTTP');
    // If the provider lists no methods, its specification defaults to HTTP Basic.
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    const metadata = { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const configuration = new Configuration(server, clientId, metadata, authenticate(clientSecret));
    configuration.timeout = ANSWER_WITHIN_SECONDS;
    if (isPlain) allowPlainHttp(configuration);
    // The specification allows skipping the signature check of a token received over TLS; we check it.
    enableNonRepudiationChecks(configuration);
    return new ProviderClient(settings, configuration, server.jwks_uri);
  }

  /** Where to send the browser. `isAgain`: the person has to prove their identity again. */
  async address(
    redirectUri: string,
    { state, nonce, codeVerifier }: Expected,
    isAgain: boolean,
  ): Promise<URL> {
    const { scopes_supported: scopes = [] } = this.#configuration.serverMetadata();
    return buildAuthorizationUrl(this.#configuration, {
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: ['openid', 'email', 'profile', ...(scopes.includes('groups') ? ['groups'] : [])].join(' '),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(isAgain ? { prompt: 'login' } : {}),
    });
  }

  /**
   * Exchanges the code in the URL that the browser returned to, and checks the token: signature, issuer, audience,
   * time, nonce.
   * @throws the library's error if anything is wrong.
   */
  async finish(cameBackTo: URL, expected: Expected): Promise<ProviderIdentity> {
    const tokens = await authorizationCodeGrant(this.#configuration, cameBackTo, {
      pkceCodeVerifier: expected.codeVerifier,
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the provider sent no token');
    const { groupsClaim } = this.#settings;
    const isEnough = 'email' in claims && groupsClaim in claims;
    const hasMore = this.#configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more =
      isEnough || !hasMore ? {} : await fetchUserInfo(this.#configuration, tokens.access_token, claims.sub);
    const all: Readonly<Record<string, unknown>> = { ...more, ...claims };
    return {
      subject: claims.sub,
      providerSession: textOrNull.parse(all['sid']),
      email: textOrNull.parse(all['email']),
      isVerified: isVerifiedOf.parse(all['email_verified']),
      name: textOrNull.parse(all['name']) ?? textOrNull.parse(all['preferred_username']),
      groups: groupsOf.parse(all[groupsClaim]),
    };
  }

  /** Reads a logout token of OpenID Connect Back-Channel Logout 1.0. @throws Error if it is invalid. */
  async readLogout(token: string): Promise<LogoutNotice> {
    const { payload } = await jwtVerify(token, this.#keys, {
      // As the provider writes it, which may differ from the setting by a slash.
      issuer: this.#configuration.serverMetadata().issuer,
      audience: this.#settings.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      maxTokenAge: LOGOUT_AGE_SECONDS,
    });
    const { jti, sub = null, sid = null } = logoutSchema.parse(payload);
    if (sub === null && sid === null) throw new Error('the logout token names nobody');
    return { tokenId: `${this.#settings.issuer} ${jti}`, subject: sub, providerSession: sid };
  }
}
