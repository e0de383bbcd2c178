import type { analyzeIntent as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { favouredFormat, intentFormats, keywordIntent, type Intent } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { knownEvidence, type KnownEvidence } from '../evidence/known-evidence.ts';
import { asRun } from '../runs/as-run.ts';
import { leadingFirst } from './leading-first.ts';
import { intentMessages } from './messages.ts';

type Answer = HandlerOutput<typeof call>;

/** The mix of intents behind a keyword. Not metered: it rests on what was researched before and on free sources. */
export async function analyzeIntent(
  ctx: Context,
  asked: ParsedRequest<typeof call>['body'],
): Promise<Answer> {
  const { keyword, pages, includeSearch } = asked;
  return asRun(ctx, { kind: 'analyze-intent', label: keyword, inputs: asked }, async (_metering, inside) => {
    inside.progress(intentMessages.reading(keyword), 0, 2);
    const known = await knownEvidence(inside, { keyword, pages, includeSearch });
    inside.progress(intentMessages.judging, 1, 2);
    return { ...mixOf(keyword, known), evidence: known.shown };
  });
}

/** The intents of a keyword by its words and by the results that are known of it. */
export function mixOf(keyword: string, known: KnownEvidence): Omit<Answer, 'runId' | 'evidence'> {
  const results = [...known.results];
  const intent = keywordIntent(keyword, results);
  const { probabilities, leading, ofResults, evidence, provenance } = intent;
  const formats = new Map(intentFormats(intent, results).map((row) => [row.intent, row]));
  const favoured = favouredFormat(results);
  return {
    keyword,
    leading,
    ofResults,
    intents: leadingFirst(
      leading,
      (Object.keys(probabilities) as Intent[]).map((name) => ({
        intent: name,
        probability: probabilities[name],
        format: formats.get(name)?.format ?? null,
        formatProvenance: formats.get(name)?.provenance ?? null,
      })),
    ),
    signs: evidence.map(({ code, value, moves }) => ({ code, value, moves: { ...moves } })),
    favouredFormat: favoured.format,
    formats: favoured.formats.map(({ format, share }) => ({ format, share })),
    provenance,
  };
}
