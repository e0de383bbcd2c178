import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROCESS_ROLES, type ProcessRole } from '@pagewright/contract/health';
import { PLAN_NAMES } from '@pagewright/contract/usage';
import { z } from 'zod';
import { callLimitEnvironment, callLimitSettings, type CallLimitSettings } from './call-limit-settings.ts';
import type { ComputeSettings } from '../compute/index.ts';
import { computeEnvironment, computeSettings } from './compute-settings.ts';
import { googleEnvironment, googleSettings, type GoogleSettings } from './google-settings.ts';
import { clerkSettings, identityEnvironment, type ClerkSettings } from './identity-settings.ts';
import {
  addableModels,
  type AddableModels,
  type ModelSettings,
  modelEnvironment,
  modelSettings,
} from './model-settings.ts';
import {
  observabilityEnvironment,
  observabilitySettings,
  type ObservabilitySettings,
} from './observability-settings.ts';
import { retentionEnvironment, retentionSettings, type RetentionSettings } from './retention-settings.ts';
import { isNetwork } from '../outgoing/networks.ts';
import { paymentEnvironment, paymentSettings, type PayPalSettings } from './payment-settings.ts';
import { s3Environment, s3Settings, type S3Settings } from './s3-settings.ts';
import { searchEnvironment, searchSettings, type SearchSettings } from './search-settings.ts';
import { blankAsUndefined, integerBetween, splitList, httpUrl } from './setting-schemas.ts';
import { siteEnvironment, siteSettings, type SiteSettings } from './site-settings.ts';
import { StartError } from './start-error.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
/** Names of private network ranges that a proxy list may contain. */
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxyList(list: string): boolean {
  return splitList(list).every((entry) => NETWORK_NAMES.has(entry) || isNetwork(entry));
}

const NAME_SERVER = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?$/;

