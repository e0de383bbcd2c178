import type { SectionPurpose, TargetingLayer } from '@pagewright/contract/outline';
import { upperFirst } from '@pagewright/engine';
import type { LayerSentences } from './messages.en.ts';
import type { Subject } from './parse-subject.ts';

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

/** A topic as a table row: heading | purpose | question | position | weight. */
export type TopicRow = readonly [string, SectionPurpose, string, number, number];

/** The table entry for one part of a targeting; missing fields change nothing. */
export interface LayerEntry extends Partial<Pick<Layer, 'questions' | 'terms' | 'suffix' | 'drops'>> {
  readonly rows: readonly TopicRow[];
}

/** Builds a layer from a table entry, inserting the subject and names such as a place. */
export function toLayer(
  layer: TargetingLayer,
  { rows, questions = [], ...words }: LayerEntry,
  subject: Subject,
  sentences: LayerSentences,
  names: Readonly<Record<string, string>> = {},
): Layer {
  const fillAll = (text: string): string =>
    fillTemplate(
      text.replaceAll(/\{(\w+)\}/g, (place, name: string) => names[name] ?? place),
      subject,
    );
  return {
    layer,
    topics: rows.map(([heading, purpose, question, position, weight]) => ({
      heading: upperFirst(fillAll(heading)),
      purpose,
      question: upperFirst(fillAll(question)),
      position,
      weight,
    })),
    questions: questions.map(fillAll),
    terms: [],
    suffix: '',
    drops: [],
    sentences,
    ...words,
  };
}
