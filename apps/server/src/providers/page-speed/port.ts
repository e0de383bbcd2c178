import type { LabAudit, LabMetric, SpeedDevice } from '@pagewright/contract/analytics';

export { pageSpeedMessages } from './messages.ts';
export { PageSpeedError } from './page-speed-error.ts';

/** Subject of field data: a whole site or one page. */
export type SpeedSubject = { readonly origin: string } | { readonly url: string };

/** A metric of field data. */
export interface FieldMetric {
  /** Milliseconds, or the score of CLS. */
  readonly p75: number;
  /** Share of page loads that Google counts as good; null if not reported. */
  readonly goodShare: number | null;
}

/** What Chrome users experienced in one period. A metric without enough data is null. */
export interface FieldData {
  readonly lcp: FieldMetric | null;
  readonly inp: FieldMetric | null;
  readonly cls: FieldMetric | null;
  /** First and last day of the period. */
  readonly from: string;
  readonly to: string;
}

/** One page as loaded by Google's own browser. */
export interface LabResult {
  /** 0 to 100. */
  readonly score: number;
  readonly lighthouse: string;
  readonly metrics: Readonly<Record<LabMetric, number | null>>;
  readonly audits: readonly LabAudit[];
}

/**
 * Google's page speed data for one project's key. Every call throws PageSpeedError, which says what to do, if it fails,
 * and the signal's reason.
 */
export interface PageSpeed {
  /** Null if Google has too few visits to publish field data. */
  readFieldData(subject: SpeedSubject, device: SpeedDevice, signal: AbortSignal): Promise<FieldData | null>;
  /** Loads a page at Google, which takes about half a minute; titles of audits are in the given language. */
  measure(url: string, device: SpeedDevice, language: string, signal: AbortSignal): Promise<LabResult>;
}
