import type { CalendarPlatform } from '@pagewright/contract/calendar';

/** What the worker is asked: how long a post is, and what could be posted of an item. */
export interface PostRequest {
  readonly id: number;
  readonly platform: CalendarPlatform;
  readonly post: string;
  readonly source: {
    readonly title: string;
    readonly content: string;
    readonly keyword: string;
    readonly url: string | null;
  } | null;
}

/** Its answer: the length as the platform counts, and suggested posts where an item was given. */
export interface PostResponse {
  readonly id: number;
  readonly length: number;
  /** Null where none were asked for. */
  readonly suggestions: readonly string[] | null;
}
