import type { ComparedTexts } from '@pagewright/contract/content';
import {
  createDuel,
  ENGINE_VERSION,
  parsePaper,
  placeRange,
  searcherQuestions,
  textOfVector,
  type Duel,
  type EvidencePage,
  type SearcherQuestion,
} from '@pagewright/engine';
import { withEngineParts } from '../../../../lib/engine-parts/engine-parts.ts';
import type { DuelRequest, DuelResponse, QuestionRow } from './duel-messages.ts';
import { decodeVectors } from './decode-vector.ts';

/** Maximum number of competing answers shown next to ours. */
const MAX_RIVALS = 3;

interface Prepared {
  readonly duel: Duel;
  readonly keyword: string;
  readonly pages: number;
  readonly asked: readonly SearcherQuestion[];
}

// One worker serves one open duel.
let texts: ComparedTexts | null = null;
let briefQuestions: readonly string[] = [];
let panelQuestions: readonly string[] = [];
let prepared: Prepared | null = null;
const vectors = new Map<string, Float32Array>();
const requestedTexts = new Set<string>();
/** Whether the server computes vectors; this may change. */
let hasVectors = false;

/** Only the same engine version can read the prepared texts. */
function prepare({ keyword, questions, suggestions, ...compared }: ComparedTexts): Prepared | null {
  if (compared.engineVersion !== ENGINE_VERSION) return null;
  const pages = compared.pages.map(({ page }) => page as unknown as EvidencePage);
  const requestedTexts = searcherQuestions({
    keyword,
    pages,
    peopleAlsoAsk: questions,
    suggestions,
    briefQuestions: [...panelQuestions, ...briefQuestions],
  });
  return { duel: createDuel(pages), keyword, pages: pages.length, asked: requestedTexts };
}

function compare(content: string): Omit<DuelResponse, 'id' | 'pages'> {
  if (!prepared) return { rows: null, wanted: [], usesVectors: false };
  const { duel, keyword, asked: questionsAsked } = prepared;
  const own = parsePaper(content);
  const texts = hasVectors ? duel.texts({ own }).map(textOfVector) : [];
  const wanted = [...new Set(texts.filter((text) => !requestedTexts.has(text)))];
  // All passages or none: partial vectors would favor one side.
  const usesVectors = texts.length > 0 && wanted.length === 0;
  const { questions } = duel.fight({
    questions: questionsAsked.map(({ text }) => text),
    keyword,
    own,
    vectors: usesVectors ? vectors : null,
  });
  return { rows: rowsOf(own, questionsAsked, questions), wanted, usesVectors };
}

function rowsOf(
  own: ReturnType<typeof parsePaper>,
  questionsAsked: readonly SearcherQuestion[],
  questions: ReturnType<Duel['fight']>['questions'],
): readonly QuestionRow[] {
  const ofPanel = new Set(panelQuestions);
  return questionsAsked.flatMap(({ text, origin, pages }, index): QuestionRow[] => {
    const found = questions[index];
    if (!found) return [];
    const { question, outcome, answering, rivals, gap } = found;
    return [
      {
        id: `question-${index}`,
        question,
        origin: ofPanel.has(text) ? 'panel' : origin,
        askedBy: pages,
        outcome,
        answering,
        own: found.own,
        rivals: rivals.filter(({ isAnswer }) => isAnswer).slice(0, MAX_RIVALS),
        gap,
        ownRanges: (found.own?.places ?? []).flatMap((place) => placeRange(own, place) ?? []),
      },
    ];
  });
}

function takeVectors({ texts: made, packed }: NonNullable<DuelRequest['vectors']>): void {
  hasVectors = packed !== null;
  for (const text of made) requestedTexts.add(text);
  for (const [text, vector] of decodeVectors(made, packed ?? [])) vectors.set(text, vector);
}

function answer(data: DuelRequest): DuelResponse {
  if (data.texts) texts = data.texts;
  if (data.briefQuestions) briefQuestions = data.briefQuestions;
  if (data.panelQuestions) panelQuestions = data.panelQuestions;
  if (texts && (data.texts || data.briefQuestions || data.panelQuestions)) prepared = prepare(texts);
  if (data.texts) hasVectors = data.texts.hasVectors;
  if (data.vectors) takeVectors(data.vectors);
  return { id: data.id, ...compare(data.content), pages: prepared?.pages ?? 0 };
}

self.addEventListener('message', ({ data }: MessageEvent<DuelRequest>) => {
  void withEngineParts(() => answer(data)).then((response) => self.postMessage(response));
});
