import type { SectionPurpose, TargetingLayer } from '@pagewright/contract/outline';
import { upperFirst } from '@pagewright/engine';
import type { LayerSentences } from './messages.en.ts';
import type { Subject } from './subject-words.ts';

/** A section that an audience needs and a general article may lack. */
export interface Topic {
  readonly heading: string;
  readonly purpose: SectionPurpose;
  /** What the section answers; whether a page treats it is found out by this. */
  readonly question: string;
  /** Where it belongs, 0 (beginning) to 1 (end). */
  readonly position: number;
  /** Weight among the sections' words; 1 is a usual section. */
  readonly weight: number;
}

/** What one part of a targeting does to an outline. */
export interface Layer {
  readonly layer: TargetingLayer;
  /** The weightiest first: where several layers meet, the later ones give way. */
  readonly topics: readonly Topic[];
  readonly questions: readonly string[];
  /** Words that the article must name. */
  readonly terms: readonly string[];
  /** What headings that name the keyword get after it; '' for nothing. */
  readonly suffix: string;
  /** Purposes of usual sections that these readers do not need. */
  readonly leaves: readonly SectionPurpose[];
  /** What is said of it, in the language of whoever reads it. */
  readonly sentences: LayerSentences;
}

/** Puts the subject into a text as a label: no article and no number is known for it. */
export const fill = (text: string, { noun }: Subject): string =>
  text.replaceAll('{K}', () => upperFirst(noun));

/** A line of a table as a topic: heading | purpose | question | position | weight. */
export type TopicLine = readonly [string, SectionPurpose, string, number, number];

/** What a table says of one part of a targeting; what is absent changes nothing. */
export interface LayerWords extends Partial<Pick<Layer, 'questions' | 'terms' | 'suffix' | 'leaves'>> {
  readonly lines: readonly TopicLine[];
}

/** Makes a layer of a table's words, with the subject filled into topics and questions, and names such as a place. */
export function toLayer(
  layer: TargetingLayer,
  { lines, questions = [], ...words }: LayerWords,
  subject: Subject,
  sentences: LayerSentences,
  names: Readonly<Record<string, string>> = {},
): Layer {
  const put = (text: string): string =>
    fill(
      text.replaceAll(/\{(\w+)\}/g, (place, name: string) => names[name] ?? place),
      subject,
    );
  return {
    layer,
    topics: lines.map(([heading, purpose, question, position, weight]) => ({
      heading: upperFirst(put(heading)),
      purpose,
      question: upperFirst(put(question)),
      position,
      weight,
    })),
    questions: questions.map(put),
    terms: [],
    suffix: '',
    leaves: [],
    sentences,
    ...words,
  };
}
