import type { ComparedTexts } from '@pagewright/contract/content';
import {
  createDuel,
  ENGINE_VERSION,
  parsePaper,
  placeRange,
  searcherQuestions,
  type Duel,
  type EvidencePage,
  type SearcherQuestion,
} from '@pagewright/engine';
import { withStemmers } from '../../../../lib/stemmers/later-stemmers.ts';
import type { DuelRequest, DuelResponse, QuestionRow } from './duel-messages.ts';

/** Rivals' answers that are shown beside ours. */
const MOST_RIVALS = 3;

interface Prepared {
  readonly duel: Duel;
  readonly keyword: string;
  readonly pages: number;
  readonly asked: readonly SearcherQuestion[];
}

// One worker serves one open duel.
let texts: ComparedTexts | null = null;
let briefQuestions: readonly string[] = [];
let prepared: Prepared | null = null;

/** Only an engine of the same version knows what the other prepared. */
function prepare({ keyword, questions, suggestions, ...compared }: ComparedTexts): Prepared | null {
  if (compared.engineVersion !== ENGINE_VERSION) return null;
  const pages = compared.pages.map(({ page }) => page as unknown as EvidencePage);
  const asked = searcherQuestions({ keyword, pages, peopleAlsoAsk: questions, suggestions, briefQuestions });
  return { duel: createDuel(pages), keyword, pages: pages.length, asked };
}

function fight(content: string): readonly QuestionRow[] | null {
  if (!prepared) return null;
  const { duel, keyword, asked } = prepared;
  const own = parsePaper(content);
  const { questions } = duel.fight({ questions: asked.map(({ text }) => text), keyword, own });
  return asked.flatMap(({ origin, pages }, index): QuestionRow[] => {
    const found = questions[index];
    if (!found) return [];
    const { question, outcome, answering, rivals, gap } = found;
    return [
      {
        id: `question-${index}`,
        question,
        origin,
        askedBy: pages,
        outcome,
        answering,
        own: found.own,
        rivals: rivals.filter(({ isAnswer }) => isAnswer).slice(0, MOST_RIVALS),
        gap,
        ownRanges: (found.own?.places ?? []).flatMap((place) => placeRange(own, place) ?? []),
      },
    ];
  });
}

function answer(data: DuelRequest): DuelResponse {
  if (data.texts) texts = data.texts;
  if (data.briefQuestions) briefQuestions = data.briefQuestions;
  if (texts && (data.texts || data.briefQuestions)) prepared = prepare(texts);
  return { id: data.id, rows: fight(data.content), pages: prepared?.pages ?? 0 };
}

self.addEventListener('message', ({ data }: MessageEvent<DuelRequest>) => {
  void withStemmers(() => answer(data)).then((response) => self.postMessage(response));
});
