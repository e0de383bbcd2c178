import { Skeleton } from '@mantine/core';
import { listTemplates } from '@pagewright/contract/content';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { contentMessages } from '../messages.ts';
import { templateMessages } from './template-messages.ts';
import classes from '../list/list.module.css';

const TEMPLATE_COUNT = 4;

/** The templates; each opens the form with its structure. */
export function TemplateCards() {
  const m = useMessages(templateMessages);
  const library = useMessages(contentMessages);
  const { data, error, isFetching, refetch } = useQuery(apiQuery(listTemplates, {}));
  if (error && !data) {
    return (
      <ErrorState
        title={m.failed}
        retryLabel={library.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isUnauthorized={error.failure.status === 401}
      />
    );
  }
  if (!data) {
    return (
      <div className={classes.cards} role="status" aria-label={library.loading}>
        {Array.from({ length: TEMPLATE_COUNT }, (_, index) => (
          <Skeleton key={index} height={150} radius="lg" />
        ))}
      </div>
    );
  }
  return (
    <ul className={classes.cards}>
      {data.templates.map((template) => (
        <li key={template.id}>
          <article className={classes.card}>
            <div className={classes.cardHead}>
              <Badge tint="blue">{library[`type_${template.contentType}`]}</Badge>
              <span className={classes.category}>
                {m.usage(template.usageCount)} · {m.sample(template.sampleUsageCount)}
              </span>
            </div>
            <h2 className={classes.cardTitle}>
              <Link
                to={`/content/new?template=${encodeURIComponent(template.id)}&tab=templates`}
                className={classes.cardLink}
                aria-label={m.use(template.name)}
              >
                {template.name}
              </Link>
            </h2>
            <p className={classes.facts}>{template.description}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
