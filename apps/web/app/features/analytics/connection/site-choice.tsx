import { Button, NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ApiResult } from '../../../lib/api/api-failure.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import classes from './connection.module.css';

/** A site or property of the connected account. */
export interface SiteOption {
  readonly url: string;
  /** Whether the account may read its figures. */
  readonly isUsable: boolean;
}

interface SiteChoiceProps {
  readonly messages: {
    readonly label: string;
    readonly choose: string;
    readonly save: string;
    readonly saved: string;
    readonly test: string;
    readonly connecting: string;
    /** What choosing another one does to the figures of this one. */
    readonly replaces: string;
    /** What to do if the account has none. */
    readonly none: string;
    readonly notUsable: (url: string) => string;
    readonly works: (count: number) => string;
  };
  readonly site: string | null;
  /** The service's response when the key was entered; null if not asked in this window. */
  readonly known: readonly SiteOption[] | null;
  readonly isTesting: boolean;
  readonly isSaving: boolean;
  readonly onTest: () => Promise<ApiResult<readonly SiteOption[]>>;
  readonly onSave: (site: string) => Promise<ApiResult<unknown>>;
  readonly onSaved: () => void;
  /** More settings of the connection, before the test. */
  readonly children?: ReactNode;
}

/** Chooses the site whose figures are imported, and tests the connection. */
export function SiteChoice(props: SiteChoiceProps) {
  const { messages: m, site, known, isTesting, isSaving, onTest, onSave, onSaved, children } = props;
  const [listed, setListed] = useState(known);
  const [chosen, setChosen] = useState(site ?? '');
  const [outcome, setOutcome] = useState<{ readonly works: boolean; readonly text: ReactNode } | null>(null);
  const options = listed ?? (site === null ? [] : [{ url: site, isUsable: true }]);
  const isOther = chosen !== '' && chosen !== site;

  async function test(): Promise<void> {
    setOutcome(null);
    const { data, error } = await onTest();
    if (data) {
      setListed(data);
      setOutcome({ works: true, text: m.works(data.length) });
    } else if (error.code !== 'cancelled') setOutcome({ works: false, text: failureText(error) });
  }

  async function save(): Promise<void> {
    setOutcome(null);
    const { error } = await onSave(chosen);
    if (!error) {
      notify({ type: 'success', message: m.saved });
      onSaved();
    } else if (error.code !== 'cancelled') setOutcome({ works: false, text: failureText(error) });
  }

  return (
    <div className={classes.part}>
      {listed !== null && listed.length === 0 ? (
        <p className={classes.fault}>{m.none}</p>
      ) : (
        <div className={classes.choice}>
          <NativeSelect
            label={m.label}
            description={isOther && site !== null ? m.replaces : undefined}
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
            data={[
              ...(site === null ? [{ value: '', label: m.choose }] : []),
              ...options.map(({ url, isUsable }) => ({
                value: url,
                label: isUsable ? url : m.notUsable(url),
                disabled: !isUsable,
              })),
            ]}
          />
          {isOther ? (
            <Button loading={isSaving} onClick={() => void save()}>
              {m.save}
            </Button>
          ) : null}
        </div>
      )}
      {children}
      <div className={classes.buttons}>
        <Button variant="default" loading={isTesting} onClick={() => void test()}>
          {m.test}
        </Button>
        <p className={outcome?.works === false ? classes.fault : classes.quiet} role="status">
          {isTesting ? m.connecting : outcome?.text}
        </p>
      </div>
    </div>
  );
}
