import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { WideDialog } from '../../../../ui/wide-dialog.tsx';
import type { EvidenceState } from '../../../scoring/index.ts';
import { AddPages } from './add-pages.tsx';
import { evidenceMessages } from './messages.ts';
import { PageList } from './page-list.tsx';
import { ResearchPages } from './research-pages.tsx';
import classes from './evidence.module.css';

interface ComparedPagesProps {
  readonly state: EvidenceState;
  /** The keyword's research, with a way to refresh it. */
  readonly research: ReactNode;
  /** Further actions on the pages. */
  readonly actions: ReactNode;
  readonly isReadOnly: boolean;
  /** Returns the ID of the item, saving it first if it is new; null if that fails. */
  readonly ensureSaved: () => Promise<string | null>;
}

/** What the score is compared with, and how to change it. */
export function ComparedPages({ state, research, actions, isReadOnly, ensureSaved }: ComparedPagesProps) {
  const m = useMessages(evidenceMessages);
  const [itemId, setItemId] = useState<string | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const pages = state.evidence?.pages ?? [];
  const found = state.evidence?.research ?? null;

  async function open(): Promise<void> {
    setOpening(true);
    const id = await ensureSaved();
    setOpening(false);
    setItemId(id);
    setUnsaved(id === null);
  }

  return (
    <div className={classes.compared}>
      {pages.length > 0 ? <p className={classes.quiet}>{m.comparedWith(pages.length)}</p> : null}
      {pages.length === 0 && !found ? <p className={classes.quiet}>{m.none}</p> : null}
      {research}
      {state.hasFailed ? (
        <p className={classes.quiet} role="alert">
          {m.loadFailed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void state.reload()}>
            {m.retry}
          </Button>
        </p>
      ) : null}
      <div className={classes.actions}>
        {isReadOnly && pages.length === 0 && !found ? null : (
          <Button variant="default" size="xs" loading={isOpening} onClick={() => void open()}>
            {pages.length === 0 && !found ? m.add : m.manage}
          </Button>
        )}
        {actions}
      </div>
      {isUnsaved ? (
        <p className={classes.quiet} role="alert">
          {m.saveFirst}
        </p>
      ) : null}
      <WideDialog
        isOpen={itemId !== null}
        title={m.title}
        width={760}
        closeLabel={m.close}
        onClose={() => setItemId(null)}
      >
        <p className={classes.help}>{m.help}</p>
        {itemId === null ? null : (
          <PageList itemId={itemId} pages={pages} isReadOnly={isReadOnly} onChange={state.reload} />
        )}
        {itemId !== null && found ? <ResearchPages research={found} listed={pages} /> : null}
        {itemId === null || isReadOnly ? null : <AddPages itemId={itemId} onAdded={state.reload} />}
      </WideDialog>
    </div>
  );
}
