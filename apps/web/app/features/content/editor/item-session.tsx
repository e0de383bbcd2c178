import { Button } from '@mantine/core';
import type { ContentItem } from '@pagewright/contract/content';
import { IconChartLine, IconExternalLink, IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { useSearchPath } from '../../analytics/index.ts';
import { RemotePostsButton } from '../../publishing/index.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { HistoryDialog } from './history/history-dialog.tsx';
import { toItemDraft, isSameDraft, lacksPublishTime, type ItemDraft } from './item-draft.ts';
import { editorMessages } from './messages.ts';
import { restoredDraft } from './recovery/stored-draft.ts';
import { recoveryMessages } from './recovery/messages.ts';
import { RecoveryDialog } from './recovery/recovery-dialog.tsx';
import { useDraftJournal } from './recovery/use-draft-journal.ts';
import { useRecovery } from './recovery/use-recovery.ts';
import { ItemConflict } from './saving/item-conflict.tsx';
import { LeaveDialog } from './saving/leave-dialog.tsx';
import { notifySaveFailure } from './saving/notify-save-failure.ts';
import type { SaveResult } from './saving/save-item.ts';
import { SaveNotice, type SaveNoticeState } from './saving/save-notice.tsx';
import { useLeaveGuard } from '../../../lib/unsaved-work/use-leave-guard.ts';
import { useSaving } from './saving/use-saving.ts';

interface ItemSessionProps {
  readonly item: ContentItem | null;
  readonly startDraft: ItemDraft;
  readonly templateId: string | null;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** An item open in the form: what is typed, what is saved, and everything in between. */
export function ItemSession({
  item: startItem,
  startDraft,
  templateId: startTemplateId,
  onClose,
  onCreated,
}: ItemSessionProps) {
  const m = useMessages(editorMessages);
  const recovered = useMessages(recoveryMessages);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(startDraft);
  const [templateId, setTemplateId] = useState(startTemplateId);
  const [restored, setRestored] = useState<string | null>(null);
  /** Incremented when the whole text is replaced, so that the editor remounts. */
  const [generation, setGeneration] = useState(0);
  const [notice, setNotice] = useState<SaveNoticeState | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [stops, setStops] = useState(0);
  const isReadOnly = startItem !== null && !startItem.canEdit;
  const refreshLists = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['api', 'content'] }),
    [queries],
  );

  const change = useCallback((part: Partial<ItemDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    // "Saved successfully" would no longer be true for the current content.
    setNotice((current) => (current?.failure ? current : null));
  }, []);

  const { journal, status: journalStatus } = useDraftJournal(isReadOnly);
  const saving = useSaving({
    item: startItem,
    draft,
    startDraft,
    templateId,
    isReadOnly,
    untitled: m.untitled,
    isKept: journal !== null && journalStatus === 'on',
    onSaved: refreshLists,
    onState: change,
    onSending: (sent) => journal?.sending(sent),
  });
  const { item, saved, isDirty } = saving;
  const searchPath = useSearchPath(item?.id ?? '', item?.publicUrl != null);
  const [itemId, revision] = [item?.id ?? null, item?.revision ?? null];
  useEffect(() => {
    if (!journal) return;
    const { status, scheduledFor } = saved;
    const unsaved = { itemId, draft, savedState: { status, scheduledFor }, revision, templateId };
    journal.follow(isDirty ? unsaved : null);
  }, [journal, isDirty, draft, saved, itemId, revision, templateId]);
  const ownPath = item ? `/content/${item.id}` : '/content/new';
  const guard = useLeaveGuard({ isDirty: saving.isDirty && !isReadOnly, ownPath, onClose });
  // After the guard knows the new URL as the form's own.
  const createdId = startItem === null ? item?.id : undefined;
  useEffect(() => {
    if (createdId !== undefined) onCreated(createdId);
  }, [createdId, onCreated]);

  const openItem = useCallback(
    (id: string, replace: boolean) => void navigate(`/content/${id}`, { replace, preventScrollReset: true }),
    [navigate],
  );
  const recovery = useRecovery({
    journal,
    item: startItem,
    wantedId: address.get('unsaved'),
    onSaved(found) {
      if (startItem !== null) {
        if (found.revision !== startItem.revision && isSameDraft(draft, startDraft)) continueFrom(found);
        return;
      }
      notify({
        type: 'info',
        message: recovered.savedOnLeaving(found.title),
        action: { label: recovered.open, onSelect: () => openItem(found.id, false) },
      });
    },
    onElsewhere: (id) => openItem(id, true),
  });

  function restore(): void {
    const { offer } = recovery;
    if (!offer || !journal) return;
    const { stored, item: found, saved: currentDraft, isMoved, sent, entry } = offer;
    const base = found && isMoved ? { ...found, revision: stored.revision ?? found.revision } : found;
    const next = restoredDraft(stored, currentDraft);
    saving.resume({ item: base, moved: isMoved ? found : null, saved: currentDraft, sent });
    setTemplateId(stored.templateId);
    setDraft(next);
    setRestored(next.content);
    journal.adopt(entry.id, offer.release);
    recovery.accept();
  }

  async function save(work: () => Promise<SaveResult> = saving.save): Promise<boolean> {
    setNotice(null);
    const result = await work();
    if (result.outcome === 'saved') {
      setNotice({ failure: null });
      notify({ type: 'success', message: result.isNew ? m.created : m.updated });
    } else if (result.outcome === 'failed') {
      setNotice({ failure: result.failure });
      notifySaveFailure(result);
      if (result.failure.code === 'sources_needed') setStops((before) => before + 1);
    }
    return result.outcome === 'saved';
  }

  async function saveAndLeave(): Promise<void> {
    setChecked(true);
    const canSave = !lacksPublishTime(draft, item);
    if (canSave && (await save())) guard.leave();
    else guard.stay();
  }

  function continueFrom(next: ContentItem): void {
    saving.continueFrom(next);
    setDraft(toItemDraft(next));
    setRestored(null);
    setNotice(null);
    setGeneration((current) => current + 1);
    refreshLists();
  }

  const forgetRestored = useCallback(() => setRestored(null), []);

  async function takeTheirs(): Promise<void> {
    const result = await saving.takeTheirs();
    if (result.outcome === 'saved') continueFrom(result.item);
    else if (result.outcome === 'failed') notifySaveFailure(result);
  }

  return (
    <EditorFrame
      title={item === null ? m.createTitle : m.editTitle}
      takesFocus={startItem !== null}
      onClose={guard.close}
      actions={
        item ? (
          <>
            {item.publicUrl ? (
              <Button
                component="a"
                href={item.publicUrl}
                target="_blank"
                rel="noreferrer"
                variant="subtle"
                leftSection={<IconExternalLink size={16} />}
              >
                {m.viewPublic}
              </Button>
            ) : null}
            {searchPath === undefined ? null : (
              <Button
                component={Link}
                to={searchPath}
                variant="subtle"
                leftSection={<IconChartLine size={16} />}
              >
                {m.searchFigures}
              </Button>
            )}
            <RemotePostsButton itemId={item.id} canEdit={item.canEdit} />
            <Button
              variant="subtle"
              leftSection={<IconHistory size={16} />}
              onClick={() => setHistoryOpen(true)}
            >
              {m.history}
            </Button>
          </>
        ) : null
      }
    >
      <EditorForm
        key={generation}
        item={item}
        draft={draft}
        saving={saving}
        isReadOnly={isReadOnly}
        journalStatus={journalStatus}
        restored={restored}
        onRestored={forgetRestored}
        notice={<SaveNotice notice={notice} onDismiss={() => setNotice(null)} />}
        isSavedByHand={notice !== null && notice.failure === null}
        isChecked={isChecked}
        stops={stops}
        onChange={change}
        onCheck={() => setChecked(true)}
        onCancel={guard.close}
        onSave={() => void save()}
      />
      <LeaveDialog
        isOpen={guard.isAsking}
        isSaving={saving.isSaving}
        onStay={guard.stay}
        onDiscard={() => {
          saving.discard();
          journal?.follow(null);
          guard.leave();
        }}
        onSave={() => void saveAndLeave()}
      />
      <RecoveryDialog
        offer={recovery.offer}
        onRestore={restore}
        onDiscard={() => void recovery.discard()}
        onPostpone={recovery.postpone}
      />
      <ItemConflict
        current={saving.conflict?.isPostponed === false ? saving.conflict.current : null}
        draft={draft}
        isSaving={saving.isSaving}
        onPostpone={() => saving.postpone(true)}
        onTakeTheirs={() => void takeTheirs()}
        onKeepMine={() => void save(saving.keepMine)}
      />
      <HistoryDialog
        isOpen={isHistoryOpen}
        item={item}
        draft={draft}
        keepScreen={saving.storeRevision}
        onClose={() => setHistoryOpen(false)}
        onRestored={(restored) => {
          continueFrom(restored);
          setHistoryOpen(false);
        }}
      />
    </EditorFrame>
  );
}
