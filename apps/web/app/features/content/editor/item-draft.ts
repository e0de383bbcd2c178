import type { ContentDraft, ContentItem, ContentStatus, ContentType } from '@pagewright/contract/content';
import { currentLocale, getFormatter } from '../../../lib/messages/locale.ts';
import { fromZonedInput, toZonedInput } from '../../../lib/messages/zoned-input.ts';

/** Values of the item form. */
export interface ItemDraft {
  readonly title: string;
  /** Editor JSON. */
  readonly content: string;
  readonly category: string;
  readonly status: ContentStatus;
  /** Comma-separated, as typed. */
  readonly tags: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Comma-separated, as typed. */
  readonly keywords: string;
  readonly primaryKeyword: string;
  readonly contentType: ContentType;
  readonly slug: string;
  /** Date and time in the user's time zone, as in a datetime-local input; empty for none. */
  readonly scheduledFor: string;
}

/** The status part of a draft. */
export type DraftState = Pick<ItemDraft, 'status' | 'scheduledFor'>;

/** Splits a comma-separated text into trimmed entries without blanks and duplicates. */
export function parseList(text: string): string[] {
  return [...new Set(text.split(',').map((entry) => entry.trim()))].filter((entry) => entry !== '');
}

/** An empty form. */
export const EMPTY_DRAFT: ItemDraft = {
  title: '',
  content: '',
  category: '',
  status: 'draft',
  tags: '',
  metaTitle: '',
  metaDescription: '',
  keywords: '',
  primaryKeyword: '',
  contentType: 'article',
  slug: '',
  scheduledFor: '',
};

/** The form values of a saved item. */
export function toItemDraft(item: ContentItem): ItemDraft {
  return {
    title: item.title,
    content: item.content,
    category: item.category,
    status: item.status,
    tags: item.tags.join(', '),
    metaTitle: item.metaTitle,
    metaDescription: item.metaDescription,
    keywords: item.keywords.join(', '),
    primaryKeyword: item.primaryKeyword,
    contentType: item.contentType,
    slug: item.slug,
    scheduledFor: item.scheduledFor === null ? '' : toZonedInput(item.scheduledFor, timeZone()),
  };
}

/** The content fields of a draft as API input. */
export function toContentFields(draft: ItemDraft): ContentDraft {
  const { status: _status, scheduledFor: _scheduledFor, tags, keywords, ...rest } = draft;
  return { ...rest, tags: parseList(tags), keywords: parseList(keywords) };
}

/** The status of a draft, with its time if scheduled, as API input. */
export function toStatusFields(draft: ItemDraft): Pick<ContentDraft, 'status' | 'scheduledFor'> {
  if (draft.status !== 'scheduled') return { status: draft.status };
  return {
    status: 'scheduled',
    scheduledFor: draft.scheduledFor === '' ? null : fromZonedInput(draft.scheduledFor, timeZone()),
  };
}

/**
 * Whether a scheduled draft lacks its publication time. An item that came like this from elsewhere can be saved as is.
 */
export function lacksPublishTime(draft: ItemDraft, item: ContentItem | null): boolean {
  const cameSo = item?.status === 'scheduled' && item.scheduledFor === null;
  return draft.status === 'scheduled' && draft.scheduledFor === '' && !cameSo;
}

/** Whether two drafts are equal. */
export function isSameDraft(a: ItemDraft, b: ItemDraft): boolean {
  return a === b || (Object.keys(a) as (keyof ItemDraft)[]).every((key) => a[key] === b[key]);
}

/** Whether two drafts have the same status and time. */
export function hasSameStatus(a: DraftState, b: DraftState): boolean {
  return a.status === b.status && a.scheduledFor === b.scheduledFor;
}

/** Whether two drafts have the same content, ignoring status and time, which only the user saves. */
export function hasSameContent(a: ItemDraft, b: ItemDraft): boolean {
  return isSameDraft({ ...a, status: b.status, scheduledFor: b.scheduledFor }, b);
}

function timeZone(): string {
  return getFormatter(currentLocale()).timeZone;
}
