import { readSite } from '@pagewright/contract/publishing/site';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import type { WithReauthentication } from '../../lib/api/use-reauthenticated-mutation.ts';
import { ConnectionSettings } from './connections/connection-settings.tsx';
import { CrawlerRulesSetting } from './crawlers/crawler-rules-setting.tsx';
import { SiteSettings } from './site/site-settings.tsx';
import { RequiredSourcesSetting } from './sources/required-sources-setting.tsx';
import { WebhookSettings } from './webhooks/webhook-settings.tsx';
import classes from './publishing.module.css';

/** Settings of the public site, AI agents, required sources, connected sites, and webhooks. */
export function PublishingSettings({
  withReauthentication,
}: {
  readonly withReauthentication: WithReauthentication;
}) {
  const { data: site } = useQuery(apiQuery(readSite, {}));
  return (
    <div className={classes.sections}>
      <SiteSettings />
      <CrawlerRulesSetting />
      <RequiredSourcesSetting canEdit={site?.canEdit ?? false} />
      <ConnectionSettings canEdit={site?.canEdit ?? false} withReauthentication={withReauthentication} />
      <WebhookSettings withReauthentication={withReauthentication} />
    </div>
  );
}
