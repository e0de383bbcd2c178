import type { AiIdentity, Visit } from '@pagewright/contract/analytics';
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
import type { BingWebmaster } from '../providers/bing-webmaster/port.ts';
import type { GoogleAnalytics, ServiceAccountKey } from '../providers/google-analytics/port.ts';
import type { SearchAccess, SearchConsole, SearchSignIn } from '../providers/search-console/port.ts';
import type { Crawler } from '../research/crawler.ts';
import type { Secrets } from './secrets/index.ts';
import type { Vendors } from '../vendors/index.ts';

export type { Actor } from './access/actor.ts';

/** The structured logger of the HTTP layer and all verbs. */
export type Log = FastifyBaseLogger;

/** The caller behind a personal API token. */
export interface ApiTokenOwner {
  readonly id: string;
  readonly actor: Actor;
  readonly scopes: readonly TokenScope[];
  /** The name of the workspace's plan if it has no API access; otherwise null. */
  readonly planWithoutApi: string | null;
}

/** Services that live as long as the server process, available to every verb. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  /** Null if nobody may read metrics. */
  readonly metrics: Metrics | null;
  readonly readiness: Readiness;
  /** Whether the disk has room for what users and jobs write. */
  readonly hasRoom: () => boolean;
  /** Where this installation stores everything a backup includes. */
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
    /**
     * The owner and permissions of a token; null if it is unknown, expired, or revoked, or if its member was removed.
     */
    find(text: string): Promise<ApiTokenOwner | null>;
    /** Counts a call for the workspace and records when the token was used. */
    countCall(token: { readonly id: string; readonly workspaceId: string }): Promise<void>;
  };
  readonly files: FileStore;
  /** Hashes and compares passwords of accounts and shared links. */
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
  };
  /** Encrypts and decrypts secrets of workspaces, such as vendor keys. */
  readonly secrets: Secrets;
  /** Null if no mail server is configured: emails are then stored for the operator to read. */
  readonly mail: MailSender | null;
  /** Requests to addresses given by people, pages, and sites. */
  readonly outgoing: Outgoing;
  /** Reads web pages at the pace their sites allow. */
  readonly crawler: Crawler;
  /** The language models and search sources available to a workspace. */
  readonly vendors: Vendors;
  /** Null if nothing can be bought. */
  readonly payment: PaymentProvider | null;
  /** Publishes with an account on another system. */
  readonly publishingTarget: (account: RemoteAccount) => PublishingTarget;
  /** Google Search Console as seen by one account. */
  readonly searchConsole: (access: SearchAccess) => SearchConsole;
  /** Null if the operator has registered no OAuth client at Google. */
  readonly searchSignIn: SearchSignIn | null;
  /** Bing Webmaster Tools for an API key. */
  readonly bingWebmaster: (key: string) => BingWebmaster;
  /** Google Analytics 4 as seen by one service account. */
  readonly googleAnalytics: (key: ServiceAccountKey) => GoogleAnalytics;
  /** Google's page speed data for an API key. */
  readonly pageSpeed: (key: string) => PageSpeed;
  /** Counts the visits of published pages. */
  readonly visits: { record(visit: Visit): void };
  /** Counts the AI agents that view published pages. */
  readonly agentViews: {
    record(view: {
      readonly workspaceId: string;
      readonly agent: string;
      readonly identity: AiIdentity;
      /** Path of the page within the site. */
      readonly path: string;
    }): void;
  };
  /** Changes of public sites made on any server. */
  readonly siteChanges: {
    /** Must be called before a change made by this server is confirmed to its caller. */
    wrote(): void;
    /** Current time, to be taken before reading; includes everything this server wrote until now. */
    now(): Promise<number>;
    /** Whether a site is known to be unchanged since a given time; null: all sites. */
    isUnchanged(workspaceId: string | null, since: number): boolean;
    /** Whether this server is notified of other servers' changes. */
    isListening(): boolean;
    /**
     * Calls back with the workspace whose site has changed (null: possibly any) until the returned function is called.
     */
    subscribe(onChange: (workspaceId: string | null) => void): () => void;
  };
  /**
   * Calls back when a user's notifications or runs have changed (null: those of any user) or when updates end, until
   * the returned function is called; null: too many subscribers.
   */
  readonly news: {
    subscribe(
      whose: Pick<Actor, 'userId' | 'workspaceId'>,
      hear: (isOver: boolean, kind: 'notifications' | 'runs' | null) => void,
    ): (() => void) | null;
  };
  /** Calls executed as runs, by this server or others. */
  readonly runs: {
    /** Registers the implementation of an endpoint's calls. */
    define(call: RunnableCall): void;
    /** Looks for a waiting run. */
    wake(): void;
    /** Keeps the request of a run in memory for the executor of this server, until the result is called. */
    holdRequest(id: string, request: CallRequest): () => void;
    /** Reports that a run has changed on some server; a queued one may be executed here. */
    changed(id: string, isQueued: boolean): void;
    /**
     * Calls back on progress made here, or with null when the run has changed, until the returned function is called.
     */
    hear(id: string, hear: (progress: Progress | null) => void): () => void;
    /** Stops executing a run, immediately if this server executes it. */
    abort(id: string): void;
    /** Starts executing runs; `stop` leaves those that do not end within the grace period to other servers. */
    start(services: Services): { stop(graceMs: number): Promise<void> };
    /** Whether this server starts runs. */
    isOpen(): boolean;
  };
  /** URL of the application without a trailing slash, known once it listens. */
  readonly publicUrl: () => string;
}

