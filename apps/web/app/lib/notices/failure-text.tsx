import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ApiFailure } from '../api/api-failure.ts';
import { describeFailure } from '../messages/describe-failure.ts';
import { useMessages } from '../messages/use-messages.ts';
import { returnPathState } from '../session/return-path.ts';
import { noticeMessages } from './messages.ts';

/** Text for a failed call: an optional `lead`, the failure message, and the Login action for a 401. */
export function failureText(failure: ApiFailure, lead = ''): ReactNode {
  const sentence = `${lead} ${describeFailure(failure)}`.trim();
  if (failure.status !== 401) return sentence;
  return (
    <>
      {sentence} <LoginLink />
    </>
  );
}

function LoginLink() {
  const m = useMessages(noticeMessages);
  const location = useLocation();
  return (
    <Link to="/login" state={returnPathState(location)}>
      {m.login}
    </Link>
  );
}
