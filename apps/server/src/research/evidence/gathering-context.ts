import type { SearchSource } from '../../providers/search/port.ts';
import type { Crawler } from '../crawler.ts';

/** What gathering needs of a context. */
export interface GatheringContext {
  readonly actor: { readonly workspaceId: string };
  readonly services: {
    readonly crawler: Crawler;
    /** In the order in which they are asked. */
    readonly searchSources: readonly SearchSource[];
    readonly config: { readonly search: { readonly country: string; readonly language: string } };
  };
  readonly log: { warn(fields: object, message: string): void };
  readonly signal: AbortSignal;
  readonly progress: (step: string, done: number, total: number) => void;
}
