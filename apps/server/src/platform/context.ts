import type { Visit } from '@pagewright/contract/analytics';
import type { Endpoint, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Progress } from '@pagewright/contract/progress';
import type { TokenScope } from '@pagewright/contract/token-scopes';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import type { Actor } from './access/actor.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import type { CallRequest } from './db/schema/index.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Readiness } from './observability/readiness.ts';
import type { Outgoing } from './outgoing/index.ts';
import type { ArchivePlace, BucketFiles, FileStore } from '../providers/files/port.ts';
import type { IdentityProvider } from '../providers/identity/port.ts';
import type { MailSender } from '../providers/mail/port.ts';
import type { PaymentProvider } from '../providers/payment/port.ts';
import type { PublishingTarget, RemoteAccount } from '../providers/publishing/port.ts';
import type { PageSpeed } from '../providers/page-speed/port.ts';
import type { SearchConsole, ServiceAccountKey } from '../providers/search-console/port.ts';
import type { Crawler } from '../research/crawler.ts';
import type { Secrets } from './secrets/index.ts';
import type { Vendors } from '../vendors/index.ts';

export type { Actor } from './access/actor.ts';

/** Structured logging, as the HTTP layer and every verb have it. */
export type Log = FastifyBaseLogger;

/** Who calls by a personal API token. */
export interface ApiTokenOwner {
  readonly id: string;
  readonly actor: Actor;
  readonly scopes: readonly TokenScope[];
  /** The name of a plan that has no API access, where the workspace is on one. */
  readonly planWithoutApi: string | null;
}

/** What lives as long as the server process and every verb may need. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  /** Null where nobody may read measurements. */
  readonly metrics: Metrics | null;
  readonly readiness: Readiness;
  /** Where this installation keeps everything that a backup holds. */
  readonly installation: {
    readonly connection: PoolConfig;
    readonly filesDir: string;
    /** Null if all files are in the folder. */
    readonly bucket: BucketFiles | null;
  };
  /** Where daily backups are stored; null if they are off. */
  readonly archives: ArchivePlace | null;
  readonly identity: IdentityProvider;
  /** The personal API tokens of members. */
  readonly apiTokens: {
    /** Whose a token is and what it may; null for one that is unknown, ended or revoked, or whose member was removed. */
    find(text: string): Promise<ApiTokenOwner | null>;
    /** Counts a call for the workspace, and notes when the token was used. */
    countCall(token: { readonly id: string; readonly workspaceId: string }): Promise<void>;
  };
  readonly files: FileStore;
  /** Hashes passwords, of accounts as of what is shared, and compares them. */
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
  };
  /** Seals what workspaces entrust us with, such as keys of vendors, and opens it where it is used. */
  readonly secrets: Secrets;
  /** Null where no mail server is set: mails are kept for the operator to read. */
  readonly mail: MailSender | null;
  /** The way to addresses that people, pages and sites give. */
  readonly outgoing: Outgoing;
  /** Reads pages of the web at the pace of their sites. */
  readonly crawler: Crawler;
  /** The language models and search sources that a workspace may ask. */
  readonly vendors: Vendors;
  /** Takes money; null where nothing can be bought. */
  readonly payment: PaymentProvider | null;
  /** The way to publish with an account on another system. */
  readonly publishingTarget: (account: RemoteAccount) => PublishingTarget;
  /** Google Search Console, as a service account sees it. */
  readonly searchConsole: (key: ServiceAccountKey) => SearchConsole;
  /** Google's page speed data, by an API key. */
  readonly pageSpeed: (key: string) => PageSpeed;
  /** Counts the visits of published pages. */
  readonly visits: { record(visit: Visit): void };
  /** What has changed of the public sites, on whichever server. */
  readonly siteChanges: {
    /** Called before a change that this server made is answered. */
    wrote(): void;
    /** The moment before whatever is read after it; all that this server wrote until now lies before it. */
    now(): Promise<number>;
    /** Whether a site is known to be as it was at a moment; null: all sites. */
    isUnchanged(workspaceId: string | null, since: number): boolean;
    /** Whether changes of other servers are told to this one. */
    isListening(): boolean;
    /** Calls back with the workspace whose site has changed, until the answer is called; null: any may have. */
    subscribe(onChange: (workspaceId: string | null) => void): () => void;
  };
  /**
   * Calls back when a user's notifications or runs (null: any of them) have changed, or no more will be told, until the answer is
   * called; null: too many listen.
   */
  readonly news: {
    subscribe(
      whose: Pick<Actor, 'userId' | 'workspaceId'>,
      hear: (isOver: boolean, kind: 'notifications' | 'runs' | null) => void,
    ): (() => void) | null;
  };
  /** Calls that are carried out as runs, by this server among others. */
  readonly runs: {
    /** Names what carries out the calls of an endpoint. */
    define(call: RunnableCall): void;
    /** Looks for a run that waits. */
    wake(): void;
    /** Keeps the request of a run in memory for the executor of this server, until the result is called. */
    holdRequest(id: string, request: CallRequest): () => void;
    /** Takes note that a run has changed on some server; one that is queued may be executed here. */
    changed(id: string, isQueued: boolean): void;
    /** Calls back when a run got further here, or has changed (null), until the answer is called. */
    hear(id: string, hear: (progress: Progress | null) => void): () => void;
    /** Stops carrying out a run, at once where this server does. */
    abort(id: string): void;
    /** Begins to carry out runs; `stop` leaves those that do not end within some seconds to other servers. */
    start(services: Services): { stop(graceMs: number): Promise<void> };
    /** Whether runs are begun on this server. */
    isOpen(): boolean;
  };
  /** Address of the application without a trailing slash, known once it listens. */
  readonly publicUrl: () => string;
}

