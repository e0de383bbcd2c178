import { Navigate } from 'react-router';

/** Redirects to Content Studio. */
export default function ToContent() {
  return <Navigate to="/content" replace />;
}
