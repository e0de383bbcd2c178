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

type Write = (result: unknown) => ReportDocument | null;

/** Creates a writer for results that match a schema; null for others. */
function writing<Schema extends z.ZodType>(
  schema: Schema,
  write: (result: z.output<Schema>) => ReportDocument,
): Write {
  return (result) => {
    const read = schema.safeParse(result);
    return read.success ? write(read.data) : null;
  };
}

const links = writing(contract.linkOpportunitiesSchema, writeLinks);

const WRITE: Readonly<Record<ReportKind, Write>> = {
  'track-gaps': writing(contract.gapsSchema, writeGaps),
  'check-alerts': writing(contract.alertsSchema, writeAlerts),
  'track-freshness': writing(contract.freshnessSchema, writeFreshness),
  'analyze-strategy': writing(contract.competitorStrategySchema, writeStrategy),
  'analyze-competitors': links,
  'broken-links': links,
  'unlinked-mentions': links,
  'comprehensive-analysis': writing(contract.comprehensiveSchema, writeComprehensive),
};

/** A run as a report in the current language; null if its result has an older format. */
export function writeDocument(
  kind: ReportKind,
  { result }: Pick<AnalysisRun, 'result'>,
): ReportDocument | null {
  return WRITE[kind](result);
}
