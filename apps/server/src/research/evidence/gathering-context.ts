import type { Meter } from '../../platform/context.ts';
import type { Vendors } from '../../vendors/index.ts';
import type { Crawler } from '../crawler.ts';

/** The part of a context that gathering needs. */
export interface GatheringContext {
  readonly actor: { readonly workspaceId: string };
  readonly services: {
    readonly crawler: Crawler;
    readonly vendors: Pick<Vendors, 'sources'>;
    readonly config: { readonly search: { readonly country: string; readonly language: string } };
  };
  readonly log: { warn(fields: object, message: string): void };
  readonly signal: AbortSignal;
  readonly meter?: Meter;
  readonly progress: (step: string, done: number, total: number) => void;
}
