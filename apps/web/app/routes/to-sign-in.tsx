import { Navigate, useLocation } from 'react-router';

/** Leads on to sign in, with the way back kept. */
export default function ToSignIn() {
  const state: unknown = useLocation().state;
  return <Navigate to="/sign-in" replace state={state} />;
}
