import { STAGES, type createStrategy as call } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import {
  expandKeyword,
  intentFormats,
  isSameSearch,
  keywordIntent,
  parseSearch,
  upperFirst,
  withSpelling,
  type Intent,
} from '@pagewright/engine';
import { findMergedQuestions } from '../../../language-pack/index.ts';
import { readSerializedPage } from '../../../research/evidence/serialized-page.ts';
import type { KnownEvidence } from '../evidence/known-evidence.ts';
import { intentMix } from './intent-mix.ts';
import { leadingFirst } from './leading-first.ts';
import { STAGE_OF } from './stages.ts';

type PlannedPage = HandlerOutput<typeof call>['pages'][number];

/** Intents this likely get a page of their own, and the leading one in any case. */
const LEAST = 0.2;
const KEYWORDS = 12;
const QUESTIONS = 6;

interface PossibleIntent {
  readonly intent: Intent;
  readonly probability: number;
  readonly format: string | null;
}

/**
 * A page for each likely intent of a keyword that has a search of its own; without given intents, of those that its mix
 * holds. Takes seconds for long pages: done in a thread.
 */
export async function planPages(
  keyword: string,
  known: Pick<KnownEvidence, 'pages' | 'questions' | 'suggestions' | 'results'>,
  given: readonly PossibleIntent[] | null,
): Promise<PlannedPage[]> {
  const pages = known.pages.map(readSerializedPage);
  const { expansions } = expandKeyword({ keyword, pages, suggestions: known.suggestions });
  const { questions } = await findMergedQuestions({ keyword, pages, peopleAlsoAsk: known.questions });
  const results = [...known.results];
  const intents: readonly PossibleIntent[] = given ?? intentMix(keyword, results).intents;
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
  const keywordsOf = (intent: Intent): string[] => (sorted.get(intent) ?? []).map(({ text }) => text);
  const { served, shared } = sharePages(
    keyword,
    likely.map(({ intent }) => intent),
    keywordsOf,
  );
  return likely.flatMap(({ intent, probability, format }): PlannedPage[] => {
    const primaryKeyword = served.get(intent);
    if (primaryKeyword === undefined) return [];
    const alsoServes = shared.get(intent) ?? [];
    const isServed = (one: Intent | null): boolean =>
      one === intent || alsoServes.some((other) => other === one);
    return [
      {
        intent,
        alsoServes,
        probability,
        stage: STAGE_OF[intent],
        format: format ?? formats.get(intent) ?? FORMATS[intent],
        title: upperFirst(withSpelling(primaryKeyword)),
        primaryKeyword,
        keywords: [intent, ...alsoServes]
          .flatMap(keywordsOf)
          .filter((text) => text !== primaryKeyword)
          .slice(0, KEYWORDS),
        questions: questions
          .filter(({ text }) => isServed(intentOf(text)))
          .slice(0, QUESTIONS)
          .map(({ text }) => text),
        linksTo: nextAfter(intent).filter((name) => served.has(name)),
        provenance: { kind: 'modelled', method: 'keyword as it is searched' },
      },
    ];
  });
}

/**
 * The main keyword of each intent's page: the keyword itself for the leading one, and for each other one the first of its
 * own that is another search than those before. An intent without one is served by the page of the search that it
 * shares, else of the leading intent: two pages on one search would compete with each other.
 */
function sharePages(
  keyword: string,
  intents: readonly Intent[],
  keywordsOf: (intent: Intent) => readonly string[],
): { readonly served: ReadonlyMap<Intent, string>; readonly shared: ReadonlyMap<Intent, Intent[]> } {
  const served = new Map<Intent, string>();
  const shared = new Map<Intent, Intent[]>();
  const holderOf = (text: string): Intent | undefined =>
    [...served].find(([, other]) => isSameSearch(parseSearch(text, 'en'), parseSearch(other, 'en')))?.[0];
  const [leading] = intents;
  if (leading === undefined) return { served, shared };
  for (const intent of intents) {
    const wanted = intent === leading ? [keyword] : keywordsOf(intent);
    const own = wanted.find((text) => holderOf(text) === undefined);
    if (own !== undefined) {
      served.set(intent, own);
      continue;
    }
    const holder = wanted.flatMap((text) => holderOf(text) ?? [])[0] ?? leading;
    shared.set(holder, [...(shared.get(holder) ?? []), intent]);
  }
  return { served, shared };
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
