import type { ContentDraft, ContentItem, ContentStatus, ContentType } from '@pagewright/contract/content';
import { currentLocale, formatterFor } from '../../../lib/messages/locale.ts';
import { fromZonedInput, toZonedInput } from '../../../lib/messages/zoned-input.ts';

/** What the form holds of an item. */
export interface ItemDraft {
  readonly title: string;
  /** Editor JSON. */
  readonly content: string;
  readonly category: string;
  readonly status: ContentStatus;
  /** As typed, with commas. */
  readonly tags: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** As typed, with commas. */
  readonly keywords: string;
  readonly primaryKeyword: string;
  readonly contentType: ContentType;
  readonly slug: string;
  /** Date and time by the user's clock, as a datetime-local input has it; empty for none. */
  readonly scheduledFor: string;
}

/** Where the item of a draft is in its life. */
export type DraftState = Pick<ItemDraft, 'status' | 'scheduledFor'>;

/** Entries of a text with commas: trimmed, without blanks and repeats. */
export function splitList(text: string): string[] {
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

/** What the form holds of a saved item. */
export function draftOf(item: ContentItem): ItemDraft {
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

/** The written fields of a draft as the API takes them. */
export function writtenFields(draft: ItemDraft): ContentDraft {
  const { status: _status, scheduledFor: _scheduledFor, tags, keywords, ...rest } = draft;
  return { ...rest, tags: splitList(tags), keywords: splitList(keywords) };
}

/** The status of a draft, with its moment when it is scheduled, as the API takes them. */
export function statusFields(draft: ItemDraft): Pick<ContentDraft, 'status' | 'scheduledFor'> {
  if (draft.status !== 'scheduled') return { status: draft.status };
  return {
    status: 'scheduled',
    scheduledFor: draft.scheduledFor === '' ? null : fromZonedInput(draft.scheduledFor, timeZone()),
  };
}

/**
 * Whether a draft is scheduled without the moment that it needs. An item that came so from elsewhere can be saved as it is.
 */
export function lacksMoment(draft: ItemDraft, item: ContentItem | null): boolean {
  const cameSo = item?.status === 'scheduled' && item.scheduledFor === null;
  return draft.status === 'scheduled' && draft.scheduledFor === '' && !cameSo;
}

/** Whether two drafts hold the same. */
export function isSameDraft(a: ItemDraft, b: ItemDraft): boolean {
  return a === b || (Object.keys(a) as (keyof ItemDraft)[]).every((key) => a[key] === b[key]);
}

/** Whether two drafts hold the same status, with the same moment. */
export function isSameState(a: DraftState, b: DraftState): boolean {
  return a.status === b.status && a.scheduledFor === b.scheduledFor;
}

/** Whether two drafts hold the same words: all but the status and its moment, which only a person saves. */
export function isSameWriting(a: ItemDraft, b: ItemDraft): boolean {
  return isSameDraft({ ...a, status: b.status, scheduledFor: b.scheduledFor }, b);
}

function timeZone(): string {
  return formatterFor(currentLocale()).timeZone;
}
