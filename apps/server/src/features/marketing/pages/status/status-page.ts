import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';
import { formatNumber } from '../../numbers.ts';
import type { SitePage } from '../../page.ts';
import type { Condition, Status } from './messages.en.ts';
import { statusMessages as say } from './messages.ts';

export const STATUS_PATH = '/status';
const UNKNOWN = '—';

/** The current status of this server. */
export function statusPage(status: Status): SitePage {
  return {
    path: STATUS_PATH,
    render: () => ({
      title: say.title,
      description: say.description,
      isIndexed: false,
      lastModified: null,
      styles: ['forms', 'status'],
      scripts: ['status'],
      body: markup`<div class="narrow">
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
${renderStatus(status)}
<p class="actions"><button type="button" class="button plain" data-measure data-measuring="${say.checking}" hidden>${say.checkAgain}</button></p>
<p class="form-problem" role="alert" data-problem data-no-answer="${say.noAnswer}"></p>
<p class="quiet">${say.offMeans} ${say.asJson} <a href="/api/status"><code>/api/status</code></a>.</p>
</div>`,
    }),
  };
}

function renderStatus({ status, now, version, startedAt, parts }: Status): Markup {
  const { database, queue, scheduler, providers } = parts;
  return markup`<div data-status>
<p class="overall" data-condition="${status}" role="status"><strong>${say.overall[status]}</strong> <span class="quiet">${say.at} ${moment(now)}</span></p>
<div class="scroll" tabindex="0" role="region" aria-label="${say.parts}"><table class="parts">
<thead><tr><th scope="col">${say.part}</th><th scope="col">${say.status}</th><th scope="col">${say.details}</th></tr></thead>
<tbody>
${row(say.database, database.condition, say.responds(milliseconds(database.latencyMs), milliseconds(database.clockOffsetMs)))}
${row(say.queue, queue.condition, say.waiting(number(queue.waiting)))}
${row(say.scheduler, scheduler.condition, say.scheduled(number(scheduler.due), number(scheduler.late), number(scheduler.failed)))}
${row(say.clock, clockCondition(scheduler.isClockRight), clockSentence(scheduler.isClockRight))}
${providers.map((one) =>
  row(
    say.provider(say.kinds[one.kind] ?? one.kind, one.name),
    one.condition,
    one.outcome ?? UNKNOWN,
    one.triedAt,
  ),
)}</tbody></table></div>
<p class="quiet">${say.version(version)} ${moment(startedAt)}</p>
</div>`;
}

function row(part: string, condition: Condition, found: string, at: string | null = null): Markup {
  return markup`<tr><th scope="row">${part}</th><td><span class="condition" data-condition="${condition}">${say.conditions[condition]}</span></td><td>${found}${at !== null && markup` (${moment(at)})`}</td></tr>\n`;
}

function clockCondition(isRight: boolean | null): Condition {
  if (isRight === null) return 'untried';
  return isRight ? 'ok' : 'down';
}

function clockSentence(isRight: boolean | null): string {
  if (isRight === null) return UNKNOWN;
  return isRight ? say.inSync : say.outOfSync;
}

const number = (value: number | null): string => (value === null ? UNKNOWN : formatNumber(value));
const milliseconds = (value: number | null): string =>
  value === null ? UNKNOWN : `${formatNumber(Math.round(Math.abs(value)))} ms`;

/** A time in UTC; the script converts it to the reader's time zone. */
function moment(iso: string): Markup {
  return markup`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
