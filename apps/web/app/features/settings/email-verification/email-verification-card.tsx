import { Alert, Button, Group } from '@mantine/core';
import { answerReview, sendAddressLink, type AddressState } from '@pagewright/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../../lib/api/api-query.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { emailVerificationQuery, cacheEmailVerification } from './email-verification-query.ts';
import { addressMessages } from './messages.ts';
import classes from '../settings.module.css';

/** Whether the email address is confirmed, and items set up before that need a review. */
export function EmailVerificationCard() {
  const m = useMessages(addressMessages);
  const { data } = useQuery(emailVerificationQuery());
  if (!data || (!data.isRequired && data.review.length === 0)) return null;
  return (
    <>
      {data.isRequired ? (
        <div className={classes.card} data-testid="address-card">
          <Group justify="space-between">
            <h2 className={classes.title}>{m.address}</h2>
            <Badge tint={data.isVerified ? 'green' : 'amber'}>
              {data.isVerified ? m.isConfirmed : m.isNotConfirmed}
            </Badge>
          </Group>
          <p className={classes.help}>{data.isVerified ? data.email : m.waits(data.email)}</p>
          {data.isVerified ? null : <ResendLinkButton />}
        </div>
      ) : null}
      {data.review.length > 0 ? <ReviewCard review={data.review} /> : null}
    </>
  );
}

/** Emails a new link. */
export function ResendLinkButton({ size = 'sm' }: { readonly size?: 'xs' | 'sm' }) {
  const m = useMessages(addressMessages);
  const { mutate, isPending, isSuccess, error } = useApiMutation(sendAddressLink);
  return (
    <Group gap="sm">
      <Button
        size={size}
        variant="default"
        loading={isPending}
        disabled={isSuccess}
        onClick={() => mutate({})}
      >
        {isSuccess ? m.sent : m.send}
      </Button>
      {error ? <span role="alert">{failureText(error.failure)}</span> : null}
    </Group>
  );
}

function ReviewCard({ review }: { readonly review: AddressState['review'] }) {
  const m = useMessages(addressMessages);
  const client = useQueryClient();
  const { mutate, isPending, error } = useApiMutation(answerReview, {
    onSuccess: (state) => cacheEmailVerification(client, state),
  });
  return (
    <section className={classes.card} id="review" aria-labelledby="review-title">
      <h2 className={classes.title} id="review-title">
        {m.review}
      </h2>
      <p className={classes.help}>{m.reviewHelp}</p>
      {error ? (
        <Alert color="red" role="alert">
          {failureText(error.failure)}
        </Alert>
      ) : null}
      <ul className={classes.reviewList}>
        {review.map(({ id, kind, state, label, workspaceName }) => {
          const item = `${m.kind(kind)} ${label}`.trim();
          const answer = (keep: boolean) => mutate({ params: { id }, body: { keep } });
          return (
            <li key={id} className={classes.reviewItem}>
              <span className={classes.reviewName}>
                {item}
                <small>{`${workspaceName} · ${m.state(kind, state)}`}</small>
              </span>
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  disabled={isPending}
                  aria-label={state === 'removed' ? m.dismissItem(item) : m.confirmItem(item)}
                  onClick={() => answer(true)}
                >
                  {state === 'removed' ? m.dismiss : m.confirmShort}
                </Button>
                {state === 'removed' ? null : (
                  <Button
                    size="xs"
                    color="red"
                    variant="light"
                    disabled={isPending}
                    aria-label={m.removeItem(item)}
                    onClick={() => answer(false)}
                  >
                    {m.remove}
                  </Button>
                )}
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
