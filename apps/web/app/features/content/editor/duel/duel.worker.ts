import type { ComparedTexts } from '@pagewright/contract/content';
import {
  createDuel,
  ENGINE_VERSION,
  findQuestions,
  parsePaper,
  placeRange,
  type Duel,
  type EvidencePage,
  type FoundQuestion,
  type Paper,
  type QuestionDuel,
} from '@pagewright/engine';
import type { DuelReason, DuelRequest, DuelResponse, QuestionOrigin, QuestionRow } from './duel-messages.ts';

/** Questions beyond these are asked by so few that nobody reads on. */
const MOST_QUESTIONS = 20;
/** Rivals' passages that are shown beside ours. */
const MOST_RIVALS = 3;

interface Prepared {
  readonly duel: Duel;
  readonly pages: number;
  readonly origins: ReadonlyMap<string, QuestionOrigin>;
}

// One worker serves one open duel.
let texts: ComparedTexts | null = null;
let briefQuestions: readonly string[] = [];
let prepared: Prepared | null = null;

/** Only an engine of the same version knows what the other prepared. */
function prepare({ keyword, questions, ...compared }: ComparedTexts): Prepared | null {
  if (compared.engineVersion !== ENGINE_VERSION) return null;
  const pages = compared.pages.map(({ page }) => page as unknown as EvidencePage);
  const found = findQuestions({ keyword, pages, peopleAlsoAsk: questions }).questions;
  const origins = new Map<string, QuestionOrigin>();
  const known = new Set<string>();
  const add = (question: string, origin: QuestionOrigin): void => {
    const key = question
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (key === '' || known.has(key) || origins.size >= MOST_QUESTIONS) return;
    known.add(key);
    origins.set(question.trim(), origin);
  };
  for (const question of briefQuestions) add(question, 'brief');
  for (const question of found) add(question.text, originOf(question));
  return { duel: createDuel(pages), pages: pages.length, origins };
}

function originOf({ sources }: FoundQuestion): QuestionOrigin {
  const kinds = new Set(sources.map(({ kind }) => kind));
  if (kinds.has('people_also_ask')) return 'results';
  if (kinds.has('faq')) return 'faq';
  return kinds.has('template') ? 'template' : 'pages';
}

function reasonOf({ winner, own, rivals, outcome }: QuestionDuel): DuelReason | null {
  if (!winner) return null;
  const second = outcome === 'won' ? rivals[0] : own;
  if (!second) return 'alone';
  const closer = winner.parts.bm25 - second.parts.bm25;
  return closer >= winner.parts.similarity - second.parts.similarity ? 'closer' : 'fuller';
}

function toRow(
  duel: QuestionDuel,
  own: Paper,
  { id, origin }: Pick<QuestionRow, 'id' | 'origin'>,
): QuestionRow {
  const { question, outcome, rivals, contenders, missing } = duel;
  const passages = [...rivals.slice(0, MOST_RIVALS), ...(duel.own ? [duel.own] : [])];
  return {
    id,
    question,
    origin,
    outcome,
    reason: reasonOf(duel),
    passages: passages.toSorted((one, other) => one.rank - other.rank),
    contenders,
    missing,
    ownRanges: (duel.own?.places ?? []).flatMap((place) => placeRange(own, place) ?? []),
  };
}

function fight(content: string): readonly QuestionRow[] | null {
  if (!prepared) return null;
  const { duel, origins } = prepared;
  const own = parsePaper(content);
  const { questions } = duel.fight({ questions: [...origins.keys()], own });
  return questions.map((found, index) =>
    toRow(found, own, { id: `question-${index}`, origin: origins.get(found.question) ?? 'pages' }),
  );
}

self.addEventListener('message', ({ data }: MessageEvent<DuelRequest>) => {
  if (data.texts) texts = data.texts;
  if (data.briefQuestions) briefQuestions = data.briefQuestions;
  if (texts && (data.texts || data.briefQuestions)) prepared = prepare(texts);
  const response: DuelResponse = { id: data.id, rows: fight(data.content), pages: prepared?.pages ?? 0 };
  self.postMessage(response);
});
