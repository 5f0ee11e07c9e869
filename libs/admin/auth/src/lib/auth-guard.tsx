import { RoleProvider } from '@lereng/admin-kit/shell';
import type { Role } from '@lereng/shared-domain';
import { lazyComponent, paths } from '@lereng/web-feature';
import { Loader } from '@lereng/web-ui';
import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from './use-session';
import { words } from './words';

const FirstPasswordPage = lazyComponent(() => import('./account/first-password-page'));

/**
 * Renders the back office for the admin of a valid token, else redirects to the login page. Who has still the first
 * password gets the page that changes it instead.
 */
export function AuthGuard({ children }: { children: (role: Role) => ReactNode }) {
  const session = useSession();
  if (session.state === 'none') return <Navigate to={paths.admin.login.getHref()} replace />;
  if (session.state === 'checking') return <Checking />;
  if (session.hasFirstPassword) {
    return (
      <Suspense fallback={<Checking />}>
        <FirstPasswordPage />
      </Suspense>
    );
  }
  return <RoleProvider value={session.role}>{children(session.role)}</RoleProvider>;
}

function Checking() {
  return (
    <main className="grid min-h-svh place-items-center">
      <Loader label={words.checking} />
    </main>
  );
}
