import { paths } from '@lereng/web-feature';
import { Loader } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from './use-session';
import { words } from './words';

/** Renders the back office for a valid token, else redirects to the login page. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session === 'valid') return children;
  if (session === 'none') return <Navigate to={paths.admin.login.getHref()} replace />;
  return (
    <main className="grid min-h-svh place-items-center">
      <Loader label={words.checking} />
    </main>
  );
}
