import { Button } from '@mantine/core';
import { findLocalModels, type LocalModel } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { settingsMessages } from '../messages.ts';
import { useSaveSettings } from '../use-save-settings.ts';
import { useModelTest } from './model-test-button.tsx';
import classes from '../settings.module.css';

/** Models on the operator's own machine: detect, test, connect, and disconnect them. */
export function LocalModels({ taken }: { readonly taken: LocalModel | null }) {
  const m = useMessages(settingsMessages);
  const { isSaving, save } = useSaveSettings();
  // Nothing on that machine is queried before the user asks for it.
  const { data, error, isFetching, refetch } = useQuery({ ...apiQuery(findLocalModels, {}), enabled: false });
  const found = (data?.found ?? []).filter(
    ({ server, model }) => server !== taken?.server || model !== taken.model,
  );
  const take = (local: LocalModel): void =>
    void save(
      { models: { local, choice: `openai-compatible/${local.model}` } },
      { models: { local: taken, choice: null } },
      m.localTaken(local.model),
    );
  const putAway = (local: LocalModel): void =>
    void save({ models: { local: null, choice: null } }, { models: { local } }, m.localPutAway(local.model));
  return (
    <div className={classes.key}>
      <h3 className={classes.keyName}>{m.local}</h3>
      <p className={classes.note}>{m.localHelp}</p>
      {taken ? (
        <LocalModelRow local={taken} says={m.inUse(taken.model, taken.server)}>
          <Button variant="subtle" color="red" loading={isSaving} onClick={() => putAway(taken)}>
            {m.putAway}
          </Button>
        </LocalModelRow>
      ) : null}
      {found.map((local) => (
        <LocalModelRow
          key={`${local.server} ${local.model}`}
          local={local}
          says={m.found(local.model, local.server)}
        >
          <Button
            variant="default"
            loading={isSaving}
            aria-label={m.useModel(local.model)}
            onClick={() => take(local)}
          >
            {m.useIt}
          </Button>
        </LocalModelRow>
      ))}
      <p className={classes.note} role="status">
        {isFetching ? m.looking : null}
        {!isFetching && error ? failureText(error.failure) : null}
        {!isFetching && data?.found.length === 0 ? m.noneFound : null}
      </p>
      <div className={classes.bar}>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {data ? m.lookAgain : m.look}
        </Button>
      </div>
    </div>
  );
}

interface LocalModelRowProps {
  readonly local: LocalModel;
  readonly says: string;
  readonly children: ReactNode;
}

function LocalModelRow({ local, says, children }: LocalModelRowProps) {
  const { button, result } = useModelTest(local.model, () => ({ local }));
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.outcome}>{says}</p>
        {button}
        {children}
      </div>
      {result}
    </>
  );
}
