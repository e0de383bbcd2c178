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

/** For a provider on this machine only, where there is no network to listen on; the library marks it so that it stands out. */
// oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning
const allowPlainHttp: (configuration: Configuration) => void = openId.allowInsecureRequests;

/** How one OpenID provider is reached. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly groupsClaim: string;
}

/** What a provider says of a person who signed in. */
export interface ProviderIdentity {
  readonly subject: string;
  /** The provider's own id of the session. */
  readonly providerSession: string | null;
  readonly email: string | null;
  /** Null: it does not say. */
  readonly isVerified: boolean | null;
  readonly name: string | null;
  readonly groups: readonly string[];
}

/** What was remembered of a sign-in while it was at the provider. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Whom a provider signed out. */
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

/** A provider whose discovery document was read. */
export class ProviderClient {
  readonly #settings: ProviderSettings;
  readonly #configuration: Configuration;
  readonly #keys: ReturnType<typeof createRemoteJWKSet>;

  private constructor(settings: ProviderSettings, configuration: Configuration, keysUrl: string) {
    this.#settings = settings;
    this.#configuration = configuration;
    this.#keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: ANSWER_WITHIN_SECONDS * 1000 });
  }

  /** Reads the discovery document. @throws Error where the provider does not answer, or cannot be used. */
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
    // What a provider does not say means HTTP's own way, by its specification.
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    const metadata = { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const configuration = new Configuration(server, clientId, metadata, authenticate(clientSecret));
    configuration.timeout = ANSWER_WITHIN_SECONDS;
    if (isPlain) allowPlainHttp(configuration);
    // The specification lets a client skip the signature of a token that came over TLS; we do not.
    enableNonRepudiationChecks(configuration);
    return new ProviderClient(settings, configuration, server.jwks_uri);
  }

  /** Where the browser is sent. `isAgain`: the person has to show anew who they are. */
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
   * Exchanges the code of the address that the browser came back to, and checks the token: signature, issuer, audience,
   * time, nonce.
   * @throws the library's error for whatever is wrong.
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

  /** Reads a logout token by OpenID Connect Back-Channel Logout 1.0. @throws Error for one that is not valid. */
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
