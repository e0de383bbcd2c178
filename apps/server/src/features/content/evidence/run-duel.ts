import type { ComparedTexts, PassageDuel } from '@pagewright/contract/content';
import {
  createDuel,
  ENGINE_VERSION,
  parsePaper,
  searcherQuestions,
  type EvidencePage,
} from '@pagewright/engine';
import { sentenceVectors } from '../../../language-pack/index.ts';

/**
 * Compares a text with pages by how well they answer what searchers ask. Takes seconds for long pages, so the server
 * runs it in a worker thread.
 */
export async function runDuel({
  content,
  texts,
}: {
  readonly content: string;
  readonly texts: ComparedTexts;
}): Promise<PassageDuel> {
  const { keyword, questions: peopleAlsoAsk, suggestions } = texts;
  // This process read the pages, so they have the shape that its engine expects.
  const pages = texts.pages.map(({ page }) => page as unknown as EvidencePage);
  const asked = searcherQuestions({ keyword, pages, peopleAlsoAsk, suggestions });
  const duel = createDuel(pages);
  const own = parsePaper(content);
  const { won, draws, lost, unanswered, questions } = duel.fight({
    questions: asked.map(({ text }) => text),
    keyword,
    own,
    vectors: await sentenceVectors(duel.texts({ own })),
  });
  return {
    keyword,
    engineVersion: ENGINE_VERSION,
    pages: pages.length,
    won,
    draws,
    lost,
    unanswered,
    questions: asked.flatMap(({ origin, pages: askedBy }, at) => {
      const found = questions[at];
      if (!found) return [];
      const { rivals, gap } = found;
      const terms = gap ? [...gap.terms] : [];
      return [{ ...found, origin, askedBy, rivals: [...rivals], gap: gap && { form: gap.form, terms } }];
    }),
  };
}