/**
 * Tells the caller how far a call is: what is being done, in words for the user, and how much of it (`total` 0: not known
 * how much), and what has been written so far. Nobody hears it on a call that is not streamed.
 * @throws the signal's reason once the caller is gone, so that work which reports progress ends there.
 */
export type ReportProgress = (step: string, done: number, total: number, text?: string) => void;

/** Told by those who ask vendors on whose account they did: so metered work knows whether the plan counts it. */
export interface Meter {
  /** False where the plan's limit is reached: only keys of the workspace's own may be used, and nothing stands in for them. */
  readonly mayUseInstallation: boolean;
  asked(what: 'model' | 'search', payer: 'workspace' | 'installation'): void;
  /** A model failed and the built-in engine stands in for it: nobody pays for an answer that was not the one asked for. */
  fellBack(): void;
}

/** An endpoint whose calls are runs, and what does the work of one. */
export interface RunnableCall {
  readonly endpoint: Endpoint;
  readonly work: (ctx: Context, request: ParsedRequest<Endpoint>) => Promise<unknown>;
}

/** What metered work of a run costs; settled or given back in the transaction that ends the run. */
export interface RunCost {
  settle(inside: Context): Promise<void>;
  refund(inside: Context): Promise<void>;
}

/** The run that a call is carried out as. */
export interface CurrentRun {
  readonly id: string;
  /** Whether it was paid for already, with its first results. */
  readonly isPaid: boolean;
  /** Milliseconds since it was asked for: what was read since then is not asked for again. */
  ageMs(): number;
  /** How long sites are read, and who hears that the time was over before all was read. */
  readonly reading: { readonly timeMs: number; cutShort(): void };
  /**
   * Shows first results while it goes on, in the transaction that keeps them; it is paid for then.
   * @throws ApiError 409 where the run was canceled.
   */
  shows(inside: Context, result: object): Promise<void>;
  /** Hears of a cost before its work begins. */
  costs(cost: RunCost): void;
  /**
   * Called in the transaction that keeps what the run made, under the run's id: it may have been kept by an attempt that was killed.
   * @throws ApiError 409 where the run was canceled.
   */
  saves(inside: Context): Promise<void>;
}

/** What a verb works with: who calls, the database (inside a transaction where one is open), and the services. */
export interface Context<Who extends Actor | null = Actor> {
  readonly actor: Who;
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
  readonly requestId: string;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  readonly progress: ReportProgress;
  /** The database outside of any transaction, for calls that may take long (`streams` in the contract); null on others. */
  readonly outside: Database | null;
  /** Of the metered work that runs; absent outside of any. */
  readonly meter?: Meter;
  /** Absent on calls that are no runs. */
  readonly run?: CurrentRun;
}
