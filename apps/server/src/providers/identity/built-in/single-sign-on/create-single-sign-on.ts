import { ApiError } from '../../../../platform/api-error.ts';
import { waitFirst } from '../../../../platform/async/waiting-first.ts';
import type { Log } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/db/client.ts';
import { UnreadableSecretError, type Secrets } from '../../../../platform/secrets/index.ts';
import type { SingleSignOn, SingleSignOnSettings } from '../../single-sign-on.ts';
import { identityMessages } from '../messages.ts';
import type { ProviderClient, ProviderSettings } from './provider-client.ts';
import {
  endPasswordSessions,
  findAdministered,
  findConnection,
  hasPassword,
  putConnection,
  replaceClientSecret,
  type ConnectionRow,
} from './repository.ts';

const SECRET_PLACE = { workspaceId: '', field: 'single-sign-on' };
const DISCOVERY_KEPT_MS = 3_600_000;
const START_PATH = '/api/auth/sso';

/** An active connection and its provider's client. */
export interface OpenConnection {
  readonly connection: ConnectionRow;
  readonly client: ProviderClient;
}

/** Single sign-on for the routes. */
export interface SingleSignOnFlow extends SingleSignOn {
  /** Null if nobody signs in through a provider. */
  readonly shown: () => Promise<{ readonly name: string; readonly path: string } | null>;
  /** @throws ApiError 404 if it is off; the client's error if the provider cannot be used. */
  readonly open: () => Promise<OpenConnection>;
  /** @throws ApiError 403 `sso_required` if people with this address must sign in through the provider. */
  readonly refusePassword: (email: string) => Promise<void>;
  /** Re-encrypts the client secret with the installation's current key. */
  readonly reseal: () => Promise<void>;
}

/** Creates single sign-on through the OpenID provider configured by operators. */
export function createSingleSignOn(parts: {
  readonly db: Database;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly publicUrl: () => string;
}): SingleSignOnFlow {
  const { db, log, secrets, publicUrl } = parts;
  let cached: { readonly key: string; readonly client: ProviderClient; readonly at: number } | null = null;

  const clientOf = async (settings: ProviderSettings): Promise<ProviderClient> => {
    const key = JSON.stringify(settings);
    if (cached?.key === key && Date.now() - cached.at < DISCOVERY_KEPT_MS) return cached.client;
    // The library is loaded only if it is used.
    const { ProviderClient: Client } = await import('./provider-client.ts');
    const client = await Client.discover(settings);
    cached = { key, client, at: Date.now() };
    return client;
  };
  const openSecret = ({ clientSecret }: ConnectionRow): string | null => {
    try {
      return secrets.open(clientSecret, SECRET_PLACE);
    } catch (error) {
      if (!(error instanceof UnreadableSecretError)) throw error;
      log.error({ event: 'sso_secret_sealed' }, 'the secret of single sign-on cannot be opened');
      return null;
    }
  };

  return {
    redirectUri: () => `${publicUrl()}${START_PATH}/callback`,
    logoutUri: () => `${publicUrl()}${START_PATH}/logout`,
    async read(inside) {
      const found = await findConnection(inside);
      return found && settingsOf(found);
    },
    async save(inside, operator, { clientSecret: given, ...choices }) {
      const before = await findConnection(inside);
      const clientSecret = given ?? (before === null ? null : openSecret(before));
      if (clientSecret === null) throw new ApiError(422, 'sso_secret_missing', identityMessages.sso.noSecret);
      const workspace = await findAdministered(inside, operator.userId, choices.workspace);
      if (workspace === null) throw new ApiError(404, 'not_found', identityMessages.sso.noWorkspace);
      const { domains, isEnforced, emergencyEmail } = choices;
      if (isEnforced) {
        if (!choices.isOn || domains.length === 0)
          throw new ApiError(422, 'sso_not_enforceable', identityMessages.sso.notEnforceable);
        if (emergencyEmail === null || !(await hasPassword(inside, emergencyEmail)))
          throw new ApiError(422, 'sso_no_emergency', identityMessages.sso.noEmergency);
      }
      const wanted = { ...choices, clientSecret };
      const connect = (): Promise<unknown> =>
        clientOf(wanted).catch((error: unknown) => {
          log.warn({ event: 'sso_provider_unusable', err: error }, 'the OpenID provider cannot be used');
          throw new ApiError(502, 'sso_provider_unusable', identityMessages.sso.unusable, {
            details: [{ path: 'issuer', message: identityMessages.sso.unusable }],
          });
        });
      await waitFirst({ work: clientOf, args: [wanted], run: connect });
      const { workspace: _slug, ...values } = choices;
      await putConnection(inside, {
        ...values,
        workspaceId: workspace.id,
        clientSecret: secrets.seal(clientSecret, SECRET_PLACE),
      });
      if (isEnforced && emergencyEmail !== null)
        await endPasswordSessions(inside, { domains, emergencyEmail, sessionId: operator.sessionId });
      const saved = await findConnection(inside);
      if (saved === null) throw new Error('single sign-on was not saved');
      return settingsOf(saved);
    },
    async shown() {
      const found = await findConnection(db);
      return found?.isOn ? { name: found.name, path: START_PATH } : null;
    },
    async open() {
      const connection = await findConnection(db);
      const clientSecret = connection?.isOn ? openSecret(connection) : null;
      if (connection === null || clientSecret === null)
        throw new ApiError(404, 'sso_off', identityMessages.sso.off);
      return { connection, client: await clientOf({ ...connection, clientSecret }) };
    },
    async refusePassword(email) {
      const found = await findConnection(db);
      if (!found?.isOn || !found.isEnforced || email === found.emergencyEmail) return;
      if (!found.domains.includes(email.slice(email.lastIndexOf('@') + 1))) return;
      throw new ApiError(403, 'sso_required', identityMessages.sso.required(found.name));
    },
    async reseal() {
      const found = await findConnection(db);
      if (found === null || secrets.isCurrent(found.clientSecret)) return;
      const secret = openSecret(found);
      if (secret !== null)
        await replaceClientSecret(db, found.clientSecret, secrets.seal(secret, SECRET_PLACE));
    },
  };
}

function settingsOf(found: NonNullable<Awaited<ReturnType<typeof findConnection>>>): SingleSignOnSettings {
  const { isOn, name, issuer, clientId, workspace, workspaceName, groupsClaim } = found;
  const { adminGroups, memberGroups, domains, isEnforced, emergencyEmail } = found;
  const provider = { isOn, name, issuer, clientId, hasSecret: true, workspace, workspaceName };
  return { ...provider, groupsClaim, adminGroups, memberGroups, domains, isEnforced, emergencyEmail };
}
