import type pg from 'pg';
import type { Config } from '../../../platform/config/config.ts';
import type { Log } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { installationValue } from '../../../platform/db/installation-value.ts';
import type { Secrets } from '../../../platform/secrets/index.ts';
import type { Mail } from '../../mail/port.ts';
import type { AfterReset } from '../account-security.ts';
import { createKeySet } from '../key-set.ts';
import { verifyMail, welcomeMail } from '../welcome-mail.ts';
import { makeWorkspace } from '../make-workspace.ts';
import type { IdentityProvider } from '../port.ts';
import type { JoinWorkspace } from '../single-sign-on.ts';
import { openStandingSessions } from '../standing-sessions.ts';
import { markEntered, setActiveWorkspace } from '../workspaces-repository.ts';
import { createAddressProof, createVerifyLink, type VerifyLink } from './address-proof.ts';
import { createSignInGate } from './sign-in-gate.ts';
import { createAfterResponse } from './after-response.ts';
import { createClient } from './client.ts';
import { createAccountSecurity } from './create-account-security.ts';
import { linkDigest } from './mailed-links.ts';
import { createKnownDevices } from './known-device.ts';
import { signingKeys } from './repository.ts';
import { addRoutes, beginSession, type RouteParts } from './routes.ts';
import { createSecondFactor } from './second-factor.ts';
import { endedAfter } from './security-repository.ts';
import { createSingleSignOn } from './single-sign-on/create-single-sign-on.ts';
import { addSingleSignOnRoutes } from './single-sign-on/routes.ts';
import { createVendorCall, sessionMissing } from './vendor-error.ts';
import { createTokenChecker, TOKEN_ALGORITHM } from './verify-token.ts';

const AUDIENCE = 'pagewright-api';

/** Identity stored in our own database: email and password, sessions, workspaces. */
export async function createBuiltInIdentity(options: {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly config: Config;
  readonly log: Log;
  readonly publicUrl: () => string;
  readonly secrets: Secrets;
  readonly queueMail: (mail: Mail) => Promise<void>;
  readonly afterReset: AfterReset;
  readonly joinWorkspace: JoinWorkspace;
}): Promise<IdentityProvider> {
  const { pool, db, config, log, publicUrl, secrets } = options;
  const secret = config.secretKey ?? (await installationValue(db, 'secret_key'));
  const issuer = `pagewright:${await installationValue(db, 'issuer')}`;

  const keys = createKeySet({ load: () => signingKeys(db), algorithm: TOKEN_ALGORITHM, log });
  const tokens = createTokenChecker({ findKey: keys.find, issuer, audience: AUDIENCE });
  const standing = await openStandingSessions({
    pool,
    db,
    log,
    operatorEmails: config.operatorEmails,
    onKeyChange: () => {
      tokens.clear();
      keys.forget();
    },
  });
  const catchUp = (): Promise<void> => standing.catchUp();

  const client = createClient({
    db,
    log,
    secret,
    issuer,
    audience: AUDIENCE,
    hasSecureCookies: config.secureCookies,
  });

  const vendorCall = createVendorCall(db);
  const secondFactor = createSecondFactor({ db, log, secrets, now: Date.now });
  const afterAnswer = createAfterResponse(log);
  const mailLink = (link: VerifyLink, isFirst: boolean): Promise<void> =>
    options.queueMail(
      verifyMail({ ...link, isFirst, mailKey: `verify-email:${linkDigest(link.token)}` }, publicUrl()),
    );
  const address = createAddressProof({
    db,
    isRequired: config.mail.verifyAddresses,
    sendsMail: config.mail.smtpUrl !== null,
    mailLink: (link) => mailLink(link, false),
  });
  const singleSignOn = createSingleSignOn({ db, log, secrets, publicUrl });
  const security = createAccountSecurity({
    db,
    client,
    vendorCall,
    secondFactor,
    signInFailures: config.limits.signInFailuresPer15Minutes,
    afterAnswer,
    address,
    refusePassword: singleSignOn.refusePassword,
    catchUp,
  });
  const parts: RouteParts = {
    singleSignOn,
    client,
    vendorCall,
    security,
    secondFactor,
    knownDevices: createKnownDevices({ secret, isSecure: config.secureCookies }),
    signInGate: createSignInGate(db, config.limits),
    afterAnswer,
    queueMail: options.queueMail,
    afterReset: options.afterReset,
    sendsMail: config.mail.smtpUrl !== null,
    async welcome(person) {
      if (config.mail.smtpUrl === null) return;
      const recipient = { userId: person.id, name: person.name, email: person.email };
      if (config.mail.verifyAddresses)
        await mailLink({ ...recipient, token: await createVerifyLink(db, person.id) }, true);
      else await options.queueMail(welcomeMail(recipient, publicUrl()));
    },
    db,
    limits: config.limits,
    publicUrl,
    catchUp,
  };

  return {
    name: 'built-in',
    page: null,
    directory: null,
    singleSignOn,
    mount(app) {
      addRoutes(app, parts);
      addSingleSignOnRoutes(app, {
        db,
        log,
        publicUrl,
        catchUp,
        flow: singleSignOn,
        afterReset: options.afterReset,
        joinWorkspace: options.joinWorkspace,
        isSecure: config.secureCookies,
        beginSession: (userId, request) => beginSession(parts, userId, request),
      });
    },
    security: {
      ...security,
      async resealSecrets() {
        await security.resealSecrets();
        await singleSignOn.reseal();
      },
    },
    async verify(token, call) {
      const checked = tokens.peek(token) ?? (await tokens.check(token));
      return checked && standing.verify(checked, call);
    },
    async hasSession(cookie) {
      if (cookie === undefined) return false;
      const headers = new Headers({ cookie });
      const found = await client.api.getSession({ headers, query: { disableRefresh: true } });
      return found !== null && (await endedAfter(db, found.session.id)) === null;
    },
    async describe({ actor }) {
      const described = await standing.describe(actor);
      if (!described) throw sessionMissing();
      return described;
    },
    createWorkspace: (transaction, workspace) => makeWorkspace(transaction, workspace),
    async enterWorkspace(transaction, { sessionId, userId }, workspaceId) {
      await setActiveWorkspace(transaction, sessionId, workspaceId);
      await markEntered(transaction, userId, workspaceId);
    },
    catchUp,
    close: () => standing.close(),
  };
}
