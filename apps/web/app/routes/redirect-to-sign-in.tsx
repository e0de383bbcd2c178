import { Navigate, useLocation } from 'react-router';

/** Redirects to sign-in and keeps the return path. */
export default function RedirectToSignIn() {
  const state: unknown = useLocation().state;
  return <Navigate to="/sign-in" replace state={state} />;
}
