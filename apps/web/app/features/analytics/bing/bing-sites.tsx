import { Button, NativeSelect } from '@mantine/core';
import {
  testBingConnection,
  updateBingConnection,
  type BingSiteChoice,
} from '@pagewright/contract/analytics';
import { useState, type ReactNode } from 'react';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { bingMessages } from './bing-messages.ts';
import classes from '../connection/connection.module.css';

interface BingSitesProps {
  readonly site: string | null;
  /** Bing's response when the key was entered; null if not asked in this window. */
  readonly known: readonly BingSiteChoice[] | null;
  readonly onChanged: () => void;
}

/** Tests the key and sets the site to pull. */
export function BingSites({ site, known, onChanged }: BingSitesProps) {
  const m = useMessages(bingMessages);
  const test = useLongCall(testBingConnection);
  const update = useLongCall(updateBingConnection);
  const [asked, setAsked] = useState(known);
  const [chosen, setChosen] = useState(site ?? '');
  const [outcome, setOutcome] = useState<{ readonly works: boolean; readonly text: ReactNode } | null>(null);
  const sites = asked ?? (site === null ? [] : [{ url: site, isVerified: true }]);
  const isOther = chosen !== '' && chosen !== site;

  async function runTest(): Promise<void> {
    setOutcome(null);
    const { data, error } = await test.run({});
    if (data) {
      setAsked(data.sites);
      setOutcome({ works: true, text: m.works(data.sites.length) });
    } else if (error.code !== 'cancelled') setOutcome({ works: false, text: failureText(error) });
  }

  async function save(): Promise<void> {
    setOutcome(null);
    const { error } = await update.run({ body: { site: chosen } });
    if (!error) {
      notify({ type: 'success', message: m.saved });
      onChanged();
    } else if (error.code !== 'cancelled') setOutcome({ works: false, text: failureText(error) });
  }

  return (
    <div className={classes.part}>
      {asked !== null && asked.length === 0 ? (
        <p className={classes.fault}>{m.noSites}</p>
      ) : (
        <div className={classes.choice}>
          <NativeSelect
            label={m.site}
            description={isOther && site !== null ? m.otherSite : undefined}
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            data={[
              ...(site === null ? [{ value: '', label: m.chooseSite }] : []),
              ...sites.map(({ url, isVerified }) => ({
                value: url,
                label: isVerified ? url : m.notVerified(url),
                disabled: !isVerified,
              })),
            ]}
          />
          {isOther ? (
            <Button loading={update.isRunning} onClick={() => void save()}>
              {m.saveSite}
            </Button>
          ) : null}
        </div>
      )}
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
