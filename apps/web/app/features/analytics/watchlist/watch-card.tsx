import { Button, FileButton, TextInput } from '@mantine/core';
import { WATCHLIST_LIMITS, type Watched, type WatchedKind } from '@pagewright/contract/analytics';
import { IconFileImport, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { readFirstColumn } from '../../../lib/keyword-files/read-first-column.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Suggestions } from './suggestions.tsx';
import { useWatchlist } from './use-watchlist.ts';
import { watchMessages } from './watch-messages.ts';
import classes from './watchlist.module.css';

const LIMITS = { competitor: WATCHLIST_LIMITS.competitors, keyword: WATCHLIST_LIMITS.keywords } as const;

interface WatchCardProps {
  readonly kind: WatchedKind;
  readonly entries: readonly Watched[];
}

/** A list with its entries and a form to add more. */
export function WatchCard({ kind, entries }: WatchCardProps) {
  const m = useMessages(watchMessages);
  const { isAdding, problem, add, remove, addFile } = useWatchlist(kind);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const title = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (await add([name])) setName((now) => (now === name ? '' : now));
    field.current?.focus();
  }

  return (
    <section className={classes.card} aria-labelledby={title}>
      <div className={classes.head}>
        <h2 id={title}>{m[kind]}</h2>
        <span className={classes.quiet}>{m.count(entries.length, LIMITS[kind])}</span>
      </div>
      {entries.length === 0 ? (
        <p className={classes.quiet}>{m[`none_${kind}`]}</p>
      ) : (
        <ul className={classes.chips}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <span>{entry.name}</span>
              {entry.mayRemove ? (
                <button
                  type="button"
                  aria-label={m.remove(entry.name)}
                  onClick={() => {
                    remove(entry);
                    field.current?.focus();
                  }}
                >
                  <IconX size={14} aria-hidden="true" />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput
          ref={field}
          aria-label={m[`addLabel_${kind}`]}
          placeholder={m[`${kind}Placeholder`]}
          maxLength={WATCHLIST_LIMITS[kind]}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={isAdding} leftSection={<IconPlus size={16} />}>
          {m.add}
        </Button>
        <FileButton
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(file) => {
            if (file) void addFile(file, readFirstColumn);
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              aria-label={m[`importLabel_${kind}`]}
              leftSection={<IconFileImport size={16} />}
            >
              {m.importFile}
            </Button>
          )}
        </FileButton>
      </form>
      <Suggestions kind={kind} onAdd={(suggested) => void add([suggested])} />
    </section>
  );
}
