import type { analyzeIntent as call } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { favouredFormat, intentFormats, keywordIntent, type Intent } from '@pagewright/engine';
import type { KnownEvidence } from '../evidence/known-evidence.ts';
import { leadingFirst } from './leading-first.ts';

type IntentMix = Omit<HandlerOutput<typeof call>, 'runId' | 'evidence'>;

/**
 * Determines the intents of a keyword from its words and known results. Too slow for the event loop, so it runs in a
 * worker thread.
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
