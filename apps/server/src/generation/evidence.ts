import type { EvidencePage } from '@pagewright/engine';
import type { Serialized } from '../platform/compute/serialized.ts';

/** A page whose article is only read inside tasks. */
export interface SourcePage extends Pick<EvidencePage, 'url' | 'title'> {
  readonly article: Serialized<Pick<EvidencePage, 'paper'>>;
}

/** What a model may use: nothing else of the workspace is sent, and nothing else counts as a source. */
export interface GenerationEvidence {
  readonly pages: readonly SourcePage[];
  /** The user's input, by name. */
  readonly given: Readonly<Record<string, string | readonly string[]>>;
  /** The built-in engine's draft, in any JSON shape, for the model to reword. */
  readonly draft?: unknown;
  /** Additional URLs that may be linked to. */
  readonly addresses?: readonly string[];
}

/** All strings of a JSON value, in order. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
