import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { emailVerificationQuery } from './email-verification-query.ts';
import { ResendLinkButton } from './email-verification-card.tsx';
import { addressMessages } from './messages.ts';
import classes from '../../../ui/banner.module.css';

/** Asks the user to confirm their email address or to review items. */
export function VerifyEmailBanner() {
  const m = useMessages(addressMessages);
  const { data } = useQuery(emailVerificationQuery());
  if (!data) return null;
  if (data.review.length > 0) {
    return (
      <div className={classes.banner} role="status">
        <p className={classes.text}>{m.bannerReview(data.review.length)}</p>
        <Button size="xs" variant="default" component={Link} to="/settings/security">
          {m.openReview}
        </Button>
      </div>
    );
  }
  if (data.isVerified || !data.isRequired) return null;
  return (
    <div className={classes.banner} role="status">
      <p className={classes.text}>{m.banner(data.email)}</p>
      <ResendLinkButton size="xs" />
    </div>
  );
}
