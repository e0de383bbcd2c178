import {
  alertsSchema,
  competitorStrategySchema,
  comprehensiveSchema,
  freshnessSchema,
  linkOpportunitiesSchema,
  type AnalysisKind,
} from '@pagewright/contract/advanced';
import type { z } from 'zod';
import { sayLinksAnew } from '../backlinks/say-anew.ts';
import { sayAlertsAnew, sayFreshnessAnew, sayStrategyAnew } from '../competitive-intelligence/say-anew.ts';
import { sayAllAnew } from '../comprehensive/say-anew.ts';

type Fields = Readonly<Record<string, unknown>>;
type Say = (result: Fields) => Fields;

/** Localizes a result that matches a schema; anything else stays as it is. */
function saying<Schema extends z.ZodType<object>>(
  schema: Schema,
  say: (result: z.output<Schema>) => object,
): Say {
  return (result) => {
    const read = schema.safeParse(result);
    return read.success ? { ...result, ...say(read.data) } : result;
  };
}

const links = saying(linkOpportunitiesSchema, sayLinksAnew);

const SAY: Readonly<Partial<Record<AnalysisKind, Say>>> = {
  'check-alerts': saying(alertsSchema, sayAlertsAnew),
  'track-freshness': saying(freshnessSchema, sayFreshnessAnew),
  'analyze-strategy': saying(competitorStrategySchema, (result) => ({
    ...result,
    strategy: sayStrategyAnew(result.strategy),
  })),
  'analyze-competitors': links,
  'broken-links': links,
  'unlinked-mentions': links,
  'comprehensive-analysis': saying(comprehensiveSchema, sayAllAnew),
};

/** Localizes the texts of a result to the current language. Texts without codes stay as they were worded. */
export function sayAnew(kind: AnalysisKind, result: Fields): Fields {
  return SAY[kind]?.(result) ?? result;
}
