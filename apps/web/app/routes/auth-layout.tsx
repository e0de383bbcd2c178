import { Link, Outlet } from 'react-router';
import { AuthFrame } from '../features/auth/index.ts';
import { Brand } from '../shell/brand.tsx';
import brandClasses from '../shell/brand.module.css';

/** Frame of the sign-in screens. */
export default function AuthLayout() {
  return (
    <AuthFrame
      brand={
        <Link to="/" reloadDocument className={brandClasses.link}>
          <Brand />
        </Link>
      }
    >
      <Outlet />
    </AuthFrame>
  );
}
