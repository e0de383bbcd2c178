import type { readStatus } from '@pagewright/contract/health';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import type { PlacedPage } from '../../page.ts';

type Status = CallOutput<typeof readStatus>;
type Condition = Status['parts']['queue']['condition'];

export const STATUS_PATH = '/status';
const UNKNOWN = '—';
const OVERALL: Readonly<Record<Status['status'], string>> = {
  ok: 'All systems operational',
  degraded: 'Some systems are limited',
  down: 'This server is down',
};
const CONDITIONS: Readonly<Record<Condition, string>> = {
  ok: 'OK',
  degraded: 'Limited',
  down: 'Down',
  off: 'Off',
  untried: 'Not tried yet',
};
const KINDS: Readonly<Record<string, string>> = {
  identity: 'Sign-in',
  mail: 'Mail',
  model: 'Language model',
  search: 'Search source',
};

/** The current status of this server. */
export function statusPage(status: Status): PlacedPage {
  return {
    path: STATUS_PATH,
    render: () => ({
      title: 'System status: live health of this server',
      description:
        'Live health of this Pagewright server: database, queue, scheduler, and connected services, measured by the server itself when you open the page.',
      isIndexed: false,
      lastModified: null,
      styles: ['forms', 'status'],
      scripts: ['status'],
      body: markup`<div class="narrow">
<h1>System status</h1>
<p class="lead">Checked by this server when you open the page. It covers this installation only.</p>
${renderStatus(status)}
<p class="actions"><button type="button" class="button plain" data-measure data-measuring="Checking…" hidden>Check again</button></p>
<p class="form-problem" role="alert" data-problem></p>
<p class="quiet">“Off” means it isn’t set up, which is not a fault. The same data as JSON: <a href="/api/status"><code>/api/status</code></a>.</p>
</div>`,
    }),
  };
}

function renderStatus({ status, now, version, startedAt, parts }: Status): Markup {
  const { database, queue, scheduler, providers } = parts;
  return markup`<div data-status>
<p class="overall" data-condition="${status}" role="status"><strong>${OVERALL[status]}</strong> <span class="quiet">at ${moment(now)}</span></p>
<div class="scroll" tabindex="0" role="region" aria-label="Parts of the server"><table class="parts">
<thead><tr><th scope="col">Part</th><th scope="col">Status</th><th scope="col">Details</th></tr></thead>
<tbody>
${row('Database', database.condition, `Responds in ${milliseconds(database.latencyMs)}; clock off by ${milliseconds(database.clockOffsetMs)}`)}
${row('Queue', queue.condition, `${number(queue.waiting)} ${queue.waiting === 1 ? 'task' : 'tasks'} waiting`)}
${row('Scheduler', scheduler.condition, `${number(scheduler.due)} due, ${number(scheduler.late)} late, ${number(scheduler.failed)} failed`)}
${row('Clock', clockCondition(scheduler.isClockRight), clockSentence(scheduler.isClockRight))}
${providers.map((one) =>
  row(`${KINDS[one.kind] ?? one.kind}: ${one.name}`, one.condition, one.outcome ?? UNKNOWN, one.triedAt),
)}</tbody></table></div>
<p class="quiet">Version ${version}, running since ${moment(startedAt)}</p>
</div>`;
}

function row(part: string, condition: Condition, found: string, at: string | null = null): Markup {
  return markup`<tr><th scope="row">${part}</th><td><span class="condition" data-condition="${condition}">${CONDITIONS[condition]}</span></td><td>${found}${at !== null && markup` (${moment(at)})`}</td></tr>\n`;
}

function clockCondition(isRight: boolean | null): Condition {
  if (isRight === null) return 'untried';
  return isRight ? 'ok' : 'down';
}

function clockSentence(isRight: boolean | null): string {
  if (isRight === null) return UNKNOWN;
  return isRight ? 'In sync' : 'Off by more than 30 seconds: nothing is published until it is corrected';
}

const number = (value: number | null): string => value?.toLocaleString('en-US') ?? UNKNOWN;
const milliseconds = (value: number | null): string =>
  value === null ? UNKNOWN : `${Math.round(Math.abs(value)).toLocaleString('en-US')} ms`;

/** A time in UTC; the script converts it to the reader's time zone. */
function moment(iso: string): Markup {
  return markup`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
