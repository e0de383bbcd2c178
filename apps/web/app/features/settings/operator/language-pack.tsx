import { Button } from '@mantine/core';
import { readLanguagePack } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { operatorTabMessages } from './operator-tab-messages.ts';
import settings from '../settings.module.css';

const MEGABYTE = 1_000_000;

/** Whether the optional language pack is installed, what it does, and the install command. */
export function LanguagePack() {
  const m = useMessages(operatorTabMessages);
  // It is installed on the command line while this screen is open.
  const { data, error, refetch } = useQuery({ ...apiQuery(readLanguagePack, {}), staleTime: 0 });
  return (
    <section className={settings.card} aria-labelledby="language-pack">
      <h2 id="language-pack" className={settings.title}>
        {m.languagePack}
      </h2>
      <p className={settings.help}>{m.languagePackHelp}</p>
      {data ? (
        <>
          <p className={settings.note}>
            {data.installed === null ? (
              <Badge tint="amber">{m.packMissing}</Badge>
            ) : (
              <>
                <Badge tint="green">{m.packInstalled}</Badge>{' '}
                {m.packVersion(data.installed.version, Math.round(data.installed.bytes / MEGABYTE))}
              </>
            )}
          </p>
          {data.problem === null ? null : (
            <p className={settings.note} role="status">
              {m.packProblem(data.problem)}
            </p>
          )}
          <p className={settings.note}>{m.packUses(data.uses)}</p>
          <p className={settings.note}>
            {data.installed === null ? m.packInstall : m.packRemove}{' '}
            <code>{data.installed === null ? data.command : `${data.command} -- remove`}</code>
          </p>
        </>
      ) : null}
      {!data && error ? (
        <p className={settings.note} role="alert">
          {failureText(error.failure)}{' '}
          <Button variant="subtle" size="xs" onClick={() => void refetch()}>
            {m.retry}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
