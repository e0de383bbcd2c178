import type { EvidencePage } from '@pagewright/engine';
import type { Serialized } from '../compute/serialized.ts';

/** A page whose article is read by jobs in threads only. */
export interface SourcePage extends Pick<EvidencePage, 'url' | 'title'> {
  readonly article: Serialized<Pick<EvidencePage, 'paper'>>;
}

/** What a model may write from: nothing else of the workspace is sent, and nothing else is a source. */
export interface GenerationEvidence {
  readonly pages: readonly SourcePage[];
  /** What the person wrote for this, by what it is. */
  readonly given: Readonly<Record<string, string | readonly string[]>>;
  /** What the built-in engine made of the evidence, as any JSON: what the model is to word. */
  readonly draft?: unknown;
  /** Addresses that may be linked to beside those of the pages. */
  readonly addresses?: readonly string[];
}

/** All strings of a JSON value, in order. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
