import { Navigate, useLocation } from 'react-router';

/** Leads on to sign up, with the way back kept. */
export default function ToSignUp() {
  const state: unknown = useLocation().state;
  return <Navigate to="/sign-up" replace state={state} />;
}
