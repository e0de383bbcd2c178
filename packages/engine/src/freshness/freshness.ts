import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Paper, Place } from '../paper/types.ts';
import { median } from '../series/quantile.ts';
import { tokenize } from '../text/tokenize.ts';
import { datedStatements } from './dated-statements.ts';
import type { DatedStatement, DatedStatements } from './dated-statements.ts';
import { trafficFall } from './traffic-fall.ts';
import type { TrafficFall } from './traffic-fall.ts';

export type FreshnessPriority = 'critical' | 'warning' | 'watch' | 'none';

export type FreshnessCode =
  /** fall, latest, previous; fallOfYear and sameMonthLastYear if known. */
  | 'traffic_fall'
  /** The same, but seasonal: no need to act. */
  | 'traffic_seasonal_dip'
  /** days, limit */
  | 'not_changed_for_long'
  /** words, median, pages, share: how much shorter, 0 to 1 */
  | 'shorter_than_competitors'
  /** count, oldestYear; their places */
  | 'dated_statements'
  /** count, first address; their places */
  | 'dead_links';

/** The action that fixes a finding. */
export type FreshnessAction =
  | 'review_against_results'
  | 'update_content'
  | 'extend_content'
  | 'update_dated_statements'
  | 'replace_dead_links';

export interface FreshnessFinding {
  code: FreshnessCode;
  severity: FreshnessPriority;
  action: FreshnessAction | null;
  values: Readonly<Record<string, number | string>>;
  /** In reading order, at most 200. */
  places: readonly Place[];
}

export interface DeadLink {
  href: string;
  /** Its response status, or null if there was no response. */
  status: number | null;
}

export interface FreshnessInput {
  paper: Paper;
  /** ISO 8601. */
  now: string;
  /** ISO 8601. Null if unknown. */
  lastChangedAt: string | null;
  /** Visits (or clicks) per month, oldest first. The last value is the last whole month. */
  series?: readonly (number | null)[];
  competitors?: readonly EvidencePage[];
  /** Dead links of the paper. */
  deadLinks?: readonly DeadLink[];
}

/** Whether a page needs an update, and why. */
export interface Freshness {
  priority: FreshnessPriority;
  /** Most severe first. */
  findings: readonly FreshnessFinding[];
  /** The actions that fix the findings, in the same order, without duplicates. */
  actions: readonly FreshnessAction[];
  /** What the result is based on: measured visits, or signs in the text if there are none. */
  basis: 'traffic' | 'signs';
  traffic: TrafficFall | null;
  /** Days since the last change. Null if unknown or in the future. */
  ageDays: number | null;
  words: number;
  /** Statements that may be outdated, in reading order, at most 200. */
  dated: readonly DatedStatement[];
  /** Unknown, so not part of the result. */
  leftOut: readonly ('traffic' | 'age' | 'competitors' | 'dead_links' | 'dated_statements')[];
  provenance: { kind: 'measured'; method: 'traffic_fall' } | { kind: 'modelled'; method: 'signs_of_age' };
}

/** Days without a change before a page is watched, and before it gets a warning: half a year and twice that. */
const OLD_DAYS = 180;
const VERY_OLD_DAYS = 360;
/** How much shorter than the competitors' median a text can be before it is watched, and before it gets a warning. */
const SHORTER = 0.2;
const MUCH_SHORTER = 0.4;
/** This many dated statements are no accident. */
const MANY_STATEMENTS = 5;
/** A seasonal dip is reported from here on: the same share at which a fall is watched. */
const SHARE_OF_DIP = 0.1;
const MAX_PLACES = 200;
const DAY = 86_400_000;
const SEVERITIES: readonly FreshnessPriority[] = ['none', 'watch', 'warning', 'critical'];

/**
 * Assesses a page by the fall of its visits if they are known, otherwise by signs: age, length compared with
 * competitors, dated statements, dead links. If visits are known, signs are reported but raise the priority to `watch`
 * at most. Invalid dates count as unknown. Never throws.
 */