const environmentSchema = z.object({
  PORT: blankAsUndefined(integerBetween(0, 65_535).default(3000)),
  HOST: blankAsUndefined(z.string().default('127.0.0.1')),
  DATA_DIR: blankAsUndefined(z.string().optional()),
  // Not `z.url`: the address of a Unix socket, `postgresql://user@/name?host=/run/postgresql`, has no host.
  DATABASE_URL: blankAsUndefined(
    z
      .string()
      .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  ),
  DATABASE_CONNECTIONS: blankAsUndefined(integerBetween(2, 500).default(20)),
  DATABASE_WAITING_MAX: blankAsUndefined(integerBetween(1, 100_000).default(200)),
  DISK_RESERVE_MB: blankAsUndefined(integerBetween(0, 100_000).default(64)),
  BACKLOG_MS: blankAsUndefined(integerBetween(100, 600_000).default(500)),
  ROLE: blankAsUndefined(z.enum(PROCESS_ROLES).default('all')),
  RECURRING_JOBS: blankAsUndefined(flag.default(true)),
  PUBLIC_URL: blankAsUndefined(httpUrl.optional()),
  LOG_LEVEL: blankAsUndefined(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
  TRUST_PROXY: blankAsUndefined(
    z
      .string()
      .refine(isProxyList, 'must be addresses or networks of proxies with commas, as 10.0.0.1, 10.1.0.0/16')
      .optional(),
  ),
  SECRET_KEY: blankAsUndefined(z.string().min(32, 'must have at least 32 characters').optional()),
  SECRETS_KEY: blankAsUndefined(
    z
      .string()
      .refine(
        (list) => splitList(list).length > 0 && splitList(list).every((key) => key.length >= 32),
        'must be keys of at least 32 characters each, with commas: the one that seals first',
      )
      .optional(),
  ),
  LOST_SECRETS_KEY: blankAsUndefined(
    z
      .string()
      .regex(/^[\da-f]{8}$/, 'must be the fingerprint of the lost key, eight hex digits')
      .optional(),
  ),
  OPERATOR_EMAILS: blankAsUndefined(z.string().default('')),
  DEFAULT_PLAN: blankAsUndefined(z.enum(PLAN_NAMES).default('Free')),
  SIGN_IN_FAILURES_PER_15_MINUTES: blankAsUndefined(integerBetween(1, 1_000_000).default(10)),
  SIGN_IN_FAILURES_OF_ACCOUNT_PER_15_MINUTES: blankAsUndefined(integerBetween(1, 1_000_000).default(100)),
  SIGN_UPS_PER_HOUR: blankAsUndefined(integerBetween(1, 1_000_000).default(60)),
  CALLS_PER_MINUTE: blankAsUndefined(integerBetween(1, 10_000_000).default(600)),
  API_TOKEN_CALLS_PER_MINUTE: blankAsUndefined(integerBetween(1, 10_000_000).default(120)),
  ...callLimitEnvironment,
  SMTP_URL: blankAsUndefined(
    z.url({ protocol: /^smtps?$/, message: 'must begin with smtp:// or smtps://' }).optional(),
  ),
  MAIL_FROM: blankAsUndefined(z.string().default('Pagewright <no-reply@localhost>')),
  VERIFY_ADDRESSES: blankAsUndefined(flag.optional()),
  SECURE_COOKIES: blankAsUndefined(flag.optional()),
  OUTGOING_ALLOW: blankAsUndefined(
    z
      .string()
      .refine(
        (list) => splitList(list).every(isNetwork),
        'must be networks with commas, as 10.0.0.0/8, fd00::/8',
      )
      .optional(),
  ),
  OUTGOING_PUBLIC: blankAsUndefined(flag.default(true)),
  NAME_SERVERS: blankAsUndefined(
    z
      .string()
      .refine(
        (list) => splitList(list).every((entry) => NAME_SERVER.test(entry)),
        'must be IPv4 addresses of name servers with commas, as 10.0.0.53, 10.0.0.54:5353',
      )
      .optional(),
  ),
  INDEXNOW_URL: blankAsUndefined(httpUrl.optional()),
  BING_WEBMASTER_URL: blankAsUndefined(
    httpUrl.transform((url) => url.replace(/\/+$/, '')).default('https://ssl.bing.com/webmaster/api.svc'),
  ),
  CRAWLER_CONTACT: blankAsUndefined(
    z
      .string()
      .regex(/^(?:https?:\/\/|[^\s@()]+@)[^\s@()]+$/, 'must be a web address or a mail address')
      .max(200)
      .optional(),
  ),
  CRAWLER_PAUSE_MS: blankAsUndefined(integerBetween(0, 600_000).default(1000)),
  OUTSIDE_TIMEOUT_MS: blankAsUndefined(integerBetween(100, 10_000).default(10_000)),
  ...computeEnvironment,
  /** A call responds within 75 seconds at most. */
  RUN_WAIT_MS: blankAsUndefined(integerBetween(100, 70_000).default(60_000)),
  ...identityEnvironment,
  ...paymentEnvironment,
  ...searchEnvironment,
  ...modelEnvironment,
  ...googleEnvironment,
  ...siteEnvironment,
  ...observabilityEnvironment,
  ...retentionEnvironment,
  ...s3Environment,
});

/** All environment variables that the server reads; the documentation check uses them. */
export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** Settings of the server process, read once at startup. */
export interface Config extends SiteSettings {
  readonly port: number;
  readonly host: string;
  /** Absolute path; null: the embedded database chooses one. */
  readonly dataDir: string | null;
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  /** While more statements than this wait for a connection, requests are refused; writes at twice that. */
  readonly databaseWaitingMax: number;
  /** Disk space kept for the embedded database to read and recover, in megabytes; with less free, writes are refused. */
  readonly diskReserveMb: number;
  /** Once more requests have come for this many milliseconds than the event loop handles, a share of them is refused. */
  readonly backlogMs: number;
  /** `web` serves requests and runs no jobs; `worker` runs jobs and answers only health checks. */
  readonly role: ProcessRole;
  /** Whether this server starts recurring jobs when they are due. */
  readonly recurringJobs: boolean;
  /** Public URL of this server without a trailing slash; null: the address it listens on. */
  readonly publicUrl: string | null;
  readonly logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
  readonly trustProxy: string | false;
  readonly secretKey: string | null;
  /** Keys that encrypt workspace secrets, current one first. Empty: the key in the data folder. */
  readonly secretsKeys: readonly string[];
  /** Fingerprint of the key that is lost for good: a start with another one replaces it. */
  readonly lostSecretsKey: string | null;
  readonly operatorEmails: readonly string[];
  readonly defaultPlan: z.output<typeof environmentSchema>['DEFAULT_PLAN'];
  readonly limits: {
    /** Per account and network. */
    readonly signInFailuresPer15Minutes: number;
    /** Per account across all networks; above it, sign-ins from unknown browsers are slowed down. */
    readonly signInFailuresOfAccountPer15Minutes: number;
    readonly signUpsPerHour: number;
    readonly callsPerMinute: number;
    readonly tokenCallsPerMinute: number;
  } & CallLimitSettings;
  /** How long a call waits for its run, in milliseconds. */
  readonly runWaitMs: number;
  /** Limits of the worker thread pool. */
  readonly compute: ComputeSettings;
  readonly mail: {
    readonly smtpUrl: string | null;
    readonly from: string;
    /**
     * Whether users must verify their email before they invite, connect, or create API tokens. Always false without
     * SMTP.
     */
    readonly verifyAddresses: boolean;
  };
  readonly secureCookies: boolean;
  /** Non-public networks that requests to user-supplied URLs may reach. */
  readonly outgoing: { readonly allow: readonly string[]; readonly isPublic: boolean };
  /** Name servers for domain verification; empty: the system's. */
  readonly nameServers: readonly string[];
  /** IndexNow endpoint that is notified of changed pages; null: off. */
  readonly indexNowUrl: string | null;
  /** Without a trailing slash. */
  readonly bingWebmasterUrl: string;
  readonly crawler: {
    /** Contact shown to crawled sites: a web or email address; null: this server's URL. */
    readonly contact: string | null;
    /** Delay between two requests to the same host, in milliseconds. */
    readonly pauseMs: number;
  };
  /** Null: built-in accounts are used. */
  readonly clerk: ClerkSettings | null;
  /** Null: payments are off. */
  readonly payPal: PayPalSettings | null;
  /** The seller's tax ID on invoices; null: none. */
  readonly sellerTaxId: string | null;
  readonly search: SearchSettings;
  readonly google: GoogleSettings;
  /** Configured language models in the order they are tried. Empty: the built-in engine does all writing. */
  readonly languageModels: readonly ModelSettings[];
  readonly addableModels: AddableModels;
  /** Timeout for a language model request including retries, in milliseconds. */
  readonly modelTimeoutMs: number;
  /** Timeout for one attempt of an external effect (webhook, connected site, push service, search engine). */
  readonly outsideTimeoutMs: number;
  readonly observability: ObservabilitySettings;
  readonly retention: RetentionSettings;
  /** Null: S3 is not used. */
  readonly s3: S3Settings | null;
  readonly version: string;
  /** Folder of the built web application. */
  readonly webDir: string;
}

/**
 * Reads the settings from the environment.
 * @throws StartError naming the invalid setting.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environmentSchema.safeParse(withFiles(environment));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} is wrong: ${issue?.message ?? 'invalid'}`);
  }
  const settings = parsed.data;
  const publicUrl = settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR === undefined ? null : resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    databaseWaitingMax: settings.DATABASE_WAITING_MAX,
    diskReserveMb: settings.DISK_RESERVE_MB,
    backlogMs: settings.BACKLOG_MS,
    role: roleOf(settings),
    recurringJobs: settings.RECURRING_JOBS,
    publicUrl,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY ?? false,
    secretKey: settings.SECRET_KEY ?? null,
    secretsKeys: settings.SECRETS_KEY === undefined ? [] : splitList(settings.SECRETS_KEY),
    lostSecretsKey: settings.LOST_SECRETS_KEY ?? null,
    operatorEmails: settings.OPERATOR_EMAILS.split(',')
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== ''),
    defaultPlan: settings.DEFAULT_PLAN,
    limits: {
      signInFailuresPer15Minutes: settings.SIGN_IN_FAILURES_PER_15_MINUTES,
      signInFailuresOfAccountPer15Minutes: settings.SIGN_IN_FAILURES_OF_ACCOUNT_PER_15_MINUTES,
      signUpsPerHour: settings.SIGN_UPS_PER_HOUR,
      callsPerMinute: settings.CALLS_PER_MINUTE,
      tokenCallsPerMinute: settings.API_TOKEN_CALLS_PER_MINUTE,
      ...callLimitSettings(settings, settings.CALLS_PER_MINUTE),
    },
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM,
      verifyAddresses: settings.SMTP_URL !== undefined && (settings.VERIFY_ADDRESSES ?? true),
    },
    secureCookies: settings.SECURE_COOKIES ?? publicUrl?.startsWith('https://') ?? false,
    runWaitMs: settings.RUN_WAIT_MS,
    compute: computeSettings(settings),
    outgoing: {
      allow: settings.OUTGOING_ALLOW === undefined ? [] : splitList(settings.OUTGOING_ALLOW),
      isPublic: settings.OUTGOING_PUBLIC,
    },
    nameServers: settings.NAME_SERVERS === undefined ? [] : splitList(settings.NAME_SERVERS),
    indexNowUrl: settings.INDEXNOW_URL ?? null,
    bingWebmasterUrl: settings.BING_WEBMASTER_URL,
    crawler: { contact: settings.CRAWLER_CONTACT ?? null, pauseMs: settings.CRAWLER_PAUSE_MS },
    clerk: clerkSettings(settings),
    payPal: paymentSettings(settings),
    sellerTaxId: settings.INVOICE_SELLER_TAX_ID ?? null,
    search: searchSettings(settings),
    google: googleSettings(settings),
    ...siteSettings(settings),
    languageModels: modelSettings(settings),
    addableModels: addableModels(settings),
    modelTimeoutMs: settings.MODEL_TIMEOUT_MS,
    outsideTimeoutMs: settings.OUTSIDE_TIMEOUT_MS,
    observability: observabilitySettings(settings),
    retention: retentionSettings(settings),
    s3: s3Settings(settings),
    version: version(),
    webDir: join(ROOT, 'apps/web/build/client'),
  };
}

/**
 * Resolves `NAME_FILE` variables, which hold the path of a file with the value, as container secrets do.
 * @throws StartError if a file cannot be read or both variants are set.
 */
function withFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = { ...environment };
  for (const name of SETTING_NAMES) {
    const path = environment[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (environment[name] !== undefined && environment[name] !== '')
      throw new StartError(`${name} and ${name}_FILE are both set; only one may be`);
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      throw new StartError(
        `${name}_FILE is wrong: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return read;
}

/**
 * @throws StartError for a role without an external database: the embedded one serves a single process, which must do
 * everything.
 */
function roleOf(settings: z.output<typeof environmentSchema>): ProcessRole {
  const { ROLE: role, DATABASE_URL: database, PUBLIC_URL: address } = settings;
  if (role === 'all') return role;
  if (database === undefined) throw new StartError(`ROLE=${role} needs DATABASE_URL`);
  // Emails and webhooks link to PUBLIC_URL, and a worker serves no pages at its own address.
  if (role === 'worker' && address === undefined) throw new StartError('ROLE=worker needs PUBLIC_URL');
  return role;
}

function version(): string {
  const file = join(ROOT, 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return z.object({ version: z.string().default('0') }).parse(manifest).version;
}
