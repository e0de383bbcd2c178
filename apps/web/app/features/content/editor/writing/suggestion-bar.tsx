import { ActionIcon, Alert, Button } from '@mantine/core';
import { IconCheck, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { ScoredFields } from '@pagewright/contract/score';
import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { ProgressView } from '../../../../ui/progress-view.tsx';
import type { PreparedEvidence } from '../../../scoring/index.ts';
import { writingMessages } from './messages.ts';
import { rememberPositions } from './stored-suggestions.ts';
import { SuggestionFacts } from './suggestion-facts.tsx';
import {
  acceptSuggestions,
  addSuggestions,
  NO_SUGGESTIONS,
  rejectSuggestions,
  selectSuggestion,
  getSuggestions,
} from './suggestions-state.ts';
import { useScoreEffect } from './use-score-effect.ts';
import type { Writing } from './use-writing.ts';
import classes from './writing.module.css';

interface SuggestionBarProps {
  readonly editor: Editor | null;
  readonly writing: Writing;
  readonly article: ScoredFields;
  readonly evidence: PreparedEvidence | null;
}

/** What is being written, why it failed, and the suggestions to decide, one by one. */
export function SuggestionBar({ editor, writing, article, evidence }: SuggestionBarProps) {
  const m = useMessages(writingMessages);
  const state =
    useEditorState({ editor, selector: ({ editor: now }) => (now ? getSuggestions(now.state) : null) }) ??
    NO_SUGGESTIONS;
  const { open } = state;
  const at = Math.max(
    0,
    open.findIndex(({ id }) => id === state.currentId),
  );
  const current = open[at] ?? null;
  const points = useScoreEffect(editor, current, article, evidence);
  const currentId = current?.id;
  useEffect(() => {
    if (!editor || editor.isDestroyed || currentId === undefined) return;
    // After this panel has taken its space.
    const frame = requestAnimationFrame(() =>
      editor.view.dom.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [editor, currentId]);
  const { kind, failure } = writing;
  const isEmpty = kind === null && failure === null && current === null;

  function select(step: number): void {
    const next = open[(at + step + open.length) % open.length];
    if (!editor || !next) return;
    editor.view.dispatch(selectSuggestion(editor.state, next.id));
  }

  function accept(ids: readonly string[]): void {
    editor?.view.dispatch(acceptSuggestions(editor.state, ids));
    notify({ type: 'success', message: m.accepted(ids.length) });
  }

  function reject(ids: readonly string[]): void {
    if (!editor) return;
    const taken = open.filter(({ id }) => ids.includes(id));
    const bringBack = rememberPositions(editor.state.doc, taken);
    editor.view.dispatch(rejectSuggestions(editor.state, ids));
    const undo = (): void => {
      const found = editor.isDestroyed ? [] : bringBack(editor.state.doc);
      if (found.length > 0) editor.view.dispatch(addSuggestions(editor.state, found));
      const lost = taken.length - found.length;
      if (lost > 0) notify({ type: 'warning', message: m.dropped(lost) });
    };
    const action = { label: getMessages(writingMessages).undo, onSelect: undo };
    notify({ type: 'info', message: m.rejected(ids.length), action });
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {writing.announcement}
      </p>
      {isEmpty ? null : (
        <section className={classes.panel} aria-label={m.region}>
          {kind === null ? null : (
            <ProgressView
              step={writing.step || m.name(kind)}
              done={0}
              total={0}
              cancelLabel={m.cancel}
              onCancel={writing.cancel}
            />
          )}
          {failure ? (
            <Alert
              color="red"
              role="alert"
              withCloseButton
              closeButtonLabel={m.dismiss}
              onClose={writing.dismiss}
            >
              {failure.message}
              <div className={`${classes.buttons} ${classes.remedies}`}>
                {failure.isPassing ? (
                  <Button size="compact-sm" variant="default" onClick={() => writing.run(failure.kind)}>
                    {m.again}
                  </Button>
                ) : null}
                {failure.isOfModel ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => writing.run(failure.kind, 'built_in')}
                  >
                    {m.useBuiltIn}
                  </Button>
                ) : null}
              </div>
            </Alert>
          ) : null}
          {current ? (
            <>
              <div className={classes.head}>
                <strong>{m.place(at + 1, open.length)}</strong>
                {open.length > 1 ? (
                  <>
                    <ActionIcon variant="subtle" size={28} aria-label={m.previous} onClick={() => select(-1)}>
                      <IconChevronLeft size={17} />
                    </ActionIcon>
                    <ActionIcon variant="subtle" size={28} aria-label={m.next} onClick={() => select(1)}>
                      <IconChevronRight size={17} />
                    </ActionIcon>
                  </>
                ) : null}
              </div>
              <SuggestionFacts suggestion={current} points={points} />
              <div className={classes.buttons}>
                <Button
                  size="xs"
                  leftSection={<IconCheck size={15} />}
                  aria-keyshortcuts="Control+Shift+Enter"
                  onClick={() => accept([current.id])}
                >
                  {m.accept}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconX size={15} />}
                  aria-keyshortcuts="Control+Shift+Backspace"
                  onClick={() => reject([current.id])}
                >
                  {m.reject}
                </Button>
                {open.length > 1 ? (
                  <>
                    <Button size="xs" variant="subtle" onClick={() => accept(open.map(({ id }) => id))}>
                      {m.acceptAll}
                    </Button>
                    <Button size="xs" variant="subtle" onClick={() => reject(open.map(({ id }) => id))}>
                      {m.rejectAll}
                    </Button>
                  </>
                ) : null}
              </div>
            </>
          ) : null}
        </section>
      )}
    </>
  );
}
