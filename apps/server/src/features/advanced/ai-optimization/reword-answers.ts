import type { voiceSearchOutline } from '@pagewright/contract/advanced';
import type { CallOutput } from '@pagewright/contract/endpoint';
import { parsePaper, findVoiceAnswer } from '@pagewright/engine';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import {
  describeModel,
  generate,
  applyRewordings,
  wordingMs,
  wordingsSchema,
} from '../../../generation/index.ts';
import { optimizationMessages } from './messages.ts';

type Section = CallOutput<typeof voiceSearchOutline>['sections'][number];
type Answer = NonNullable<Section['answer']>;

const LONGEST = 400;
const TOKENS = { tokensIn: 4000, tokensOut: 1500 };

const TASK = `Word answers so that they can be read aloud to somebody who asked the question.
For each answer of the draft its "number" and a "wording" of 25 to 35 words in short, plain sentences: it answers the "question" by itself, names what it speaks of, and says only what "answer" and "more" say. Leave out those that are good as they are.`;

const wordingSchema = z.object({ answers: wordingsSchema });

/** The reworded answers, or why a configured model reworded none. */
interface RewordedAnswers {
  readonly sections: Section[];
  readonly isWorded: boolean;
  /** The method of the outline, including the model if it was used. */
  readonly method: string;
  readonly notice: string | null;
}

/**
 * Has a language model reword the answers of an outline for speech if one is configured; the sentences of the pages
 * stay next to them. A version that says something else, or is not a self-contained answer of 25 to 35 words, is
 * rejected.
 * @throws the signal's reason if the caller disconnects.
 */
export async function rewordAnswers(
  ctx: Context,
  topic: string,
  { sections, method }: { readonly sections: readonly Section[]; readonly method: string },
  startedAt: number,
): Promise<RewordedAnswers> {
  const answered = sections.flatMap(({ question, answer, depth }) =>
    answer === null ? [] : [{ question, answer, depth }],
  );
  const nothing = { sections: [...sections], isWorded: false, method, notice: null };
  if (answered.length === 0) return nothing;
  const written = await generate(ctx, {
    kind: 'voice.wording',
    task: TASK,
    evidence: {
      pages: [],
      given: { topic },
      draft: answered.map(({ question, answer, depth }, number) => ({
        number,
        question,
        answer: answer.text,
        more: depth.filter(({ kind }) => kind === 'sentence').map(({ text }) => text),
      })),
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: optimizationMessages.wording,
  });
  if (written.output === null) return { ...nothing, notice: written.notice?.message ?? null };
  const taken = applyRewordings(
    answered.map(({ answer }) => answer.text),
    written.output.answers,
    { longest: LONGEST },
  );
  const spoken = new Map(
    [...taken].flatMap(([at, wording]) => {
      const found = answered[at];
      const said = found && spokenAnswer(found.question, found.answer, wording);
      return found && said ? [[found.question, said] as const] : [];
    }),
  );
  return {
    sections: sections.map(({ answer, ...section }) => ({
      ...section,
      answer: answer && { ...answer, spoken: spoken.get(section.question) ?? null },
    })),
    isWorded: spoken.size > 0,
    method: spoken.size > 0 ? describeModel(method, written.cost) : method,
    notice: null,
  };
}

/** Grades a reworded answer like those of pages; null if it is not an answer. */
function spokenAnswer(question: string, { grade }: Answer, wording: string): Answer['spoken'] {
  // Too few words to detect the language.
  const language = grade === null ? null : 'en';
  const said = findVoiceAnswer(question, parsePaper(wording), language);
  return said?.text === wording ? { text: wording, words: said.words, grade: said.grade } : null;
}
