import type { CallOutput } from '@pagewright/contract/endpoint';
import type { readStatus } from '@pagewright/contract/health';

export type Status = CallOutput<typeof readStatus>;
export type Condition = Status['parts']['queue']['condition'];

const overall: Readonly<Record<Status['status'], string>> = {
  ok: 'All systems operational',
  degraded: 'Some systems are limited',
  down: 'This server is down',
};

const conditions: Readonly<Record<Condition, string>> = {
  ok: 'OK',
  degraded: 'Limited',
  down: 'Down',
  off: 'Off',
  untried: 'Not tried yet',
};

const kinds: Readonly<Record<string, string>> = {
  identity: 'Sign-in',
  mail: 'Mail',
  model: 'Language model',
  search: 'Search source',
};

/** Messages in English. */
export const english = {
  title: 'System status: live health of this server',
  description:
    'Live health of this Pagewright server: database, queue, scheduler, and connected services, measured by the server itself when you open the page.',
  heading: 'System status',
  lead: 'Checked by this server when you open the page. It covers this installation only.',
  checkAgain: 'Check again',
  checking: 'Checking…',
  noAnswer: 'This server does not answer. It may be restarting. Try again in a moment.',
  offMeans: '“Off” means it isn’t set up, which is not a fault.',
  asJson: 'The same data as JSON:',
  overall,
  conditions,
  kinds,
  at: 'at',
  parts: 'Parts of the server',
  part: 'Part',
  status: 'Status',
  details: 'Details',
  database: 'Database',
  responds: (latency: string, offset: string) => `Responds in ${latency}; clock off by ${offset}`,
  queue: 'Queue',
  waiting: (tasks: string) => `${tasks} waiting`,
  scheduler: 'Scheduler',
  scheduled: (due: string, late: string, failed: string) => `${due} due, ${late} late, ${failed} failed`,
  clock: 'Clock',
  inSync: 'In sync',
  outOfSync: 'Off by more than 30 seconds: nothing is published until it is corrected',
  provider: (kind: string, name: string) => `${kind}: ${name}`,
  version: (version: string) => `Version ${version}, running since`,
};

/** Shape of the messages in each language. */
export type StatusSentences = typeof english;
