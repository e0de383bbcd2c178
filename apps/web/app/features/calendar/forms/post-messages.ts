import type { CalendarPlatform } from '@pagewright/contract/calendar';

/** Request to the worker: measure a post, and suggest posts for an item. */
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

/** Response: the length as the platform counts it, and suggested posts if an item was given. */
export interface PostResponse {
  readonly id: number;
  readonly length: number;
  /** Null if none were requested. */
  readonly suggestions: readonly string[] | null;
}
