import { Button } from '@mantine/core';
import { findLocalModels, type LocalModel } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { settingsMessages } from '../messages.ts';
import { useSaveSettings } from '../use-save-settings.ts';
import classes from '../settings.module.css';

/** Models that were found on the operator's own machine: each is taken up with one click, and put away again. */
export function LocalModels({ taken }: { readonly taken: LocalModel | null }) {
  const m = useMessages(settingsMessages);
  const { isSaving, save } = useSaveSettings();
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(findLocalModels, {}),
    staleTime: 0,
  });
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
        <div className={classes.bar}>
          <p className={classes.outcome}>{m.inUse(taken.model, taken.server)}</p>
          <Button variant="subtle" color="red" loading={isSaving} onClick={() => putAway(taken)}>
            {m.putAway}
          </Button>
        </div>
      ) : null}
      {found.map((local) => (
        <div className={classes.bar} key={`${local.server} ${local.model}`}>
          <p className={classes.outcome}>{m.found(local.model, local.server)}</p>
          <Button
            variant="default"
            loading={isSaving}
            aria-label={m.useModel(local.model)}
            onClick={() => take(local)}
          >
            {m.useIt}
          </Button>
        </div>
      ))}
      <p className={classes.note} role="status">
        {isFetching ? m.looking : null}
        {!isFetching && error ? failureText(error.failure) : null}
        {!isFetching && data?.found.length === 0 ? m.noneFound : null}
      </p>
      {!isFetching && (error !== null || found.length === 0) ? (
        <div className={classes.bar}>
          <Button variant="default" onClick={() => void refetch()}>
            {m.lookAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
