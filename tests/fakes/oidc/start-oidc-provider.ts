import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { Provider } from 'oidc-provider';
import { startChangingProxy, type Tampering } from './start-changing-proxy.ts';

/** `oidc-provider`, a certified implementation, whose users sign in without a prompt. */
export interface OidcProvider {
  readonly issuer: string;
  /** Signs its tokens. */
  readonly privateKey: CryptoKey;
  readonly keyId: string;
  /** Sets who signs in next. */
  become(subject: string): void;
  /** Changes its JSON answers from now on; null ends that. */
  tamper(change: Tampering | null): void;
  close(): Promise<void>;
}

const KEY_ID = 'one';

/** Starts the provider on a free port. `people` are its users by subject, with their claims. */
export async function startOidcProvider(options: {
  readonly client: {
    readonly id: string;
    readonly secret: string;
    readonly redirectUri: string;
    readonly logoutUri: string;
  };
  readonly people: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}): Promise<OidcProvider> {
  const { client, people } = options;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startChangingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const issuer = proxy.url;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  let current = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        backchannel_logout_uri: client.logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a-key-of-the-cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = form;
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = 'signed out';
        },
      },
    },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    // Its own check refuses local addresses.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
    // Everyone consents to everything.
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: client.id,
        accountId: String(ctx.oidc.session?.accountId),
      });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: current } });
  });
  return {
    issuer,
    privateKey,
    keyId: KEY_ID,
    tamper: (change) => proxy.tamper(change),
    become(subject) {
      current = subject;
    },
    async close() {
      await proxy.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
