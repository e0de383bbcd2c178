import { Button, TextInput } from '@mantine/core';
import {
  testSearchConnection,
  updateSearchConnection,
  type SearchConnection,
  type SearchPropertyChoice,
} from '@pagewright/contract/analytics';
import { useState } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { SiteChoice, type SiteOption } from '../connection/site-choice.tsx';
import { searchConnectionMessages } from './connection-messages.ts';
import classes from '../connection/connection.module.css';

interface PropertyChoiceProps {
  readonly connection: SearchConnection;
  /** Google's response when the key was entered; null if not asked in this window. */
  readonly known: readonly SearchPropertyChoice[] | null;
  readonly onChanged: () => void;
}

const optionsOf = (properties: readonly SearchPropertyChoice[]): SiteOption[] =>
  properties.map(({ url, isReadable }) => ({ url, isUsable: isReadable }));

/** Tests the connection and sets the property to import and the brand terms. */
export function PropertyChoice({ connection, known, onChanged }: PropertyChoiceProps) {
  const m = useMessages(searchConnectionMessages);
  const test = useLongCall(testSearchConnection);
  const update = useLongCall(updateSearchConnection);
  return (
    <SiteChoice
      messages={{
        ...m,
        label: m.property,
        choose: m.chooseProperty,
        save: m.saveProperty,
        replaces: m.otherProperty,
        none: connection.email === null ? m.noPropertiesOfPerson : m.noProperties(connection.email),
        notUsable: m.notReadable,
      }}
      site={connection.property}
      known={known && optionsOf(known)}
      isTesting={test.isRunning}
      isSaving={update.isRunning}
      onTest={async () => {
        const result = await test.run({});
        return result.error ? result : { data: optionsOf(result.data.properties), error: null };
      }}
      onSave={(property) => update.run({ body: { property } })}
      onSaved={onChanged}
    >
      <BrandTerms terms={connection.brandTerms} onChanged={onChanged} />
    </SiteChoice>
  );
}

interface BrandTermsProps {
  readonly terms: readonly string[];
  readonly onChanged: () => void;
}

/** Edits the words that make a query a brand search. */
function BrandTerms({ terms, onChanged }: BrandTermsProps) {
  const m = useMessages(searchConnectionMessages);
  const update = useLongCall(updateSearchConnection);
  const saved = terms.join(', ');
  const [text, setText] = useState(saved);

  async function save(): Promise<void> {
    const brandTerms = text.split(',').map((term) => term.trim());
    const { error } = await update.run({ body: { brandTerms } });
    if (!error) {
      notify({ type: 'success', message: m.saved });
      onChanged();
    } else notifyFailure(error);
  }

  return (
    <div className={classes.choice}>
      <TextInput
        label={m.brand}
        description={m.brandHelp}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {text === saved ? null : (
        <Button variant="default" loading={update.isRunning} onClick={() => void save()}>
          {m.saveBrand}
        </Button>
      )}
    </div>
  );
}
