import type { Role } from '@lereng/shared-domain';
import { paths } from '@lereng/web-feature';
import { Loader } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from './use-session';
import { words } from './words';

/** Renders the back office for the admin of a valid token, else redirects to the login page. */
export function AuthGuard({ children }: { children: (role: Role) => ReactNode }) {
  const session = useSession();
  // The server names no role, as there is only this one.
  if (session === 'valid') return children('owner');
  if (session === 'none') return <Navigate to={paths.admin.login.getHref()} replace />;
  return (
    <main className="grid min-h-svh place-items-center">
      <Loader label={words.checking} />
    </main>
  );
}
