import { Button, Divider } from '@mantine/core';
import { readSignInOptions } from '@pagewright/contract/auth';
import { IconExclamationCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiQueryKey } from '../../../lib/api/api-query.ts';
import { callWithCookie } from '../../../lib/api/call-with-cookie.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { returnPathFrom } from '../../../lib/session/return-path.ts';
import { ssoMessages } from './messages.ts';
import classes from '../auth-form.module.css';

const REFUSALS = [
  'failed',
  'expired',
  'denied',
  'unavailable',
  'no_email',
  'email_unverified',
  'not_assigned',
  'seats_full',
] as const;

/** The available sign-in provider; undefined if there is none or it is not known yet. */
export function useSingleSignOn(): { readonly name: string; readonly path: string } | undefined {
  const { data } = useQuery({
    queryKey: apiQueryKey(readSignInOptions),
    queryFn: async () => (await callWithCookie(readSignInOptions, {})).data?.singleSignOn ?? null,
  });
  return data ?? undefined;
}

/** The provider's button below the form. `state` contains the destination after sign-in. */
export function SingleSignOnButton({ state }: { readonly state: unknown }) {
  const m = useMessages(ssoMessages);
  const provider = useSingleSignOn();
  if (provider === undefined) return null;
  const query = new URLSearchParams({ returnTo: returnPathFrom(state) });
  return (
    <>
      <Divider label={m.or} my="lg" />
      <Button component="a" href={`${provider.path}?${query}`} variant="default" size="md" fullWidth>
        {m.continue(provider.name)}
      </Button>
    </>
  );
}

/** Why a provider sign-in failed, if the URL says so. */
export function SingleSignOnRefusal() {
  const m = useMessages(ssoMessages);
  const [query] = useSearchParams();
  const code = REFUSALS.find((one) => one === query.get('sso'));
  if (code === undefined) return null;
  return (
    <p className={classes.refusal} role="alert">
      <IconExclamationCircle size={20} stroke={1.8} aria-hidden="true" />
      {m[code]}
    </p>
  );
}

/** Lets users without a password here confirm their identity. */
export function SignInAgain({ returnTo }: { readonly returnTo: string }) {
  const m = useMessages(ssoMessages);
  const provider = useSingleSignOn();
  if (provider === undefined) return null;
  const query = new URLSearchParams({ again: '1', returnTo });
  return (
    <Button component="a" href={`${provider.path}?${query}`} variant="subtle">
      {m.again(provider.name)}
    </Button>
  );
}
