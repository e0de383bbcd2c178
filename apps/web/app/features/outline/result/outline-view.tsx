import { Button, Tabs, Textarea, TextInput } from '@mantine/core';
import { sendToEditor, type OutlineResult, type SavedOutline } from '@pagewright/contract/outline';
import { IconArrowBackUp, IconDeviceFloppy, IconPencilPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { useLeaveGuard } from '../../../lib/unsaved-work/use-leave-guard.ts';
import { Hint } from '../../../lib/hints/hint.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TabList } from '../../../lib/tabs/tab-list.tsx';
import { outlineMessages } from '../messages.ts';
import { InsightsTab, ScoringTab, TargetingTab, Tips } from './insight-tabs.tsx';
import { OutlineConflict } from './outline-conflict.tsx';
import { PerformanceSummary } from './performance-summary.tsx';
import { QuestionList } from './question-list.tsx';
import { SectionList } from './section-list.tsx';
import {
  toRequestBody,
  isSameOutline,
  useOutlineEditing,
  type OutlineEditing,
} from './use-outline-editing.ts';
import { useOutlineSaving } from './use-outline-saving.ts';
import classes from '../outline.module.css';

interface OutlineViewProps {
  readonly initial: OutlineResult;
  /** As opened; null if it is unsaved. */
  readonly saved: SavedOutline | null;
  readonly onSaved: (saved: SavedOutline) => void;
  /** Called with whether there are unsaved changes. */
  readonly onChanged?: (isChanged: boolean) => void;
  /** Replaces the screen with the version saved elsewhere. */
  readonly onTakeTheirs?: (theirs: SavedOutline) => void;
}

/** An outline with its summary, four tabs, tips, and actions. */
export function OutlineView({ initial, saved, onSaved, onChanged, onTakeTheirs }: OutlineViewProps) {
  const m = useMessages(outlineMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const editing = useOutlineEditing(initial);
  const saving = useOutlineSaving(saved);
  const { result, isChanged } = editing;
  const ownPath = saved === null ? '/outline' : `/outline/${saved.id}`;
  const guard = useLeaveGuard({ isDirty: isChanged || saved === null, ownPath });
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);
  const sent = useRef(result);
  const sending = useApiMutation(sendToEditor, {
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['api', 'content'] });
      notify({ type: 'success', message: m.sent });
      // The draft contains all of a new outline; for later changes or a saved one, ask.
      if (saved === null && isSameOutline(result, sent.current)) guard.release();
      void navigate(`/content/${id}`);
    },
    onError: ({ failure }) => notifyFailure(failure, { message: m.sendFailed }),
  });

  async function save(by: (result: OutlineResult) => Promise<SavedOutline | null>): Promise<void> {
    const kept = await by(result);
    if (!kept) return;
    editing.markSaved(result);
    onSaved(kept);
  }

  return (
    <section className={classes.result} aria-label={m.result}>
      <div className={classes.toolbar}>
        <Button
          leftSection={<IconPencilPlus size={17} />}
          loading={sending.isPending}
          onClick={() => {
            sent.current = result;
            sending.mutate({ body: toRequestBody(result) });
          }}
        >
          {m.send}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={17} />}
          loading={saving.isSaving}
          disabled={saved !== null && !isChanged}
          onClick={() => void save(saving.save)}
        >
          {saved === null ? m.save : m.saveChanges}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={17} />}
          disabled={!editing.canUndo}
          onClick={editing.undo}
        >
          {m.undo}
        </Button>
      </div>
      <PerformanceSummary result={result} />
      <ResultTabs editing={editing} />
      <div className={classes.prose}>
        <Tips title={m.tips} tips={result.optimizationTips} />
      </div>
      <OutlineConflict
        theirs={saving.conflict}
        mine={result}
        isSaving={saving.isSaving}
        onKeepMine={() => void save(saving.keepMine)}
        onTakeTheirs={() => {
          if (saving.conflict) onTakeTheirs?.(saving.conflict);
        }}
        onPostpone={saving.postpone}
      />
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={m.leaveTitle}
        confirmLabel={m.leave}
        cancelLabel={m.stay}
        isDestructive
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {m.leaveText}
      </ConfirmDialog>
    </section>
  );
}

function ResultTabs({ editing }: { readonly editing: OutlineEditing }) {
  const m = useMessages(outlineMessages);
  const { result } = editing;
  return (
    <Tabs defaultValue="outline" keepMounted={false}>
      <TabList>
        <Tabs.Tab value="outline">{m.tabOutline}</Tabs.Tab>
        <Tabs.Tab value="insights">{m.tabInsights}</Tabs.Tab>
        <Tabs.Tab value="targeting">{m.tabTargeting}</Tabs.Tab>
        <Tabs.Tab value="scoring">{m.tabScoring}</Tabs.Tab>
      </TabList>
      {/* A section being edited stays while other tabs are shown. */}
      <Tabs.Panel value="outline" pt="md" keepMounted>
        <div className={classes.written}>
          <Hint name="outline" />
          <TextInput
            label={m.title}
            description={m.titleHelp(result.outline.title.length)}
            maxLength={300}
            value={result.outline.title}
            onChange={(event) => editing.change({ title: event.currentTarget.value })}
          />
          <Textarea
            label={m.metaDescription}
            description={m.descriptionHelp(result.outline.metaDescription.length)}
            autosize
            maxLength={1_000}
            value={result.outline.metaDescription}
            onChange={(event) => editing.change({ metaDescription: event.currentTarget.value })}
          />
        </div>
        <SectionList editing={editing} />
        <QuestionList analysis={result.analysisData} />
      </Tabs.Panel>
      <Tabs.Panel value="insights" pt="md">
        <InsightsTab result={result} />
      </Tabs.Panel>
      <Tabs.Panel value="targeting" pt="md">
        <TargetingTab result={result} />
      </Tabs.Panel>
      <Tabs.Panel value="scoring" pt="md">
        <ScoringTab result={result} />
      </Tabs.Panel>
    </Tabs>
  );
}
