import { PAGE_SPEED_LIMITS, type LabAudit, type LabMetric } from '@pagewright/contract/analytics';
import { PageSpeedError } from '../page-speed-error.ts';
import type { LabResult } from '../port.ts';
import { labSchema, type LabAnswer } from './schema.ts';

type Audit = LabAnswer['audits'][string];
const AUDIT_OF_METRIC: Readonly<Record<LabMetric, string>> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
};
/** Lighthouse shows audits as passed from this score. */
const PASSED = 0.9;
const JUDGED = new Set(['binary', 'numeric', 'metricSavings']);
const TEXT_MAX = 300;

/**
 * Parses the response of PageSpeed Insights. @throws PageSpeedError if the page was not loaded or the response is
 * unreadable.
 */
export function readLabResult(body: unknown): LabResult {
  const parsed = labSchema.safeParse(body);
  if (!parsed.success) throw new PageSpeedError('speed_unreadable', { cause: parsed.error.issues[0] });
  const { audits, categories, lighthouseVersion, runtimeError } = parsed.data.lighthouseResult;
  const { score, auditRefs } = categories.performance;
  const isLoaded = (runtimeError?.code ?? 'NO_ERROR') === 'NO_ERROR';
  if (!isLoaded || score === null) throw new PageSpeedError('speed_page_failed');
  const figure = (name: LabMetric): number | null => audits[AUDIT_OF_METRIC[name]]?.numericValue ?? null;
  const failed = auditRefs
    .filter(({ group }) => group !== 'metrics' && group !== 'hidden')
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && isFailed(audit) ? [toAudit(id, audit)] : [];
    });
  return {
    score: Math.round(score * 100),
    lighthouse: textOf(lighthouseVersion),
    metrics: {
      fcp: figure('fcp'),
      lcp: figure('lcp'),
      tbt: figure('tbt'),
      cls: figure('cls'),
      si: figure('si'),
    },
    audits: failed
      .toSorted(
        (a, b) => (b.savingsMs ?? 0) - (a.savingsMs ?? 0) || (b.savingsBytes ?? 0) - (a.savingsBytes ?? 0),
      )
      .slice(0, PAGE_SPEED_LIMITS.labAudits),
  };
}

function isFailed({ score, scoreDisplayMode }: Audit): boolean {
  return JUDGED.has(scoreDisplayMode) && typeof score === 'number' && score < PASSED;
}

function toAudit(id: string, { title, displayValue, details, metricSavings = {} }: Audit): LabAudit {
  const ofMetrics = Math.max(0, ...Object.values(metricSavings).map((value) => value ?? 0));
  const savingsMs = details?.overallSavingsMs ?? (ofMetrics > 0 ? ofMetrics : null);
  const savingsBytes = details?.overallSavingsBytes ?? null;
  return {
    id: textOf(id),
    title: textOf(title || id),
    value: textOf(displayValue),
    savingsMs: savingsMs && Math.round(savingsMs),
    savingsBytes: savingsBytes && Math.round(savingsBytes),
  };
}

/** Google's text as one line that the database accepts. */
function textOf(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, TEXT_MAX)
    .toWellFormed();
}
