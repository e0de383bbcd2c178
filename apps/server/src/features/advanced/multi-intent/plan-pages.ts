import { STAGES, type createStrategy as call } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import {
  expandKeyword,
  intentFormats,
  keywordIntent,
  upperFirst,
  withSpelling,
  type Intent,
} from '@pagewright/engine';
import { findMergedQuestions } from '../../../language-pack/index.ts';
import { readSerializedPage } from '../../../research/evidence/serialized-page.ts';
import type { KnownEvidence } from '../evidence/known-evidence.ts';
import { leadingFirst } from './leading-first.ts';
import { STAGE_OF } from './stages.ts';

type PlannedPage = HandlerOutput<typeof call>['pages'][number];

/** Intents this likely get a page of their own, and the leading one in any case. */
const LEAST = 0.2;
const KEYWORDS = 12;
const QUESTIONS = 6;

/** A page for each intent of a keyword that is likely enough. Takes seconds for long pages: done in a thread. */
export async function planPages(
  keyword: string,
  known: Pick<KnownEvidence, 'pages' | 'questions' | 'suggestions' | 'results'>,
  intents: readonly {
    readonly intent: Intent;
    readonly probability: number;
    readonly format: string | null;
  }[],
): Promise<PlannedPage[]> {
  const pages = known.pages.map(readSerializedPage);
  const { expansions } = expandKeyword({ keyword, pages, suggestions: known.suggestions });
  const { questions } = await findMergedQuestions({ keyword, pages, peopleAlsoAsk: known.questions });
  const results = [...known.results];
  const formats = new Map(
    intentFormats(keywordIntent(keyword, results), results).map((row) => [row.intent, row.format]),
  );
  const intentOf = (query: string): Intent | null => keywordIntent(query).leading;
  const sorted = Map.groupBy(expansions, ({ text }) => intentOf(text));
  const leading = intentOf(keyword);
  const likely = leadingFirst(
    leading,
    intents.filter(({ intent, probability }) => intent === leading || probability >= LEAST),
  );
  const own = likely[0]?.intent;
  const chosen = new Set(likely.map(({ intent }) => intent));
  return likely.map(({ intent, probability, format }): PlannedPage => {
    const keywords = (sorted.get(intent) ?? []).map(({ text }) => text);
    // The keyword itself belongs to the leading intent.
    const primaryKeyword = intent === own ? keyword : (keywords[0] ?? keyword);
    return {
      intent,
      probability,
      stage: STAGE_OF[intent],
      format: format ?? formats.get(intent) ?? FORMATS[intent],
      title: upperFirst(withSpelling(primaryKeyword)),
      primaryKeyword,
      keywords: keywords.filter((text) => text !== primaryKeyword).slice(0, KEYWORDS),
      questions: questions
        .filter(({ text }) => intentOf(text) === intent)
        .slice(0, QUESTIONS)
        .map(({ text }) => text),
      linksTo: nextAfter(intent).filter((name) => chosen.has(name)),
      provenance: { kind: 'modelled', method: 'keyword as it is searched' },
    };
  });
}

/** What usually serves an intent. */
const FORMATS: Readonly<Record<Intent, string>> = {
  informational: 'guide',
  navigational: 'landing',
  transactional: 'product',
  commercial: 'comparison',
  local: 'landing',
};

/** Intents of the next stage of a decision: readers are led on to them. */
function nextAfter(intent: Intent): Intent[] {
  const next = STAGES[STAGES.indexOf(STAGE_OF[intent]) + 1];
  return (Object.keys(STAGE_OF) as Intent[]).filter((name) => STAGE_OF[name] === next);
}
