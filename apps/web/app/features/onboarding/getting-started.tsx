import { ActionIcon, Anchor, Button, FileButton } from '@mantine/core';
import { listContent } from '@pagewright/contract/content';
import {
  changeOnboarding,
  readOnboarding,
  type FirstStep,
  type Onboarding,
} from '@pagewright/contract/onboarding';
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery, useApiMutation } from '../../lib/api/api-query.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../lib/notices/notify-failure.ts';
import { onboardingMessages } from './messages.ts';
import { useSample } from './use-sample.ts';
import classes from './getting-started.module.css';

/** Where each step is done; publishing, in the latest draft if there is one. */
const WAYS: Readonly<Record<FirstStep, string>> = {
  article: '/content/new',
  score: '/content/new',
  brief: '/strategy',
  publish: '/content/new',
  invite: '/team',
};

const query = apiQuery(readOnboarding, {});

/** How the content list imports files, since an imported file is also a first article. */
interface GettingStartedProps {
  readonly importedFiles: string;
  readonly isImporting: boolean;
  readonly onImport: (files: readonly File[]) => void;
}

/** The first steps of a workspace, checked off by the server; hidden once all are done or dismissed. */
export function GettingStarted({ importedFiles, isImporting, onImport }: GettingStartedProps) {
  const m = useMessages(onboardingMessages);
  // Steps are completed on other screens, and through this screen's list.
  const { data } = useQuery({ ...query, refetchOnMount: 'always' });
  const queries = useQueryClient();
  const cache = (next: Onboarding): void => {
    queries.setQueryData(query.queryKey, next);
  };
  const change = useApiMutation(changeOnboarding, {
    onSuccess: cache,
    onError: (error) => notifyFailure(error.failure, { message: m.changeFailed }),
  });
  const sample = useSample();
  const next = data?.steps.find(({ isDone }) => !isDone)?.name;
  const drafts = useQuery({
    ...apiQuery(listContent, { query: { status: 'draft', limit: 1 } }),
    enabled: next === 'publish',
  });
  if (!data || data.isSample || data.isDismissed) return null;
  const { steps } = data;
  if (next === undefined) return null;
  const [draft] = drafts.data?.content ?? [];
  const wayOf = (name: FirstStep): string =>
    name === 'publish' && draft ? `/content/${draft.id}` : WAYS[name];
  const done = steps.filter(({ isDone }) => isDone).length;

  const hide = (): void =>
    change.mutate(
      { body: { isDismissed: true } },
      {
        onSuccess: () =>
          notify({
            type: 'info',
            message: m.hidden,
            action: { label: m.undo, onSelect: () => change.mutate({ body: { isDismissed: false } }) },
          }),
      },
    );

  return (
    <section className={classes.card} aria-labelledby="getting-started">
      <div className={classes.head}>
        <h2 id="getting-started" className={classes.title}>
          {m.title}
        </h2>
        <p className={classes.progress} role="status">
          {m.progress(done, steps.length)}
        </p>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={m.hide}
          title={m.hide}
          loading={change.isPending}
          onClick={hide}
        >
          <IconX size={17} />
        </ActionIcon>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ name, isDone }) => (
          <li key={name} className={classes.step} aria-current={name === next ? 'step' : undefined}>
            {isDone ? (
              <IconCircleCheckFilled size={20} className={classes.done} role="img" aria-label={m.done} />
            ) : (
              <IconCircle size={20} className={classes.open} role="img" aria-label={m.open} />
            )}
            <div className={classes.words}>
              <h3 className={classes.name}>{m[`step_${name}`]}</h3>
              {isDone ? null : <p className={classes.text}>{m[`text_${name}`]}</p>}
              {name === next ? (
                <div className={classes.ways}>
                  {name === 'article' ? (
                    <Button size="xs" loading={sample.pending === 'open'} onClick={sample.open}>
                      {m.trySample}
                    </Button>
                  ) : null}
                  <Button
                    size="xs"
                    component={Link}
                    to={wayOf(name)}
                    variant={name === 'article' ? 'default' : 'filled'}
                  >
                    {m[`way_${name}`]}
                  </Button>
                  {name === 'article' ? (
                    <FileButton multiple accept={importedFiles} onChange={onImport}>
                      {(props) => (
                        <Button size="xs" variant="default" disabled={isImporting} {...props}>
                          {m.importFile}
                        </Button>
                      )}
                    </FileButton>
                  ) : null}
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {data.hasSample ? (
        <p className={classes.foot}>
          {m.sampleThere}{' '}
          <Anchor component="button" inherit disabled={sample.pending !== null} onClick={sample.open}>
            {m.openSample}
          </Anchor>
          {' · '}
          <Anchor component="button" inherit disabled={sample.pending !== null} onClick={sample.remove}>
            {m.removeSample}
          </Anchor>
        </p>
      ) : null}
    </section>
  );
}
