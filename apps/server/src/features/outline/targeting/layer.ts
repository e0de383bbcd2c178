import type { SectionPurpose, TargetingLayer } from '@pagewright/contract/outline';
import { upperFirst } from '@pagewright/engine';
import type { LayerInput } from './layer-input.ts';
import type { LayerSentences } from './messages.en.ts';
import type { Subject } from './parse-subject.ts';
import { QUESTION_KINDS, ROWS, ROW_TEXTS, type QuestionId, type RowId } from './rows.ts';

/** A section that an audience needs and a general article may lack. */
export interface Topic {
  readonly heading: string;
  readonly purpose: SectionPurpose;
  /** The question that the section answers, used to check whether a page covers it. */
  readonly question: string;
  /** Its place, from 0 (beginning) to 1 (end). */
  readonly position: number;
  /** Share of words relative to a normal section, which is 1. */
  readonly weight: number;
}

/** The effect of one part of a targeting on an outline. */
export interface Layer {
  readonly layer: TargetingLayer;
  /** Most important first: if several layers are combined, the last ones are cut. */
  readonly topics: readonly Topic[];
  readonly questions: readonly string[];
  /** Terms that the article must mention. */
  readonly terms: readonly string[];
  /** Suffix for headings that name the keyword, or ''. */
  readonly suffix: string;
  /** Purposes of generic sections that these readers do not need. */
  readonly drops: readonly SectionPurpose[];
  /** Explanations in the reader's language. */
  readonly sentences: LayerSentences;
}

/** Inserts the subject into a template as a label, since its article and number are unknown. */
export const fillTemplate = (text: string, { noun }: Subject): string =>
  text.replaceAll('{K}', () => upperFirst(noun));

/** What a part of a targeting changes; missing fields change nothing. */
export interface LayerEntry extends Partial<Pick<Layer, 'terms' | 'suffix' | 'drops'>> {
  readonly rows: readonly RowId[];
  readonly questions?: readonly QuestionId[];
}

/** Names for the slots of a language's texts. */
export type SlotNames = Readonly<Record<string, string>>;

/**
 * Builds a layer of the sections and questions that are about the subject: its kind has them, and all their slots are
 * filled.
 */
export function createLayer(
  layer: TargetingLayer,
  { rows, questions = [], ...words }: LayerEntry,
  { subject, language, kind }: LayerInput,
  sentences: LayerSentences,
  names: SlotNames = {},
): Layer {
  const texts = ROW_TEXTS[language];
  return {
    layer,
    topics: rows
      .filter((id) => ROWS[id].kinds.has(kind))
      .flatMap((id) => fillRow(id, texts.rows[id], subject, names)),
    questions: questions
      .filter((id) => QUESTION_KINDS[id].has(kind))
      .flatMap((id) => fillSlots(texts.questions[id], subject, names) ?? []),
    terms: [],
    suffix: '',
    drops: [],
    sentences,
    ...words,
  };
}

/** A row of a table as a topic; none if a slot has no name. */
export function fillRow(id: RowId, text: string, subject: Subject, names: SlotNames): Topic[] {
  const [heading, question] = text.split('|').map((part) => fillSlots(part, subject, names));
  if (!heading || !question) return [];
  const { purpose, position, weight } = ROWS[id];
  return [{ heading: upperFirst(heading), question: upperFirst(question), purpose, position, weight }];
}

function fillSlots(text: string, subject: Subject, names: SlotNames): string | null {
  let isWhole = true;
  const filled = text.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => {
    isWhole &&= names[name] !== undefined;
    return names[name] ?? '';
  });

  return isWhole ? fillTemplate(filled, subject).replaceAll(/ {2,}/g, ' ').trim() : null;
}
