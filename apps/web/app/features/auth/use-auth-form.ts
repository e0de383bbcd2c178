import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form';
import { useState, type SubmitEventHandler } from 'react';
import type { ApiFailure, ApiResult } from '../../lib/api/api-failure.ts';

type Fields = Readonly<Record<string, string>>;

interface AuthFormState<Values extends Fields> {
  readonly form: UseFormReturnType<Values>;
  readonly isPending: boolean;
  readonly failure: ApiFailure | null;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
}

interface AuthFormOptions<Values extends Fields> {
  readonly initialValues: Values;
  readonly validate: FormRulesRecord<Values, Values>;
  readonly send: (values: Values) => Promise<ApiResult<unknown>>;
  readonly onDone?: () => void;
}

/**
 * A form validated by the contract's validators before submission. A validation error appears under its field and
 * focuses it; a server error appears at the field it names, else above the form.
 */
export function useAuthForm<Values extends Fields>(options: AuthFormOptions<Values>): AuthFormState<Values> {
  const { initialValues, validate, send, onDone } = options;
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const form = useForm<Values>({ mode: 'controlled', initialValues, validate });

  const focus = (field: string | undefined): void => {
    if (field !== undefined) form.getInputNode(field)?.focus();
  };
  const submit = async (values: Values): Promise<void> => {
    setIsPending(true);
    setFailure(null);
    const { error } = await send(values);
    setIsPending(false);
    if (!error) return onDone?.();
    const named = error.details.filter(({ path }) => path in initialValues);
    if (named.length === 0) return setFailure(error);
    form.setErrors(Object.fromEntries(named.map(({ path, message }) => [path, message])));
    focus(named[0]?.path);
  };
  return {
    form,
    isPending,
    failure,
    onSubmit: form.onSubmit(
      (values) => void submit(values),
      (errors) => focus(Object.keys(errors)[0]),
    ),
  };
}
