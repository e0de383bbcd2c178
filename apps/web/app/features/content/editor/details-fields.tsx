import { Select, Textarea, TextInput } from '@mantine/core';
import { CONTENT_LIMITS, CONTENT_TYPES, FORM_STATUSES } from '@pagewright/contract/content';
import type { Ref } from 'react';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { fromZonedInput, toZonedInput } from '../../../lib/messages/zoned-input.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { SearchResultWidths } from '../../scoring/index.ts';
import type { ItemDraft } from './item-draft.ts';
import { editorMessages } from './messages.ts';
import { contentMessages } from '../messages.ts';
import { SearchPreview } from './search-preview.tsx';
import classes from './editor.module.css';

/** Aligns the inputs of adjacent fields, with descriptions below them. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface DetailsFieldsProps {
  readonly draft: ItemDraft;
  readonly isReadOnly: boolean;
  readonly slugError: string | null;
  /** Validation error of the publication time; null if valid. */
  readonly momentError: string | null;
  readonly momentField: Ref<HTMLInputElement>;
  readonly address: string;
  readonly widths: SearchResultWidths | null;
  readonly onChange: (change: Partial<ItemDraft>) => void;
}

/** The fields of an item except title, keywords, and text. */
export function DetailsFields({
  draft,
  isReadOnly,
  slugError,
  momentError,
  momentField,
  address,
  widths,
  onChange,
}: DetailsFieldsProps) {
  const m = useMessages(editorMessages);
  const names = useMessages(contentMessages);
  const { timeZone } = useFormatter();
  const statusNames = {
    draft: m.statusDraft,
    published: m.statusPublished,
    scheduled: m.statusScheduled,
    review: m.statusReview,
  };
  // The form offers three statuses; an item in review keeps its status until another is chosen.
  const statuses = draft.status === 'review' ? ([...FORM_STATUSES, 'review'] as const) : FORM_STATUSES;
  const now = useNow();
  const isPast = draft.scheduledFor !== '' && new Date(fromZonedInput(draft.scheduledFor, timeZone)) < now;
  return (
    <>
      <fieldset className={`${classes.fields} ${classes.pair}`} disabled={isReadOnly}>
        <legend className={classes.legend}>{m.details}</legend>
        <TextInput
          label={m.tags}
          description={m.tagsHelp}
          inputWrapperOrder={ORDER}
          value={draft.tags}
          onChange={(event) => onChange({ tags: event.currentTarget.value })}
        />
        <Select
          label={m.status}
          description={
            draft.status === 'scheduled' && draft.scheduledFor === '' ? m.scheduledWithoutDate : null
          }
          inputWrapperOrder={ORDER}
          required
          value={draft.status}
          data={statuses.map((status) => ({ value: status, label: statusNames[status] }))}
          onChange={(status) => status && onChange({ status })}
        />
        {draft.status === 'scheduled' ? (
          <TextInput
            ref={momentField}
            type="datetime-local"
            required
            min={toZonedInput(now.toISOString(), timeZone)}
            error={momentError}
            label={m.scheduledFor}
            description={isPast ? m.scheduledPast : m.scheduledForHelp(timeZone)}
            inputWrapperOrder={ORDER}
            value={draft.scheduledFor}
            onChange={(event) => onChange({ scheduledFor: event.currentTarget.value })}
          />
        ) : null}
        <Select
          label={m.contentType}
          value={draft.contentType}
          data={CONTENT_TYPES.map((type) => ({ value: type, label: names[`type_${type}`] }))}
          onChange={(contentType) => contentType && onChange({ contentType })}
        />
        <TextInput
          label={m.category}
          maxLength={CONTENT_LIMITS.category}
          value={draft.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        />
      </fieldset>
      <fieldset className={`${classes.fields} ${classes.pair}`} disabled={isReadOnly}>
        <legend className={classes.legend}>{m.searchAppearance}</legend>
        <TextInput
          label={m.metaTitle}
          maxLength={CONTENT_LIMITS.metaTitle}
          value={draft.metaTitle}
          onChange={(event) => onChange({ metaTitle: event.currentTarget.value })}
        />
        <TextInput
          label={m.slug}
          description={m.slugHelp}
          inputWrapperOrder={ORDER}
          maxLength={CONTENT_LIMITS.slug}
          value={draft.slug}
          error={slugError}
          onChange={(event) => onChange({ slug: event.currentTarget.value })}
        />
        <Textarea
          className={classes.wide}
          label={m.metaDescription}
          maxLength={CONTENT_LIMITS.metaDescription}
          autosize
          minRows={2}
          value={draft.metaDescription}
          onChange={(event) => onChange({ metaDescription: event.currentTarget.value })}
        />
        <div className={classes.wide}>
          <SearchPreview
            title={draft.metaTitle.trim() || draft.title.trim()}
            description={draft.metaDescription.trim()}
            address={address}
            widths={widths}
          />
        </div>
      </fieldset>
    </>
  );
}
