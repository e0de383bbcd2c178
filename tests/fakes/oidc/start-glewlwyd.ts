import { spawn } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../free-port.ts';
import { startChangingProxy, type Tampering } from './start-changing-proxy.ts';

const PASSWORD = 'Correct-horse-9';
const SESSION_COOKIE = 'GLEWLWYD_OIDC_SID';

/** A client registered with the provider. */
interface GlewlwydClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
  readonly logoutUri: string;
}

/** A person signed in at the provider. */
export interface GlewlwydPerson {
  /** Grants what a client asks for and returns where the provider sends the browser. */
  agree(authorization: URL): Promise<URL>;
  /** Signs out of the provider, which notifies its clients. */
  signOut(): Promise<void>;
}

/** Glewlwyd, a certified OpenID provider in C, as Debian ships it. */
export interface Glewlwyd {
  readonly issuer: string;
  /** Signs its tokens. */
  readonly privateKey: KeyObject;
  readonly keyId: string;
  signIn(name: string): Promise<GlewlwydPerson>;
  /** Changes its JSON answers from now on; null ends that. */
  tamper(change: Tampering | null): void;
  close(): Promise<void>;
}

/** Starts the unpacked program with the given clients and people. */
export async function startGlewlwyd(
  root: string,
  setUp: {
    readonly clients: readonly GlewlwydClient[];
    readonly people: Readonly<Record<string, { readonly email: string; readonly groups: readonly string[] }>>;
  },
): Promise<Glewlwyd> {
  const port = await freePort();
  const proxy = await startChangingProxy(`http://127.0.0.1:${port}`);
  const base = proxy.url;
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-glewlwyd-'));
  await prepare(root, folder, port, base);
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  const child = spawn(join(root, 'usr/bin/glewlwyd'), ['-c', join(folder, 'glewlwyd.conf')], {
    env: { LD_LIBRARY_PATH: libraries },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await answers(`${base}/config`);
  const admin = await openSession(base, 'admin', 'password');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const issuer = `${base}/api/oidc`;
  await admin('POST', '/mod/plugin/', oidcPlugin(issuer, privateKey, publicKey));
  for (const name of ['email', 'profile'])
    await admin('POST', '/scope/', { name, display_name: name, password_required: true, scheme: {} });
  const scope = ['openid', 'email', 'profile'];
  for (const [username, { email, groups }] of Object.entries(setUp.people))
    await admin('POST', '/user/', {
      username,
      name: username,
      email,
      groups,
      verified: 'yes',
      enabled: true,
      password: PASSWORD,
      scope,
    });
  for (const { id, secret, redirectUri, logoutUri } of setUp.clients)
    await admin('POST', '/client/', {
      client_id: id,
      name: id,
      enabled: true,
      confidential: true,
      password: secret,
      client_secret: secret,
      redirect_uri: [redirectUri],
      authorization_type: ['code'],
      token_endpoint_auth_method: ['client_secret_basic'],
      backchannel_logout_uri: logoutUri,
      backchannel_logout_session_required: 'true',
      scope: [],
    });
  const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: { kid: string }[] };
  return {
    issuer,
    privateKey: createPrivateKey(privateKey),
    keyId: keys[0]?.kid ?? '',
    tamper: (change) => proxy.tamper(change),
    async signIn(name) {
      const call = await openSession(base, name, PASSWORD);
      let session = '';
      return {
        async agree(authorization) {
          const client = authorization.searchParams.get('client_id');
          await call('PUT', `/auth/grant/${client}`, { scope: scope.join(' ') });
          const { location, cookies } = await call(
            'GET',
            `${authorization.pathname.slice('/api'.length)}${authorization.search}&g_continue`,
          );
          session = cookies.get(SESSION_COOKIE) ?? session;
          return new URL(String(location));
        },
        async signOut() {
          await call('DELETE', `/oidc/session/${session}`);
        },
      };
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      await proxy.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the settings and the database of a new installation whose people also have groups. */
async function prepare(root: string, folder: string, port: number, url: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'glewlwyd.db'));
  const schema = await readFile(join(root, 'usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz'));
  database.exec(gunzipSync(schema).toString());
  const row = database.prepare('select gumi_parameters as text from g_user_module_instance').get();
  const parameters = JSON.parse(String(row?.['text'])) as { 'data-format': Record<string, unknown> };
  for (const name of ['groups', 'verified'])
    parameters['data-format'][name] = { multiple: name === 'groups', read: true, write: true };
  database.prepare('update g_user_module_instance set gumi_parameters = ?').run(JSON.stringify(parameters));
  database.close();
  const modules = join(root, 'usr/lib/glewlwyd');
  await mkdir(join(modules, 'user_middleware'), { recursive: true });
  const settings = {
    port,
    bind_address: '127.0.0.1',
    external_url: url,
    login_url: 'login.html',
    api_prefix: 'api',
    static_files_path: join(root, 'usr/share/glewlwyd/webapp/'),
    log_mode: 'console',
    log_level: 'ERROR',
    cookie_secure: 0,
    session_key: 'GLEWLWYD2_SESSION_ID',
    admin_session_authentication: 'cookie',
    profile_session_authentication: 'cookie',
    login_api_enabled: true,
    admin_scope: 'g_admin',
    profile_scope: 'g_profile',
    user_module_path: join(modules, 'user'),
    user_middleware_module_path: join(modules, 'user_middleware'),
    client_module_path: join(modules, 'client'),
    user_auth_scheme_module_path: join(modules, 'scheme'),
    plugin_module_path: join(modules, 'plugin'),
    hash_algorithm: 'SHA512',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  lines.push(`database = { type = "sqlite3"; path = "${join(folder, 'glewlwyd.db')}"; };`);
  await writeFile(join(folder, 'glewlwyd.conf'), `${lines.join('\n')}\n`);
}

function oidcPlugin(iss: string, key: string, cert: string): object {
  const scope = ['openid'];
  const isOff = ['token', 'none', 'password', 'client', 'device', 'refresh'].map((type) => [
    `auth-type-${type}-enabled`,
    false,
  ]);
  return {
    module: 'oidc',
    name: 'oidc',
    display_name: 'oidc',
    parameters: {
      iss,
      key,
      cert,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      'access-token-duration': 600,
      'refresh-token-duration': 3600,
      'code-duration': 60,
      'refresh-token-rolling': true,
      'allow-non-oidc': false,
      'auth-type-code-enabled': true,
      'auth-type-id-token-enabled': true,
      ...Object.fromEntries(isOff),
      'pkce-allowed': true,
      'pkce-required': true,
      'pkce-method-plain-allowed': false,
      'name-claim': 'mandatory',
      'email-claim': 'mandatory',
      'scope-claim': 'no',
      claims: [
        { name: 'groups', 'user-property': 'groups', type: 'string', mandatory: true, scope },
        {
          name: 'email_verified',
          'user-property': 'verified',
          type: 'boolean',
          'boolean-value-true': 'yes',
          'boolean-value-false': 'no',
          mandatory: true,
          scope,
        },
      ],
      'subject-type': 'public',
      'back-channel-logout-allowed': true,
      'session-management-allowed': true,
      'session-cookie-name': SESSION_COOKIE,
      'session-cookie-expiration': 3600,
    },
  };
}

type Call = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ location: string | null; cookies: ReadonlyMap<string, string> }>;

/** Signs in at the provider's own API; later calls send the cookies that it sets. */
async function openSession(base: string, username: string, password: string): Promise<Call> {
  const cookies = new Map<string, string>();
  const call: Call = async (method, path, body) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${base}/api${path}`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status >= 400)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
    return { location: response.headers.get('location'), cookies };
  };
  await call('POST', '/auth/', { username, password });
  return call;
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(address).catch((error: unknown) => error);
    if (answer instanceof Response) return;
    if (attempt === 200) throw new Error(`${address} does not answer`, { cause: answer });
    await delay(50);
  }
}
