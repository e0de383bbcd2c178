import { createContext, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';

interface LoginActionContextValue {
  /** The Login action. */
  readonly login: ReactNode;
  /** Nobody is signed in anymore, which is why every call on this screen fails. */
  readonly isSessionOver: boolean;
  /** The error states that would report it, first one first. */
  readonly asking: readonly string[];
  readonly ask: (id: string) => () => void;
}

const LoginActionContext = createContext<LoginActionContextValue | null>(null);

interface LoginActionProviderProps {
  readonly login: ReactNode;
  readonly isSessionOver: boolean;
  readonly children: ReactNode;
}

/** Provides the Login action to error states and lets only one of them report that the session is over. */
export function LoginActionProvider({ login, isSessionOver, children }: LoginActionProviderProps) {
  const [asking, setAsking] = useState<readonly string[]>([]);
  const ask = useCallback((id: string) => {
    setAsking((before) => [...before, id]);
    return () => setAsking((before) => before.filter((other) => other !== id));
  }, []);
  const action = useMemo(() => ({ login, isSessionOver, asking, ask }), [login, isSessionOver, asking, ask]);
  return <LoginActionContext value={action}>{children}</LoginActionContext>;
}

/**
 * What an error state shows: its Login action (null if useless), and whether it is shown at all, since one is enough
 * when several fail because the session is over.
 */
export function useLoginAction(isUnauthorized: boolean): {
  readonly login: ReactNode;
  readonly isShown: boolean;
} {
  const action = use(LoginActionContext);
  const id = useId();
  const ask = action?.isSessionOver ? action.ask : null;
  useEffect(() => ask?.(id), [ask, id]);
  const isSessionOver = action?.isSessionOver ?? false;
  return {
    login: action && (isSessionOver || isUnauthorized) ? action.login : null,
    isShown: !isSessionOver || action?.asking[0] === id,
  };
}
