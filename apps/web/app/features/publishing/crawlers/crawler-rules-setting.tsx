import { Button, Switch } from '@mantine/core';
import {
  readCrawlerRules,
  robotsGroup,
  robotsNames,
  RULED_PURPOSES,
  updateCrawlerRules,
  type CrawlerRules,
  type SiteCrawlerRules,
} from '@pagewright/contract/publishing/crawler-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQuery, useApiMutation } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { notify } from '../../../lib/notices/notice-store.ts';
import { notifyFailure } from '../../../lib/notices/notify-failure.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { crawlerMessages } from './messages.ts';
import classes from '../publishing.module.css';

const rules = apiQuery(readCrawlerRules, {});
const FIELDS = { training: 'blocksTraining', search: 'blocksSearch', user: 'blocksUser' } as const;

/** The settings section for AI agents on the public site. */
export function CrawlerRulesSetting() {
  const m = useMessages(crawlerMessages);
  const query = useQuery(rules);
  return (
    <section className={classes.section} aria-labelledby="crawlers-title" id="ai-agents">
      <div className={classes.head}>
        <div>
          <h2 className={classes.title} id="crawlers-title">
            {m.title}
          </h2>
          <p className={classes.text}>{m.text}</p>
          <p className={classes.text}>{m.request}</p>
        </div>
      </div>
      <QueryView query={query} messages={m}>
        {(stored) => <RulesForm stored={stored} />}
      </QueryView>
    </section>
  );
}

function RulesForm({ stored }: { readonly stored: SiteCrawlerRules }) {
  const m = useMessages(crawlerMessages);
  const queries = useQueryClient();
  const [changed, setChanged] = useState<Partial<CrawlerRules>>({});
  const saving = useApiMutation(updateCrawlerRules, {
    onSuccess: (data) => {
      queries.setQueryData(rules.queryKey, data);
      setChanged({});
      notify({ type: 'success', message: m.saved });
    },
    onError: ({ failure }) => notifyFailure(failure),
  });
  const draft = { ...stored, ...changed };
  const isChanged = Object.entries(changed).some(([name, value]) => Reflect.get(stored, name) !== value);
  const isLocked = !stored.canEdit || saving.isPending;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    saving.mutate({ body: changed });
  };
  return (
    <form className={classes.card} onSubmit={submit}>
      {stored.canEdit ? null : <p className={classes.text}>{m.adminsOnly}</p>}
      {RULED_PURPOSES.map((purpose) => (
        <Switch
          key={purpose}
          label={m[purpose]}
          description={
            <>
              {m[`${purpose}Help`]} {m.names(robotsNames(purpose).join(', '))}
            </>
          }
          checked={draft[FIELDS[purpose]]}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) =>
            setChanged({ ...changed, [FIELDS[purpose]]: checked })
          }
        />
      ))}
      <Switch
        label={m.llms}
        description={m.llmsHelp}
        checked={draft.hasLlmsTxt}
        disabled={isLocked}
        onChange={({ currentTarget: { checked } }) => setChanged({ ...changed, hasLlmsTxt: checked })}
      />
      <FilePreview title={m.robots} url={stored.robotsUrl} text={robotsOf(draft)} />
      {stored.blockedPaths.includes('/') ? null : <p className={classes.text}>{m.shared}</p>}
      {draft.hasLlmsTxt ? (
        <FilePreview title={m.llmsPreview} url={stored.llmsUrl} text={stored.llms || m.nothingYet} />
      ) : null}
      {stored.canEdit ? (
        <div className={classes.buttons}>
          <Button type="submit" loading={saving.isPending} disabled={!isChanged}>
            {m.save}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** The robots.txt that the chosen rules result in; on a shared host without those of other sites. */
function robotsOf(draft: SiteCrawlerRules): string {
  const isShared = !draft.blockedPaths.includes('/');
  const everyone = draft.robots
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length));
  const blocked = isShared ? [...everyone, ...draft.blockedPaths] : draft.blockedPaths;
  const groups = RULED_PURPOSES.filter((purpose) => draft[FIELDS[purpose]]).map((purpose) =>
    robotsGroup(purpose, blocked),
  );
  return draft.robots + groups.join('');
}

interface FilePreviewProps {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

function FilePreview({ title, url, text }: FilePreviewProps) {
  return (
    <details className={classes.preview}>
      <summary>{title}</summary>
      <p className={classes.text}>{url}</p>
      <ScrollRegion label={title} maxHeight={280}>
        <pre>{text}</pre>
      </ScrollRegion>
    </details>
  );
}
