import type { OutlineResult, SavedOutline } from '@pagewright/contract/outline';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { OutlineForm } from './form/outline-form.tsx';
import { outlineMessages } from './messages.ts';
import { OutlineView } from './result/outline-view.tsx';
import classes from './outline.module.css';

interface CreatedOutline {
  readonly result: OutlineResult;
  /** As last saved; null before. */
  readonly saved: SavedOutline | null;
  readonly version: number;
}

interface NewOutlineProps {
  /** Called with the ID of the displayed outline; empty if none is saved. */
  readonly onDisplayed: (id: string) => void;
}

/** Asks what to outline and shows the result; saving does not change the screen. */
export function NewOutline({ onDisplayed }: NewOutlineProps) {
  const m = useMessages(outlineMessages);
  const [created, setCreated] = useState<CreatedOutline | null>(null);
  // Not state: a new request right after typing must still ask.
  const isChanged = useRef(false);
  const tellChanged = useCallback((is: boolean): void => {
    isChanged.current = is;
  }, []);
  const show = (result: OutlineResult, saved: SavedOutline | null): void =>
    setCreated((before) => ({ result, saved, version: (before?.version ?? 0) + 1 }));

  const heading = useRef<HTMLHeadingElement>(null);
  const turn = created?.version ?? 0;
  useEffect(() => {
    if (turn > 0) heading.current?.focus();
  }, [turn]);

  // After the guard knows the new URL as its own.
  const notifyDisplayed = useEffectEvent(onDisplayed);
  const savedId = created?.saved?.id ?? '';
  useEffect(() => notifyDisplayed(savedId), [savedId]);

  return (
    <>
      <OutlineForm hasUnsavedChanges={() => isChanged.current} onCreated={(result) => show(result, null)} />
      {created ? (
        <>
          <h2 className={classes.resultTitle} ref={heading} tabIndex={-1}>
            {m.resultFor(created.result.analysisData.keyword)}
          </h2>
          <OutlineView
            key={created.version}
            initial={created.result}
            saved={created.saved}
            onChanged={tellChanged}
            onSaved={(saved) => setCreated((before) => before && { ...before, saved })}
            onTakeTheirs={(theirs) => show(theirs.result, theirs)}
          />
        </>
      ) : null}
    </>
  );
}
