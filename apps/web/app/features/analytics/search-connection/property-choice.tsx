import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  testSearchConnection,
  updateSearchConnection,
  type SearchConnection,
  type SearchPropertyChoice,
} from '@pagewright/contract/analytics';
import { useState, type ReactNode } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { searchConnectionMessages } from './connection-messages.ts';
import classes from '../connection/connection.module.css';

interface PropertyChoiceProps {
  readonly connection: SearchConnection;
  /** Google's response when the key was entered; null if not asked in this window. */
  readonly known: readonly SearchPropertyChoice[] | null;
  readonly onChanged: () => void;
}

/** Tests the key and sets the property to pull and the brand terms. */
export function PropertyChoice({ connection, known, onChanged }: PropertyChoiceProps) {
  const m = useMessages(searchConnectionMessages);
  const test = useLongCall(testSearchConnection);
  const update = useLongCall(updateSearchConnection);
  const [asked, setAsked] = useState(known);
  const [chosen, setChosen] = useState(connection.property ?? '');
  const [brand, setBrand] = useState(connection.brandTerms.join(', '));
  const [outcome, setOutcome] = useState<{ readonly works: boolean; readonly text: ReactNode } | null>(null);
  const properties =
    asked ?? (connection.property === null ? [] : [{ url: connection.property, isReadable: true }]);

  async function runTest(): Promise<void> {
    setOutcome(null);
    const { data, error } = await test.run({});
    if (data) {
      setAsked(data.properties);
      setOutcome({ works: true, text: m.works(data.properties.length) });
    } else if (error.code !== 'cancelled') setOutcome({ works: false, text: failureText(error) });
  }

  async function save(body: { property?: string; brandTerms?: string[] }): Promise<void> {
    setOutcome(null);
    const { error } = await update.run({ body });
    if (!error) {
      notify({ type: 'success', message: m.saved });
      onChanged();
    } else if (error.code !== 'cancelled') setOutcome({ works: false, text: failureText(error) });
  }

  const isOther = chosen !== '' && chosen !== connection.property;
  const terms = brand.split(',').map((term) => term.trim());
  return (
    <div className={classes.part}>
      {asked !== null && asked.length === 0 ? (
        <p className={classes.fault}>
          {connection.email === null ? m.noPropertiesOfPerson : m.noProperties(connection.email)}
        </p>
      ) : (
        <div className={classes.choice}>
          <NativeSelect
            label={m.property}
            description={isOther && connection.property !== null ? m.otherProperty : undefined}
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            data={[
              ...(connection.property === null ? [{ value: '', label: m.chooseProperty }] : []),
              ...properties.map(({ url, isReadable }) => ({
                value: url,
                label: isReadable ? url : m.notReadable(url),
                disabled: !isReadable,
              })),
            ]}
          />
          {isOther ? (
            <Button loading={update.isRunning} onClick={() => void save({ property: chosen })}>
              {m.saveProperty}
            </Button>
          ) : null}
        </div>
      )}
      <div className={classes.choice}>
        <TextInput
          label={m.brand}
          description={m.brandHelp}
          value={brand}
          onChange={({ currentTarget: { value } }) => setBrand(value)}
        />
        {brand === connection.brandTerms.join(', ') ? null : (
          <Button
            variant="default"
            loading={update.isRunning}
            onClick={() => void save({ brandTerms: terms })}
          >
            {m.saveBrand}
          </Button>
        )}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" loading={test.isRunning} onClick={() => void runTest()}>
          {m.test}
        </Button>
        <p className={outcome?.works === false ? classes.fault : classes.quiet} role="status">
          {test.isRunning ? m.connecting : outcome?.text}
        </p>
      </div>
    </div>
  );
}
