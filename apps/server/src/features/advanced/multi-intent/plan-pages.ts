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

/** Minimum probability for an intent to get its own page; the leading one always gets one. */
const MIN_PROBABILITY = 0.2;
const KEYWORDS = 12;
const QUESTIONS = 6;

interface PossibleIntent {
  readonly intent: Intent;
  readonly probability: number;
  readonly format: string | null;
}

/**
 * Plans a page for each likely intent of a keyword that has its own search; defaults to the intents in its mix.
 * `language` is that of the keyword. Takes
 * seconds for long pages, so it runs in a worker thread.
 */
export async function planPages(
  keyword: string,
  known: Pick<KnownEvidence, 'pages' | 'questions' | 'suggestions' | 'results'>,
  given: readonly PossibleIntent[] | null,
  language: string,
): Promise<PlannedPage[]> {
  const pages = known.pages.map(readSerializedPage);
  const { expansions } = expandKeyword({ keyword, pages, suggestions: known.suggestions, language });
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
    intents.filter(({ intent, probability }) => intent === leading || probability >= MIN_PROBABILITY),
  );
  const keywordsOf = (intent: Intent): string[] => (sorted.get(intent) ?? []).map(({ text }) => text);
  const { served, shared } = sharePages(
    keyword,
    likely.map(({ intent }) => intent),
    keywordsOf,
    language,
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
        linksTo: nextIntents(intent).filter((name) => served.has(name)),
        provenance: { kind: 'modelled', method: 'keyword as it is searched' },
      },
    ];
  });
}

/**
 * Assigns the main keyword of each intent's page: the keyword itself for the leading intent, and for the others their
 * first keyword that is a different search than those before. An intent without one shares the page of the same
 * search, or else the leading page: two pages on one search would compete with each other.
 */
function sharePages(
  keyword: string,
  intents: readonly Intent[],
  keywordsOf: (intent: Intent) => readonly string[],
  language: string,
): { readonly served: ReadonlyMap<Intent, string>; readonly shared: ReadonlyMap<Intent, Intent[]> } {
  const served = new Map<Intent, string>();
  const shared = new Map<Intent, Intent[]>();
  const holderOf = (text: string): Intent | undefined =>
    [...served].find(([, other]) =>
      isSameSearch(parseSearch(text, language), parseSearch(other, language)),
    )?.[0];
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

/** Typical format for an intent. */
const FORMATS: Readonly<Record<Intent, string>> = {
  informational: 'guide',
  navigational: 'landing',
  transactional: 'product',
  commercial: 'comparison',
  local: 'landing',
};

/** Intents of the next funnel stage, to lead readers on. */
function nextIntents(intent: Intent): Intent[] {
  const next = STAGES[STAGES.indexOf(STAGE_OF[intent]) + 1];
  return (Object.keys(STAGE_OF) as Intent[]).filter((name) => STAGE_OF[name] === next);
}
