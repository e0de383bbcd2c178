import { Navigate, useLocation } from 'react-router';

/** Redirects to sign-up and keeps the return path. */
export default function RedirectToSignUp() {
  const state: unknown = useLocation().state;
  return <Navigate to="/sign-up" replace state={state} />;
}
