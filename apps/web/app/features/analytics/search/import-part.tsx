import { Button, FileButton, TextInput } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { searchMessages } from './search-messages.ts';
import type { Days, useSearchImport } from './use-search-import.ts';
import classes from '../analytics.module.css';

/** Takes an export, and asks for its days where it names none. */
export function ImportPart({ importing }: { readonly importing: ReturnType<typeof useSearchImport> }) {
  const m = useMessages(searchMessages);
  const { isImporting, problem, waiting, take, giveUp } = importing;
  return (
    <div>
      <FileButton
        accept=".zip,.csv,.tsv,application/zip,text/csv"
        onChange={(file) => {
          if (file) void take(file);
        }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={isImporting}
            leftSection={<IconFileImport size={17} />}
          >
            {isImporting ? m.importing : m.import}
          </Button>
        )}
      </FileButton>
      {problem === null ? null : (
        <p className={classes.problem} role="alert">
          {`${m.importFailed}. ${problem}`}
        </p>
      )}
      {waiting === null ? null : <DaysForm onDays={(days) => void take(waiting, days)} onCancel={giveUp} />}
    </div>
  );
}

interface DaysFormProps {
  readonly onDays: (days: Days) => void;
  readonly onCancel: () => void;
}

function DaysForm({ onDays, onCancel }: DaysFormProps) {
  const m = useMessages(searchMessages);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isWhole = from !== '' && to !== '' && from <= to;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isWhole) onDays({ from, to });
  }
  return (
    <form className={classes.days} aria-label={m.daysTitle} onSubmit={submit}>
      <p role="status">{m.daysTitle}</p>
      <TextInput
        type="date"
        label={m.firstDay}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={m.lastDay}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!isWhole}>
        {m.importDays}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {m.cancel}
      </Button>
    </form>
  );
}
