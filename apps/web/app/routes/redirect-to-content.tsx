import { Navigate } from 'react-router';

/** Redirects to Content Studio. */
export default function RedirectToContent() {
  return <Navigate to="/content" replace />;
}
