import type { AnalysisRun } from '@pagewright/contract/advanced';
import * as contract from '@pagewright/contract/advanced';
import type { ReportDocument, ReportKind } from '@pagewright/contract/reports';
import type { z } from 'zod';
import { writeAlerts } from './write-alerts.ts';
import { writeComprehensive } from './write-comprehensive.ts';
import { writeFreshness } from './write-freshness.ts';
import { writeGaps } from './write-gaps.ts';
import { writeLinks } from './write-links.ts';
import { writeStrategy } from './write-strategy.ts';

type Writer = (result: unknown) => ReportDocument | null;

/** Creates a writer for results that match a schema; null for others. */
function createWriter<Schema extends z.ZodType>(
  schema: Schema,
  write: (result: z.output<Schema>) => ReportDocument,
): Writer {
  return (result) => {
    const read = schema.safeParse(result);
    return read.success ? write(read.data) : null;
  };
}

const links = createWriter(contract.linkOpportunitiesSchema, writeLinks);

const WRITERS: Readonly<Record<ReportKind, Writer>> = {
  'track-gaps': createWriter(contract.gapsSchema, writeGaps),
  'check-alerts': createWriter(contract.alertsSchema, writeAlerts),
  'track-freshness': createWriter(contract.freshnessSchema, writeFreshness),
  'analyze-strategy': createWriter(contract.competitorStrategySchema, writeStrategy),
  'analyze-competitors': links,
  'broken-links': links,
  'unlinked-mentions': links,
  'comprehensive-analysis': createWriter(contract.comprehensiveSchema, writeComprehensive),
};

/** A run as a report in the current language; null if its result has an older format. */
export function writeDocument(
  kind: ReportKind,
  { result }: Pick<AnalysisRun, 'result'>,
): ReportDocument | null {
  return WRITERS[kind](result);
}
