import type { CalendarPlatform, CalendarStatus } from '@pagewright/contract/calendar';
import type { contentDraftSchema } from '@pagewright/contract/content';
import type { z } from 'zod';

/** What a sample workspace begins with, in one language. */
export interface Sample {
  readonly site: { readonly name: string; readonly tagline: string };
  readonly articles: readonly z.output<typeof contentDraftSchema>[];
  /** Which of the articles its user sees first: one that has much to gain. */
  readonly firstArticle: number;
  readonly brief: { readonly idea: string; readonly keyword: string };
  readonly events: readonly {
    readonly title: string;
    readonly platform: CalendarPlatform;
    readonly status: CalendarStatus;
    readonly inDays: number;
  }[];
}
