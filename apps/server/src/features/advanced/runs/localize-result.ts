import {
  alertsSchema,
  competitorStrategySchema,
  comprehensiveSchema,
  freshnessSchema,
  linkOpportunitiesSchema,
  type AnalysisKind,
} from '@pagewright/contract/advanced';
import type { z } from 'zod';
import { localizeLinks } from '../backlinks/localize-links.ts';
import {
  localizeAlerts,
  localizeFreshness,
  localizeStrategy,
} from '../competitive-intelligence/localize-findings.ts';
import { localizeComprehensive } from '../comprehensive/localize-comprehensive.ts';

type Fields = Readonly<Record<string, unknown>>;
type Localizer = (result: Fields) => Fields;

/** Localizes a result that matches a schema; anything else stays as it is. */
function localizer<Schema extends z.ZodType<object>>(
  schema: Schema,
  say: (result: z.output<Schema>) => object,
): Localizer {
  return (result) => {
    const read = schema.safeParse(result);
    return read.success ? { ...result, ...say(read.data) } : result;
  };
}

const links = localizer(linkOpportunitiesSchema, localizeLinks);

const LOCALIZERS: Readonly<Partial<Record<AnalysisKind, Localizer>>> = {
  'check-alerts': localizer(alertsSchema, localizeAlerts),
  'track-freshness': localizer(freshnessSchema, localizeFreshness),
  'analyze-strategy': localizer(competitorStrategySchema, (result) => ({
    ...result,
    strategy: localizeStrategy(result.strategy),
  })),
  'analyze-competitors': links,
  'broken-links': links,
  'unlinked-mentions': links,
  'comprehensive-analysis': localizer(comprehensiveSchema, localizeComprehensive),
};

/** Localizes the texts of a result to the current language. Texts without codes stay as they were worded. */
export function localizeResult(kind: AnalysisKind, result: Fields): Fields {
  return LOCALIZERS[kind]?.(result) ?? result;
}
