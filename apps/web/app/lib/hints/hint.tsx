import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { markShown, wasShown, type HintName } from './shown-hints.ts';
import { hintMessages } from './messages.ts';
import classes from './hint.module.css';

/** A hint for newcomers, shown once per browser. */
export function Hint({ name }: { readonly name: HintName }) {
  const m = useMessages(hintMessages);
  const [isShown, setShown] = useState(() => !wasShown(name));
  useEffect(() => {
    markShown(name);
  }, [name]);
  if (!isShown) return null;
  return (
    <div className={classes.hint} role="note">
      <IconBulb size={18} aria-hidden="true" />
      <p>{m[name]}</p>
      <Button variant="subtle" size="compact-sm" onClick={() => setShown(false)}>
        {m.close}
      </Button>
    </div>
  );
}
