import type { CalendarPlatform, CalendarStatus } from '@pagewright/contract/calendar';
import type { contentDraftSchema } from '@pagewright/contract/content';
import type { z } from 'zod';

/** The content of a sample workspace in one language. */
export interface Sample {
  readonly site: { readonly name: string; readonly tagline: string };
  readonly articles: readonly z.output<typeof contentDraftSchema>[];
  /** The article that the user sees first: one with much room for improvement. */
  readonly firstArticle: number;
  /** Articles with a saved analysis, the newest last. */
  readonly analyzedArticles: readonly number[];
  readonly brief: { readonly idea: string; readonly keyword: string };
  readonly events: readonly {
    readonly title: string;
    readonly platform: CalendarPlatform;
    readonly status: CalendarStatus;
    readonly inDays: number;
  }[];
}
