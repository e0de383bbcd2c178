import { Button, TextInput } from '@mantine/core';
import { GOOGLE_ANALYTICS_LIMITS, updateGoogleAnalyticsConnection } from '@pagewright/contract/analytics';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { googleAnalyticsMessages } from './google-analytics-messages.ts';
import classes from '../connection/connection.module.css';

interface PropertyFormProps {
  readonly property: string;
  readonly onChanged: () => void;
}

/** Changes the property of a connection; Google is asked about it first. */
export function PropertyForm({ property, onChanged }: PropertyFormProps) {
  const m = useMessages(googleAnalyticsMessages);
  const { run, isRunning } = useLongCall(updateGoogleAnalyticsConnection);
  const [chosen, setChosen] = useState(property);
  const [problem, setProblem] = useState<ReactNode>(null);
  const isOther = chosen.trim() !== '' && chosen.trim() !== property;

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setProblem(null);
    const { error } = await run({ body: { property: chosen.trim() } });
    if (!error) {
      notify({ type: 'success', message: m.saved });
      onChanged();
    } else if (error.code !== 'cancelled') setProblem(failureText(error));
  }

  return (
    <form className={classes.part} onSubmit={(event) => void save(event)}>
      <div className={classes.choice}>
        <TextInput
          label={m.property}
          description={isOther ? m.otherProperty : undefined}
          maxLength={GOOGLE_ANALYTICS_LIMITS.property}
          autoComplete="off"
          value={chosen}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        {isOther ? (
          <Button type="submit" loading={isRunning}>
            {m.saveProperty}
          </Button>
        ) : null}
      </div>
      {problem === null && !isRunning ? null : (
        <p className={problem === null ? classes.quiet : classes.fault} role="status">
          {isRunning ? m.connecting : problem}
        </p>
      )}
    </form>
  );
}