/**
 * Reports the progress of a call: the current step in words for the user, its amount (`total` 0: unknown), and the text
 * written so far. Nobody receives it on a call that is not streamed.
 * @throws the signal's reason once the caller has disconnected, so that work which reports progress ends there.
 */
export type ReportProgress = (step: string, done: number, total: number, text?: string) => void;

/** Notified by callers of vendors whose account they used, so that metered work knows whether the plan counts it. */
export interface Meter {
  /** False once the plan's limit is reached: only the workspace's own keys may be used, without a fallback. */
  readonly mayUseInstallation: boolean;
  asked(what: 'model' | 'search', payer: 'workspace' | 'installation'): void;
  /** A model failed and the built-in engine replaced it: the user is not charged for a result they did not request. */
  fellBack(): void;
}

/** An endpoint whose calls are runs, and its implementation. */
export interface RunnableCall {
  readonly endpoint: Endpoint;
  readonly work: (ctx: Context, request: ParsedRequest<Endpoint>) => Promise<unknown>;
}

/** Cost of a run's metered work; settled or returned in the transaction that ends the run. */
export interface RunCost {
  settle(inside: Context): Promise<void>;
  refund(inside: Context): Promise<void>;
}

/** The run that executes the current call. */
export interface CurrentRun {
  readonly id: string;
  /** Whether it was already charged, with its first results. */
  readonly isPaid: boolean;
  /** Milliseconds since it was requested: anything read since then is not requested again. */
  ageMs(): number;
  /** Time limit for reading sites, and the callback for when it ended before everything was read. */
  readonly reading: { readonly timeMs: number; cutShort(): void };
  /**
   * Shows first results while the run continues, in the transaction that stores them; the run is charged at this point.
   * @throws ApiError 409 if the run was canceled.
   */
  shows(inside: Context, result: object): Promise<void>;
  /** Registers a cost before its work starts. */
  costs(cost: RunCost): void;
  /**
   * Called in the transaction that stores the run's result under the run's ID; an attempt that was killed may have
   * stored it already.
   * @throws ApiError 409 if the run was canceled.
   */
  saves(inside: Context): Promise<void>;
}

/** What a verb works with: the caller, the database (inside a transaction if one is open), and the services. */
export interface Context<Who extends Actor | null = Actor> {
  readonly actor: Who;
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
  readonly requestId: string;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  readonly progress: ReportProgress;
  /** The database outside any transaction, for calls that may take long (`streams` in the contract); otherwise null. */
  readonly outside: Database | null;
  /** Meter of the current metered work; absent outside of it. */
  readonly meter?: Meter;
  /** Absent if the call is not a run. */
  readonly run?: CurrentRun;
}
