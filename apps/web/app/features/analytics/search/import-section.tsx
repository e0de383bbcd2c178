import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { DateRangeForm } from '../date-range-form.tsx';
import { searchConsoleMessages } from './search-console-messages.ts';
import type { useSearchImport } from './use-search-import.ts';
import classes from '../analytics.module.css';

/** Imports an export file and asks for its days if it names none. */
export function ImportSection({ importing }: { readonly importing: ReturnType<typeof useSearchImport> }) {
  const m = useMessages(searchConsoleMessages);
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
      {waiting === null ? null : (
        <div className={classes.days}>
          <p role="status">{m.daysTitle}</p>
          <DateRangeForm
            label={m.daysTitle}
            submitLabel={m.importDays}
            onDays={(days) => void take(waiting, days)}
          >
            <Button variant="default" onClick={giveUp}>
              {m.cancel}
            </Button>
          </DateRangeForm>
        </div>
      )}
    </div>
  );
}
