import { Button } from '@mantine/core';
import { listTemplates, readContent, type ContentItem } from '@pagewright/contract/content';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { getFailure } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { toItemDraft, EMPTY_DRAFT } from './item-draft.ts';
import { ItemSession } from './item-session.tsx';
import { editorMessages } from './messages.ts';

export interface ContentEditorProps {
  /** The item to edit; null for a new one. */
  readonly contentId: string | null;
  /** Template of a new item. */
  readonly templateId: string | null;
  readonly onClose: () => void;
  /** Called with the ID of a new item once it is saved, which may then be passed as `contentId`. */
  readonly onCreated: (id: string) => void;
}

/** Creates or edits an item in a wide dialog. */
export function ContentEditor({ contentId, templateId, onClose, onCreated }: ContentEditorProps) {
  const m = useMessages(editorMessages);
  useFocusReturn();
  // An item created in this dialog is not loaded again.
  const [createdId, setCreatedId] = useState<string | null>(null);
  // Another one was opened in the meantime: returning to the created item shows its saved state.
  if (createdId !== null && contentId !== null && contentId !== createdId) setCreatedId(null);
  const isNew = contentId === null || contentId === createdId;
  const item = useQuery({
    ...apiQuery(readContent, { params: { id: contentId ?? '' } }),
    enabled: !isNew,
    // The dialog starts with the currently saved text and never replaces it while the user is writing.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const templates = useQuery({ ...apiQuery(listTemplates, {}), enabled: isNew && templateId !== null });
  const created = useCallback(
    (id: string) => {
      setCreatedId(id);
      onCreated(id);
    },
    [onCreated],
  );

  const [opened, setOpened] = useState<ContentItem | null>(null);
  if (item.data && opened?.id !== contentId && !item.isFetching) setOpened(item.data);

  const pending = isNew ? templates.isLoading : opened?.id !== contentId;
  const error = isNew ? templates.error : opened?.id === contentId ? null : item.error;
  if (error) {
    const failure = getFailure(error);
    const description = failure?.status === 404 ? m.notFound : failure ? describeFailure(failure) : undefined;
    return (
      <EditorFrame title={m.editTitle} onClose={onClose}>
        <ErrorState
          title={m.loadFailed}
          description={description}
          isUnauthorized={failure?.status === 401}
          retryLabel={m.retry}
          onRetry={() => void (isNew ? templates.refetch() : item.refetch())}
          wayOut={
            failure?.status === 404 ? (
              <Button variant="default" onClick={onClose}>
                {m.close}
              </Button>
            ) : undefined
          }
        />
      </EditorFrame>
    );
  }
  if (pending) {
    return (
      <EditorFrame title={isNew ? m.createTitle : m.editTitle} onClose={onClose}>
        <LoadingState label={m.loading} />
      </EditorFrame>
    );
  }
  const template = templates.data?.templates.find(({ id }) => id === templateId);
  const startDraft = template
    ? { ...EMPTY_DRAFT, title: template.title, content: template.content, contentType: template.contentType }
    : EMPTY_DRAFT;
  return (
    <ItemSession
      key={isNew ? 'new' : contentId}
      item={isNew ? null : opened}
      startDraft={isNew || !opened ? startDraft : toItemDraft(opened)}
      templateId={template?.id ?? null}
      onClose={onClose}
      onCreated={created}
    />
  );
}
