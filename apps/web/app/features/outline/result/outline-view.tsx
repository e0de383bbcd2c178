import { Button, Tabs, Textarea, TextInput } from '@mantine/core';
import { saveOutline, updateOutline, type OutlineResult } from '@pagewright/contract/outline';
import { IconArrowBackUp, IconDeviceFloppy, IconPencilPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../lib/api/call-api.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { outlineMessages } from '../messages.ts';
import { InsightsTab, ScoringTab, TargetingTab, Tips } from './insight-tabs.tsx';
import { PerformanceSummary } from './performance-summary.tsx';
import { SectionList } from './section-list.tsx';
import { sendToEditor } from './send-to-editor.ts';
import { changedBody, useOutlineEditing } from './use-outline-editing.ts';
import classes from '../outline.module.css';

interface OutlineViewProps {
  readonly made: OutlineResult;
  /** Null for one that is not saved yet. */
  readonly savedId: string | null;
  readonly onSaved: (id: string) => void;
}

/** An outline with its summary, four tabs and tips, and what can be done with it. */
export function OutlineView({ made, savedId, onSaved }: OutlineViewProps) {
  const m = useMessages(outlineMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const editing = useOutlineEditing(made);
  const [isSaving, setSaving] = useState(false);
  const [isSending, setSending] = useState(false);
  const { result } = editing;

  async function save(): Promise<void> {
    setSaving(true);
    const body = changedBody(result);
    const { data, error } =
      savedId === null
        ? await callApi(saveOutline, { body })
        : await callApi(updateOutline, { params: { id: savedId }, body });
    setSaving(false);
    if (error) return notifyFailure(error, { message: m.saveFailed });
    editing.markSaved();
    notify({ type: 'success', message: m.saved });
    void queries.invalidateQueries({ queryKey: ['api', 'outline'] });
    onSaved(data.id);
  }

  async function send(): Promise<void> {
    setSending(true);
    const sent = await sendToEditor(result);
    setSending(false);
    if ('failure' in sent) return notifyFailure(sent.failure, { message: m.sendFailed });
    void queries.invalidateQueries({ queryKey: ['api', 'content'] });
    notify({ type: 'success', message: m.sent });
    void navigate(`/content/${sent.id}`);
  }

  return (
    <section className={classes.result} aria-label={m.result}>
      <div className={classes.toolbar}>
        <Button leftSection={<IconPencilPlus size={17} />} loading={isSending} onClick={() => void send()}>
          {m.send}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={17} />}
          loading={isSaving}
          disabled={savedId !== null && !editing.isChanged}
          onClick={() => void save()}
        >
          {savedId === null ? m.save : m.saveChanges}
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
      <Tabs defaultValue="outline" keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="outline">{m.tabOutline}</Tabs.Tab>
          <Tabs.Tab value="insights">{m.tabInsights}</Tabs.Tab>
          <Tabs.Tab value="targeting">{m.tabTargeting}</Tabs.Tab>
          <Tabs.Tab value="scoring">{m.tabScoring}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="outline" pt="md">
          <div className={classes.written}>
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
      <div className={classes.prose}>
        <Tips title={m.tips} tips={result.optimizationTips} />
      </div>
    </section>
  );
}