export function freshness(input: FreshnessInput): Freshness {
  const now = readDate(input.now);
  const changed = readDate(input.lastChangedAt);
  const traffic = trafficFall(input.series ?? []);
  const dated = now === null ? null : datedStatements(input.paper, now, changed);
  const words = dated?.words ?? wordsOf(input.paper);
  const ageDays = now === null || changed === null || changed > now ? null : wholeDays(now, changed);
  const signs = [
    ageFinding(ageDays),
    lengthFinding(words, input.competitors ?? []),
    dated === null ? null : datedFinding(dated),
    deadLinkFinding(input.paper, input.deadLinks ?? []),
  ].filter((finding) => finding !== null);
  const told =
    traffic === null ? signs : signs.map((sign) => ({ ...sign, severity: atMostWatch(sign.severity) }));
  const fall = traffic === null ? null : trafficFinding(traffic);
  const findings = (fall === null ? told : [fall, ...told]).toSorted(
    (first, second) => SEVERITIES.indexOf(second.severity) - SEVERITIES.indexOf(first.severity),
  );
  const actions = new Set<FreshnessAction>();
  for (const { action } of findings) if (action !== null) actions.add(action);
  return {
    priority: findings[0]?.severity ?? 'none',
    findings,
    actions: [...actions],
    basis: traffic === null ? 'signs' : 'traffic',
    traffic,
    ageDays,
    words,
    dated: dated?.statements.slice(0, MAX_PLACES) ?? [],
    leftOut: leftOut(input, traffic, ageDays, dated),
    provenance:
      traffic === null
        ? { kind: 'modelled', method: 'signs_of_age' }
        : { kind: 'measured', method: 'traffic_fall' },
  };
}

function trafficFinding(traffic: TrafficFall): FreshnessFinding | null {
  const { severity, confirmation, fall, latest, previous, fallOfYear, sameMonthLastYear } = traffic;
  const values: Record<string, number> = { fall, latest, previous };
  if (fallOfYear !== null && sameMonthLastYear !== null)
    Object.assign(values, { fallOfYear, sameMonthLastYear });
  if (severity !== 'none') {
    return { code: 'traffic_fall', severity, action: 'review_against_results', values, places: [] };
  }
  if (confirmation !== 'seasonal' || fall < SHARE_OF_DIP) return null;
  return { code: 'traffic_seasonal_dip', severity: 'none', action: null, values, places: [] };
}

function ageFinding(days: number | null): FreshnessFinding | null {
  if (days === null || days <= OLD_DAYS) return null;
  return {
    code: 'not_changed_for_long',
    severity: days > VERY_OLD_DAYS ? 'warning' : 'watch',
    action: 'update_content',
    values: { days, limit: OLD_DAYS },
    places: [],
  };
}

function lengthFinding(words: number, competitors: readonly EvidencePage[]): FreshnessFinding | null {
  const lengths = competitors.map((page) => wordsOf(page.paper)).filter((length) => length > 0);
  if (lengths.length === 0) return null;
  const middle = median(lengths);
  const share = (middle - words) / middle;
  if (share < SHORTER) return null;
  return {
    code: 'shorter_than_competitors',
    severity: share >= MUCH_SHORTER ? 'warning' : 'watch',
    action: 'extend_content',
    values: { words, median: middle, pages: lengths.length, share },
    places: [],
  };
}

function datedFinding({ statements }: DatedStatements): FreshnessFinding | null {
  if (statements.length === 0) return null;
  const years = statements.map((statement) => statement.year).filter((year) => year !== null);
  const values: Record<string, number> = { count: statements.length };
  if (years.length > 0) values['oldestYear'] = years.reduce((oldest, year) => Math.min(oldest, year));
  return {
    code: 'dated_statements',
    severity: statements.length >= MANY_STATEMENTS ? 'warning' : 'watch',
    action: 'update_dated_statements',
    values,
    places: statements.slice(0, MAX_PLACES).map((statement) => statement.place),
  };
}

function deadLinkFinding(paper: Paper, dead: readonly DeadLink[]): FreshnessFinding | null {
  const addresses = new Set(dead.map((link) => link.href));
  const places = paper.links
    .filter((link) => addresses.has(link.href))
    .map(({ block, start, end }) => ({ block, start, end }));
  const first = dead[0];
  if (first === undefined) return null;
  return {
    code: 'dead_links',
    severity: 'warning',
    action: 'replace_dead_links',
    values: { count: addresses.size, first: first.href },
    places: places.slice(0, MAX_PLACES),
  };
}

function leftOut(
  input: FreshnessInput,
  traffic: TrafficFall | null,
  ageDays: number | null,
  dated: DatedStatements | null,
): Freshness['leftOut'] {
  const missing: Freshness['leftOut'][number][] = [];
  if (traffic === null) missing.push('traffic');
  if (ageDays === null) missing.push('age');
  if ((input.competitors ?? []).length === 0) missing.push('competitors');
  if (input.deadLinks === undefined) missing.push('dead_links');
  if (dated === null || !dated.isEnglish) missing.push('dated_statements');
  return missing;
}

function atMostWatch(severity: FreshnessPriority): FreshnessPriority {
  return severity === 'none' ? 'none' : 'watch';
}

function readDate(text: string | null): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

function wholeDays(now: Date, before: Date): number {
  return Math.floor((now.getTime() - before.getTime()) / DAY);
}

function wordsOf(paper: Paper): number {
  return paper.blocks.reduce((sum, block) => sum + tokenize(block.text).words, 0);
}
