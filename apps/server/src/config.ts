import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROCESS_ROLES, type ProcessRole } from '@pagewright/contract/health';
import { PLAN_NAMES } from '@pagewright/contract/usage';
import { z } from 'zod';
import { callLimitEnvironment, callLimitSettings, type CallLimitSettings } from './call-limit-settings.ts';
import type { ComputeSettings } from './compute/index.ts';
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
import { isNetwork } from './outgoing/networks.ts';
import { paymentEnvironment, paymentSettings, type PayPalSettings } from './payment-settings.ts';
import { s3Environment, s3Settings, type S3Settings } from './s3-settings.ts';
import { searchEnvironment, searchSettings, type SearchSettings } from './search-settings.ts';
import { blankIsAbsent, count, entries, webAddress } from './setting-kinds.ts';
import { siteEnvironment, siteSettings, type SiteSettings } from './site-settings.ts';
import { StartError } from './start-error.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
/** Names that stand for private networks in a list of proxies. */
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxyList(list: string): boolean {
  return entries(list).every((entry) => NETWORK_NAMES.has(entry) || isNetwork(entry));
}

const NAME_SERVER = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?$/;

const environmentSchema = z.object({
  PORT: blankIsAbsent(count(0, 65_535).default(3000)),
  HOST: blankIsAbsent(z.string().default('127.0.0.1')),
  DATA_DIR: blankIsAbsent(z.string().optional()),
  // Not `z.url`: the address of a Unix socket, `postgresql://user@/name?host=/run/postgresql`, has no host.
  DATABASE_URL: blankIsAbsent(
    z
      .string()
      .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  ),
  DATABASE_CONNECTIONS: blankIsAbsent(count(2, 500).default(20)),
  ROLE: blankIsAbsent(z.enum(PROCESS_ROLES).default('all')),
  RECURRING_JOBS: blankIsAbsent(flag.default(true)),
  PUBLIC_URL: blankIsAbsent(webAddress.optional()),
  LOG_LEVEL: blankIsAbsent(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
  TRUST_PROXY: blankIsAbsent(
    z
      .string()
      .refine(isProxyList, 'must be addresses or networks of proxies with commas, as 10.0.0.1, 10.1.0.0/16')
      .optional(),
  ),
  SECRET_KEY: blankIsAbsent(z.string().min(32, 'must have at least 32 characters').optional()),
  SECRETS_KEY: blankIsAbsent(
    z
      .string()
      .refine(
        (list) => entries(list).length > 0 && entries(list).every((key) => key.length >= 32),
        'must be keys of at least 32 characters each, with commas: the one that seals first',
      )
      .optional(),
  ),
  OPERATOR_EMAILS: blankIsAbsent(z.string().default('')),
  DEFAULT_PLAN: blankIsAbsent(z.enum(PLAN_NAMES).default('Free')),
  SIGN_IN_FAILURES_PER_15_MINUTES: blankIsAbsent(count(1, 1_000_000).default(10)),
  SIGN_IN_FAILURES_OF_ACCOUNT_PER_15_MINUTES: blankIsAbsent(count(1, 1_000_000).default(100)),
  SIGN_UPS_PER_HOUR: blankIsAbsent(count(1, 1_000_000).default(60)),
  CALLS_PER_MINUTE: blankIsAbsent(count(1, 10_000_000).default(600)),
  API_TOKEN_CALLS_PER_MINUTE: blankIsAbsent(count(1, 10_000_000).default(120)),
  ...callLimitEnvironment,
  SMTP_URL: blankIsAbsent(
    z.url({ protocol: /^smtps?$/, message: 'must begin with smtp:// or smtps://' }).optional(),
  ),
  MAIL_FROM: blankIsAbsent(z.string().default('Pagewright <no-reply@localhost>')),
  VERIFY_ADDRESSES: blankIsAbsent(flag.optional()),
  SECURE_COOKIES: blankIsAbsent(flag.optional()),
  OUTGOING_ALLOW: blankIsAbsent(
    z
      .string()
      .refine(
        (list) => entries(list).every(isNetwork),
        'must be networks with commas, as 10.0.0.0/8, fd00::/8',
      )
      .optional(),
  ),
  OUTGOING_PUBLIC: blankIsAbsent(flag.default(true)),
  NAME_SERVERS: blankIsAbsent(
    z
      .string()
      .refine(
        (list) => entries(list).every((entry) => NAME_SERVER.test(entry)),
        'must be IPv4 addresses of name servers with commas, as 10.0.0.53, 10.0.0.54:5353',
      )
      .optional(),
  ),
  INDEXNOW_URL: blankIsAbsent(webAddress.optional()),
  CRAWLER_CONTACT: blankIsAbsent(
    z
      .string()
      .regex(/^(?:https?:\/\/|[^\s@()]+@)[^\s@()]+$/, 'must be a web address or a mail address')
      .max(200)
      .optional(),
  ),
  CRAWLER_PAUSE_MS: blankIsAbsent(count(0, 600_000).default(1000)),
  OUTSIDE_TIMEOUT_MS: blankIsAbsent(count(100, 10_000).default(10_000)),
  ...computeEnvironment,
  /** A call answers within 75 seconds at most. */
  RUN_WAIT_MS: blankIsAbsent(count(100, 70_000).default(60_000)),
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

/** Names of all settings that the server reads, for the documentation's check. */
export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** The settings of one server process, read once. */
export interface Config extends SiteSettings {
  readonly port: number;
  readonly host: string;
  /** Absolute path; null where the embedded database chooses one. */
  readonly dataDir: string | null;
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  /** `web` serves requests and runs no jobs; `worker` runs jobs and answers only health checks. */
  readonly role: ProcessRole;
  /** Whether this server begins recurring jobs when their time comes. */
  readonly recurringJobs: boolean;
  /** Address under which people reach this server, without a trailing slash; null: the address it listens on. */
  readonly publicUrl: string | null;
  readonly logLevel: z.output<typeof environmentSchema>['LOG_LEVEL'];
  readonly trustProxy: string | false;
  readonly secretKey: string | null;
  /** Keys that workspaces' secrets are sealed with, the current one first; none: the one of the data folder. */
  readonly secretsKeys: readonly string[];
  readonly operatorEmails: readonly string[];
  readonly defaultPlan: z.output<typeof environmentSchema>['DEFAULT_PLAN'];
  readonly limits: {
    /** Of one account from one network. */
    readonly signInFailuresPer15Minutes: number;
    /** Of one account from everywhere; beyond it, sign-ins from unknown browsers are slow. */
    readonly signInFailuresOfAccountPer15Minutes: number;
    readonly signUpsPerHour: number;
    readonly callsPerMinute: number;
    readonly tokenCallsPerMinute: number;
  } & CallLimitSettings;
  /** Milliseconds that a call waits for its run. */
  readonly runWaitMs: number;
  /** How much is computed at once beside the event loop. */
  readonly compute: ComputeSettings;
  readonly mail: {
    readonly smtpUrl: string | null;
    readonly from: string;
    /** Whether accounts confirm their address before they invite, connect or make API tokens; never without a mail server. */
    readonly verifyAddresses: boolean;
  };
  readonly secureCookies: boolean;
  /** Networks beside the public ones that requests to given addresses may reach. */
  readonly outgoing: { readonly allow: readonly string[]; readonly isPublic: boolean };
  /** Name servers that prove whose a domain is; none: the machine's own. */
  readonly nameServers: readonly string[];
  /** Where search engines are told of changed pages; null: nowhere. */
  readonly indexNowUrl: string | null;
  readonly crawler: {
    /** Whom a site may ask about the crawler: a web or mail address; null: this server's own address. */
    readonly contact: string | null;
    /** Milliseconds between two requests to one host. */
    readonly pauseMs: number;
  };
  /** Null: people have accounts of our own. */
  readonly clerk: ClerkSettings | null;
  /** Null: nothing can be bought here. */
  readonly payPal: PayPalSettings | null;
  /** What tax offices call the operator, for invoices; null: nothing. */
  readonly sellerTaxId: string | null;
  readonly search: SearchSettings;
  readonly google: GoogleSettings;
  /** The language models that may be asked, the one that is asked first first; none: the built-in engine writes all. */
  readonly languageModels: readonly ModelSettings[];
  readonly addableModels: AddableModels;
  /** Most milliseconds for what one language model is asked, with every time that it is tried again. */
  readonly modelTimeoutMs: number;
  /** Milliseconds of one attempt of an outside effect: at a webhook, a connected site, a push service, a search engine. */
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
 * @throws StartError naming the wrong setting.
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
    role: roleOf(settings),
    recurringJobs: settings.RECURRING_JOBS,
    publicUrl,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY ?? false,
    secretKey: settings.SECRET_KEY ?? null,
    secretsKeys: settings.SECRETS_KEY === undefined ? [] : entries(settings.SECRETS_KEY),
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
      allow: settings.OUTGOING_ALLOW === undefined ? [] : entries(settings.OUTGOING_ALLOW),
      isPublic: settings.OUTGOING_PUBLIC,
    },
    nameServers: settings.NAME_SERVERS === undefined ? [] : entries(settings.NAME_SERVERS),
    indexNowUrl: settings.INDEXNOW_URL ?? null,
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
 * Settings whose value is in a file, named by the setting with `_FILE` behind it, as containers are given secrets.
 * @throws StartError naming the setting whose file cannot be read, or that is given twice.
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

/** @throws StartError for a role without an external database: the embedded one belongs to one process, which has to do everything. */
function roleOf(settings: z.output<typeof environmentSchema>): ProcessRole {
  const { ROLE: role, DATABASE_URL: database, PUBLIC_URL: address } = settings;
  if (role === 'all') return role;
  if (database === undefined) throw new StartError(`ROLE=${role} needs DATABASE_URL`);
  // Mails and webhooks link to it, and a worker's own address serves no pages.
  if (role === 'worker' && address === undefined) throw new StartError('ROLE=worker needs PUBLIC_URL');
  return role;
}

function version(): string {
  const file = join(ROOT, 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return z.object({ version: z.string().default('0') }).parse(manifest).version;
}
