import { Button } from '@mantine/core';
import { IconSwords } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LoadingState } from '../../../../ui/loading-state.tsx';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import type { EditorRange } from '../rich-text/highlight-places.ts';
import { DuelView } from './duel-view.tsx';
import { duelMessages } from './messages.ts';
import type { DuelInput } from './use-duel.ts';
import type { RequestedDuel } from './use-duel-request.ts';
import classes from './duel.module.css';

interface PassageDuelProps extends Omit<DuelInput, 'itemId' | 'panelQuestions'> {
  /** A page that a link asks to compare with: the dialog opens by itself. */
  readonly request: RequestedDuel | null;
  /** The item that the request is about. */
  readonly requestedId: string | null;
  /** Returns the ID of the item, saving it first if it is new; null if that fails. */
  readonly ensureSaved: () => Promise<string | null>;
  /** Jumps to places in the text, once the dialog is closed. */
  readonly onJump: (ranges: readonly EditorRange[]) => void;
}

/** The button and dialog of the passage duel. */
export function PassageDuel({
  ensureSaved,
  onJump,
  request,
  requestedId,
  keyword,
  ...input
}: PassageDuelProps) {
  const m = useMessages(duelMessages);
  const [itemId, setItemId] = useState<string | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [isJumping, setJumping] = useState(false);

  const shownId = itemId ?? (request === null ? null : requestedId);
  const questions = request?.questions ?? [];
  // Without a keyword, the first question says what the duel is about.
  const subject = keyword.trim() || questions[0];
  const close = (): void => {
    setItemId(null);
    request?.close();
  };

  async function open(): Promise<void> {
    setOpening(true);
    const id = await ensureSaved();
    setOpening(false);
    setJumping(false);
    setItemId(id);
    setUnsaved(id === null);
  }

  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={isOpening}
        leftSection={<IconSwords size={15} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {m.open}
      </Button>
      {isUnsaved ? (
        <p className={classes.quiet} role="alert">
          {m.saveFirst}
        </p>
      ) : null}
      <WideDialog
        isOpen={shownId !== null}
        title={m.title}
        width={860}
        closeLabel={m.close}
        returnsFocus={!isJumping}
        onClose={close}
      >
        <p className={classes.help}>{m.help}</p>
        {request === null ? null : <RequestedPage request={request} />}
        {subject === undefined ? (
          <EmptyState title={m.noKeywordTitle} description={m.noKeyword} />
        ) : shownId === null || request?.state === 'reading' ? null : (
          <DuelView
            {...input}
            itemId={shownId}
            keyword={subject}
            panelQuestions={questions}
            onJump={(ranges) => {
              setJumping(true);
              close();
              onJump(ranges);
            }}
          />
        )}
      </WideDialog>
    </>
  );
}

/** Whether the page that a link asks for is read, could not be, or is among the compared ones. */
function RequestedPage({ request: { url, state, refusals } }: { readonly request: RequestedDuel }) {
  const m = useMessages(duelMessages);
  if (state === 'reading') return <LoadingState label={m.readingPage(url)} />;
  if (state === 'ready') return <p className={classes.quiet}>{m.comparedWithPage(url)}</p>;
  const [refusal] = refusals?.refusals ?? [];
  return (
    <p className={classes.quiet} role="alert">
      {m.pageNotRead(url)} {refusal?.text}
    </p>
  );
}
