import { Button } from '@mantine/core';
import { readSite } from '@pagewright/contract/publishing/site';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { DomainForm } from './domain-form.tsx';
import { DesignForm } from './design-form.tsx';
import { siteMessages } from './messages.ts';
import classes from '../publishing.module.css';

/** The settings section for the public site's design and domain. */
export function SiteSettings() {
  const m = useMessages(siteMessages);
  const { data: site, error, isFetching, refetch } = useQuery(apiQuery(readSite, {}));
  return (
    <section className={classes.section} aria-labelledby="site-title">
      <div className={classes.head}>
        <div>
          <h2 id="site-title" className={classes.title}>
            {m.title}
          </h2>
          <p className={classes.text}>{m.help}</p>
          {site && !site.canEdit ? <p className={classes.text}>{m.adminsOnly}</p> : null}
        </div>
        {site ? (
          <Button
            component="a"
            href={site.url}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={16} />}
          >
            {m.open}
          </Button>
        ) : null}
      </div>
      {site ? (
        <>
          <DesignForm site={site} />
          <DomainForm key={site.domain?.name ?? ''} site={site} />
        </>
      ) : error ? (
        <ErrorState
          title={m.failed}
          description={describeFailure(error.failure)}
          isUnauthorized={error.failure.status === 401}
          retryLabel={m.retry}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingState label={m.loading} />
      )}
    </section>
  );
}
