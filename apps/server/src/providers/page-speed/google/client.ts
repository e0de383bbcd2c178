import { SPEED_THRESHOLDS, type SpeedDevice, type SpeedMetric } from '@pagewright/contract/analytics';
import { computeOrNull, computingUntil, defineTask } from '../../../platform/compute/index.ts';
import type { GoogleSettings } from '../../../platform/config/google-settings.ts';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import { PageSpeedError } from '../page-speed-error.ts';
import type { FieldMetric, PageSpeed } from '../port.ts';
import { ask } from './ask.ts';
import { parseLabResult } from './parse-lab-result.ts';
import { labProblemOfAnswer, problemOfAnswer } from './problem-of-answer.ts';
import { recordSchema, type CruxMetric } from './schema.ts';

/** Results of megabytes. */
const parsing = defineTask(new URL('./parse-lab-result.ts', import.meta.url), parseLabResult, {
  kind: 'long',
});

/** A record has about 3 kB. */
const RECORD_BYTES_MAX = 200_000;
const RECORD_MS_MAX = 10_000;
const FORM_FACTORS: Readonly<Record<SpeedDevice, string>> = { phone: 'PHONE', desktop: 'DESKTOP' };
/** A result with its screenshots has 1 to 2 MB. */
const LAB_BYTES_MAX = 20_000_000;
const LAB_MS_MAX = 85_000;
const LAB_FIELDS = 'lighthouseResult(audits,categories/performance,lighthouseVersion,runtimeError)';
const STRATEGIES: Readonly<Record<SpeedDevice, string>> = { phone: 'MOBILE', desktop: 'DESKTOP' };
const METRICS = ['largest_contentful_paint', 'interaction_to_next_paint', 'cumulative_layout_shift'];

/** Google's page speed data for an API key. */
export function googlePageSpeed(
  outgoing: Outgoing,
  { chromeUxReportUrl, pageSpeedUrl }: GoogleSettings,
  key: string,
): PageSpeed {
  return {
    async readFieldData(subject, device, signal) {
      const { status, body: answer } = await ask(outgoing, `${chromeUxReportUrl}/v1/records:queryRecord`, {
        key,
        signal,
        bytesMax: RECORD_BYTES_MAX,
        millisecondsMax: RECORD_MS_MAX,
        sent: { ...subject, formFactor: FORM_FACTORS[device], metrics: METRICS },
      });
      const body = answer();
      if (isNotFound(status, body)) return null;
      if (status < 200 || status > 299)
        throw new PageSpeedError(problemOfAnswer(status, body), { cause: { status } });
      const parsed = recordSchema.safeParse(body);
      if (!parsed.success) throw new PageSpeedError('speed_unreadable', { cause: parsed.error.issues[0] });
      const { metrics, collectionPeriod } = parsed.data.record;
      return {
        lcp: readMetric('lcp', metrics.largest_contentful_paint),
        inp: readMetric('inp', metrics.interaction_to_next_paint),
        cls: readMetric('cls', metrics.cumulative_layout_shift),
        from: readDay(collectionPeriod.firstDate),
        to: readDay(collectionPeriod.lastDate),
      };
    },
    async measure(page, device, language, signal) {
      const query = new URLSearchParams({
        url: page,
        category: 'PERFORMANCE',
        strategy: STRATEGIES[device],
        locale: language,
        fields: LAB_FIELDS,
      });
      const { status, bytes, body } = await ask(
        outgoing,
        `${pageSpeedUrl}/pagespeedonline/v5/runPagespeed?${query.toString()}`,
        {
          key,
          signal,
          bytesMax: LAB_BYTES_MAX,
          millisecondsMax: LAB_MS_MAX,
        },
      );
      if (status < 200 || status > 299)
        throw new PageSpeedError(labProblemOfAnswer(status, body()), { cause: { status } });
      const read = await computingUntil(signal, () => computeOrNull(parsing, bytes));
      if (read === null || 'problem' in read) throw new PageSpeedError(read?.problem ?? 'speed_unreadable');
      return read.result;
    },
  };
}

/** Whether Google has no record; any other 404 means that something else responded. */
function isNotFound(status: number, body: unknown): boolean {
  if (status !== 404 || typeof body !== 'object' || body === null) return false;
  const error: unknown = Reflect.get(body, 'error');
  return typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 'NOT_FOUND';
}

function readMetric(name: SpeedMetric, metric: CruxMetric | undefined): FieldMetric | null {
  if (metric === undefined) return null;
  // Must be Google's own first bin; any other is not the share of good loads.
  const good = metric.histogram.find(
    ({ start, end }) => (start ?? 0) === 0 && end === SPEED_THRESHOLDS[name].good,
  );
  return { p75: metric.percentiles.p75, goodShare: good ? Math.min(1, good.density) : null };
}

function readDay({ year, month, day }: { year: number; month: number; day: number }): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCDate() !== day) throw new PageSpeedError('speed_unreadable');
  return date.toISOString().slice(0, 10);
}
