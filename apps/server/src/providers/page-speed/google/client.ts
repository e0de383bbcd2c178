import { SPEED_THRESHOLDS, type SpeedDevice, type SpeedMetric } from '@pagewright/contract/analytics';
import type { GoogleSettings } from '../../../config/google-settings.ts';
import { OutgoingError, type Outgoing } from '../../../outgoing/index.ts';
import { PageSpeedError } from '../page-speed-error.ts';
import type { FieldMetric, PageSpeed } from '../port.ts';
import { problemOfAnswer } from './problem-of-answer.ts';
import { recordSchema, type CruxMetric } from './schema.ts';

/** A record has about 3 kB. */
const RECORD_BYTES_MAX = 200_000;
const RECORD_MS_MAX = 10_000;
const FORM_FACTORS: Readonly<Record<SpeedDevice, string>> = { phone: 'PHONE', desktop: 'DESKTOP' };
const METRICS = ['largest_contentful_paint', 'interaction_to_next_paint', 'cumulative_layout_shift'];

/** Google's page speed data by an API key. */
export function googlePageSpeed(
  outgoing: Outgoing,
  { chromeUxReportUrl }: GoogleSettings,
  key: string,
): PageSpeed {
  return {
    async readFieldData(subject, device, signal) {
      const { status, body } = await ask(outgoing, `${chromeUxReportUrl}/v1/records:queryRecord`, {
        key,
        signal,
        bytesMax: RECORD_BYTES_MAX,
        millisecondsMax: RECORD_MS_MAX,
        sent: { ...subject, formFactor: FORM_FACTORS[device], metrics: METRICS },
      });
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
  };
}

/** Whether Google has no record; a 404 that is not its own says that something else answered. */
function isNotFound(status: number, body: unknown): boolean {
  if (status !== 404 || typeof body !== 'object' || body === null) return false;
  const error: unknown = Reflect.get(body, 'error');
  return typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 'NOT_FOUND';
}

function readMetric(name: SpeedMetric, metric: CruxMetric | undefined): FieldMetric | null {
  if (metric === undefined) return null;
  // Google's own first bin; another one would not be the share of good loads.
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

interface Question {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly bytesMax: number;
  readonly millisecondsMax: number;
  /** Body of a POST; without one it is a GET. */
  readonly sent?: object;
}

/** Asks Google through the guarded way out. The key is a header, so that no log of addresses holds it. */
async function ask(
  outgoing: Outgoing,
  url: string,
  { key, signal, bytesMax, millisecondsMax, sent }: Question,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { status, bytes } = await outgoing
    .fetch(url, {
      signal,
      redirectsMax: 0,
      bytesMax,
      millisecondsMax,
      method: sent ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'x-goog-api-key': key,
        ...(sent ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    })
    .catch((cause: unknown) => {
      if (!(cause instanceof OutgoingError)) throw cause;
      throw new PageSpeedError(
        cause.fault === 'answer_unreadable' ? 'speed_unreadable' : 'speed_unreachable',
        { cause },
      );
    });
  return { status, body: readJson(bytes.toString('utf8')) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
