import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { arrivalMessages } from './arrival-messages.ts';
import { useCountdown } from './use-countdown.ts';
import classes from './result.module.css';

const SECONDS = 5;

/** Counts down and opens Content Studio, unless the user chooses to stay. */
export function ContinueCountdown() {
  const m = useMessages(arrivalMessages);
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  const left = useCountdown(SECONDS, !isStaying);
  useEffect(() => {
    if (left === 0 && !isStaying) void navigate('/content', { replace: true });
  }, [left, isStaying, navigate]);
  return (
    <div className={classes.goingOn}>
      {/* Announced once, not every second. */}
      <p role="status" className={classes.readOut}>
        {isStaying ? m.staying : m.willGoOn}
      </p>
      {isStaying ? null : (
        <>
          <p aria-hidden="true">{m.goingOn(left)}</p>
          <Button variant="subtle" size="compact-sm" onClick={() => setStaying(true)}>
            {m.stay}
          </Button>
        </>
      )}
    </div>
  );
}
