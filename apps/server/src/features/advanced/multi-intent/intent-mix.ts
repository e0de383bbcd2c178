import type { analyzeIntent as call } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { favouredFormat, intentFormats, keywordIntent, type Intent } from '@pagewright/engine';
import type { KnownEvidence } from '../evidence/known-evidence.ts';
import { leadingFirst } from './leading-first.ts';

type IntentMix = Omit<HandlerOutput<typeof call>, 'runId' | 'evidence'>;

/**
 * The intents of a keyword by its words and by the results that are known of it. Takes longer than the event loop can
 * wait: done in a thread.
 */
export function intentMix(keyword: string, results: KnownEvidence['results']): IntentMix {
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
