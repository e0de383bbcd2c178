import type { ComparedTexts } from '@pagewright/contract/content';
import {
  createDuel,
  ENGINE_VERSION,
  findQuestions,
  parsePaper,
  placeRange,
  textOfVector,
  type Duel,
  type EvidencePage,
  type FoundQuestion,
  type Paper,
  type QuestionDuel,
} from '@pagewright/engine';
import type { DuelReason, DuelRequest, DuelResponse, QuestionOrigin, QuestionRow } from './duel-messages.ts';

/** Questions beyond these are asked by so few that nobody reads on. */
const MOST_QUESTIONS = 20;
/** More texts take the server too long to encode. */
const MOST_ENCODED = 600;
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
const vectors = new Map<string, Float32Array>();
let hasVectors = true;

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

/** Texts whose vectors are not known yet, and whether all are. */
function readVectors(duel: Duel, questions: readonly string[], own: Paper) {
  const passages = hasVectors ? duel.texts({ own }) : [];
  const texts = new Set([...questions, ...passages].map(textOfVector));
  if (passages.length === 0 || texts.size > MOST_ENCODED) return { lacking: [], areKnown: false };
  const lacking = [...texts].filter((text) => text !== '' && !vectors.has(text));
  return { lacking, areKnown: lacking.length === 0 };
}

function fight(content: string): Omit<DuelResponse, 'id' | 'pages'> {
  if (!prepared) return { rows: null, lacking: [], isByMeaning: false };
  const { duel, origins } = prepared;
  const own = parsePaper(content);
  const asked = [...origins.keys()];
  const { lacking, areKnown } = readVectors(duel, asked, own);
  const { questions } = duel.fight({ questions: asked, own, vectors: areKnown ? vectors : null });
  const rows = questions.map((found, index) =>
    toRow(found, own, { id: `question-${index}`, origin: origins.get(found.question) ?? 'pages' }),
  );
  return { rows, lacking, isByMeaning: areKnown };
}

self.addEventListener('message', ({ data }: MessageEvent<DuelRequest>) => {
  if (data.texts) texts = data.texts;
  if (data.briefQuestions) briefQuestions = data.briefQuestions;
  if (data.vectors === null) hasVectors = false;
  for (const [text, vector] of data.vectors ?? []) vectors.set(text, vector);
  if (texts && (data.texts || data.briefQuestions)) prepared = prepare(texts);
  const response: DuelResponse = { id: data.id, pages: prepared?.pages ?? 0, ...fight(data.content) };
  self.postMessage(response);
});
