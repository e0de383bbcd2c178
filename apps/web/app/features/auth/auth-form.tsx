import { Button } from '@mantine/core';
import { IconExclamationCircle } from '@tabler/icons-react';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { ApiFailure } from '../../lib/api/api-failure.ts';
import { describeFailure } from '../../lib/messages/describe-failure.ts';
import classes from './auth-form.module.css';

interface AuthFormProps {
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** Why the last attempt failed, if no field shows it. */
  readonly failure: ApiFailure | null;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
  /** An alternative, below the button. */
  readonly alternatives?: ReactNode;
  /** Links below everything else. */
  readonly footer: ReactNode;
}

/** A sign-in form: title, fields, error, and button. */
export function AuthForm(props: AuthFormProps) {
  const { title, intro, submitLabel, isPending, failure, onSubmit, children, alternatives, footer } = props;
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <div role="alert" className={classes.alert}>
          {failure ? (
            <p className={classes.refusal}>
              <IconExclamationCircle size={20} stroke={1.8} aria-hidden="true" />
              {describeFailure(failure)}
            </p>
          ) : null}
        </div>
        {children}
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {submitLabel}
        </Button>
      </form>
      {alternatives}
      <div className={classes.footer}>{footer}</div>
    </>
  );
}
