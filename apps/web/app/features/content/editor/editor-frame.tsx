import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { editorMessages } from './messages.ts';
import { useEscape } from './use-escape.ts';
import { useInertPage } from './use-inert-page.ts';
import classes from './editor.module.css';

interface EditorFrameProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** The title gets initial focus if no field of the form should. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The wide dialog around an item; full-screen on phones. */
export function EditorFrame({ title, actions, takesFocus = false, children, onClose }: EditorFrameProps) {
  const m = useMessages(editorMessages);
  const content = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false });
  useEscape(content, onClose);
  useInertPage();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="min(1320px, 96vw)"
      fullScreen={isNarrow}
      centered
      padding="md"
      yOffset="2.5dvh"
      closeOnEscape={false}
      classNames={{ inner: classes.inner, content: classes.content }}
      // The frame remounts once the item has loaded, so a fade would flicker.
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.42} />
      <Modal.Content ref={content}>
        {/* Not the library's header: a page has only one, and a dialog has none. */}
        <div className={classes.header}>
          <Modal.Title className={classes.heading} tabIndex={-1} data-autofocus={takesFocus || undefined}>
            {title}
          </Modal.Title>
          <div className={classes.headerActions}>{actions}</div>
          <Modal.CloseButton aria-label={m.close} className={classes.close} />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
        <div data-editor-layers />
      </Modal.Content>
    </Modal.Root>
  );
}
