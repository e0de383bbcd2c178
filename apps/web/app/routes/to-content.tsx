import { Navigate } from 'react-router';

/** Leads on to Content Studio, in place of this address. */
export default function ToContent() {
  return <Navigate to="/content" replace />;
}
