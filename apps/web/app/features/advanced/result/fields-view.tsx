import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { advancedMessages } from '../messages.ts';
import { fieldLabel, isScore } from './field-label.ts';
import { fieldNameMessages } from './field-name-messages.ts';
import { ScoreBar } from './score-bar.tsx';
import classes from './result.module.css';

/** Below this depth, a field only shows its number of entries. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = 200;

interface FieldsViewProps {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly depth?: number;
}

/** Any result as labeled fields; scores are bars, unknown values a dash. */
export function FieldsView({ fields, depth = 0 }: FieldsViewProps) {
  const names = useMessages(fieldNameMessages);
  return (
    <dl className={classes.labeled}>
      {Object.entries(fields).map(([name, value]) => (
        <div key={name}>
          {typeof value === 'number' && isScore(name, value) ? (
            <dd className={classes.barField}>
              <ScoreBar label={fieldLabel(names, name)} score={value} />
            </dd>
          ) : (
            <>
              <dt>{fieldLabel(names, name)}</dt>
              <dd>
                <Value value={value} depth={depth} />
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

function Value({ value, depth }: { readonly value: unknown; readonly depth: number }): ReactNode {
  const m = useMessages(advancedMessages);
  if (value === null || value === undefined || value === '') return m.unknown;
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  if (typeof value === 'number') return m.number(value);
  if (typeof value === 'string') return <Text text={value} />;
  if (Array.isArray(value)) {
    if (value.length === 0) return m.none;
    if (depth >= MAX_DEPTH) return m.entries(value.length);
    return (
      <ul className={classes.entries}>
        {Object.entries<unknown>(value.slice(0, MAX_ENTRIES)).map(([at, entry]) => (
          <li key={at}>
            <Value value={entry} depth={depth + 1} />
          </li>
        ))}
        {value.length > MAX_ENTRIES ? <li>{m.entries(value.length)}</li> : null}
      </ul>
    );
  }
  if (typeof value !== 'object') return null;
  return depth >= MAX_DEPTH ? (
    m.entries(Object.keys(value).length)
  ) : (
    <FieldsView fields={{ ...value }} depth={depth + 1} />
  );
}

function Text({ text }: { readonly text: string }) {
  return /^https?:\/\/\S+$/.test(text) ? (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  ) : (
    text
  );
}
