import { Menu } from '@mantine/core';
import { REWORDING_KINDS, WRITING_KINDS, type WritingKind } from '@pagewright/contract/content';
import { IconCheck, IconSparkles } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { useDialogEscape } from '../../../../ui/use-dialog-escape.ts';
import { UsageHint, useMissingModel } from '../../../usage/index.ts';
import { EDITOR_LAYERS } from '../editor-layers.ts';
import { chooseBrowserModel, useBrowserModel } from './browser-model-choice.ts';
import { writingMessages } from './messages.ts';
import { findMissingEvidence, type WritingEvidence } from './missing-evidence.ts';
import classes from './writing.module.css';

interface WriteMenuProps {
  readonly editor: Editor;
  /** On a selection: rewording only. */
  readonly isOnSelection?: boolean;
  readonly onWrite: (kind: WritingKind) => void;
  readonly evidence: WritingEvidence;
}

/** The writing actions; opened by its button, and in the toolbar by Ctrl+J. */
export function WriteMenu({ editor, isOnSelection = false, onWrite, evidence }: WriteMenuProps) {
  const m = useMessages(writingMessages);
  const [isOpen, setOpen] = useState(false);
  const { isMissing: hasNone, mayConnect } = useMissingModel();
  const browserModel = useBrowserModel();
  const isMissing = hasNone && !browserModel.isChosen;
  useEffect(() => {
    if (isOnSelection) return;
    const { dom } = editor.view;
    const open = (event: KeyboardEvent): void => {
      const isShortcut = event.key.toLowerCase() === 'j' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    dom.addEventListener('keydown', open);
    return () => dom.removeEventListener('keydown', open);
  }, [editor, isOnSelection]);
  useDialogEscape(isOpen, () => setOpen(false));
  const kinds: readonly WritingKind[] = isOnSelection ? REWORDING_KINDS : WRITING_KINDS;
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      portalProps={EDITOR_LAYERS}
      width={270}
      trapFocus
      returnFocus
    >
      <Menu.Target>
        <button
          type="button"
          className={classes.write}
          data-toolbar-button={isOnSelection ? undefined : true}
          aria-label={isOnSelection ? m.writeSelection : undefined}
          aria-keyshortcuts={isOnSelection ? undefined : 'Control+J'}
          // Keeps the text selection.
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconSparkles size={16} stroke={1.8} aria-hidden="true" />
          <span>{m.write}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => {
          const missing = isMissing ? findMissingEvidence(kind, evidence) : null;
          return (
            <Menu.Item
              key={kind}
              disabled={missing !== null}
              className={missing === null ? undefined : classes.missing}
              onClick={() => onWrite(kind)}
            >
              {m.name(kind)}
              {missing === null ? null : (
                <span className={classes.reason}>{m.missing(missing, mayConnect)}</span>
              )}
            </Menu.Item>
          );
        })}
        {isMissing && mayConnect && kinds.some((kind) => findMissingEvidence(kind, evidence) !== null) ? (
          <Menu.Item component={Link} to="/settings/api-keys">
            {m.connectModel}
          </Menu.Item>
        ) : null}
        {browserModel.state === 'unavailable' ? null : (
          <Menu.Item
            closeMenuOnClick={false}
            rightSection={browserModel.isChosen ? <IconCheck size={15} aria-hidden="true" /> : null}
            onClick={() => chooseBrowserModel(!browserModel.isChosen)}
          >
            {m.browserModel(browserModel.isChosen)}
            <span className={classes.reason}>{m.browserModelHelp(browserModel.state)}</span>
          </Menu.Item>
        )}
        <div className={classes.hint} role="presentation">
          <UsageHint kind="ai" />
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
