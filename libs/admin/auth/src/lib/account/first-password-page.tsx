import { LeaveGuardProvider } from '@lereng/admin-kit/shell';
import { tokenCleared, useAppDispatch } from '@lereng/web-data-access';
import { useLogoutMutation } from '@lereng/web-data-access/auth-admin';
import { Button } from '@lereng/web-ui';
import { LogOut } from 'lucide-react';
import { PasswordSection } from './password-section';
import { words } from './words';

const { firstPassword: own } = words;

/** In place of the back office: the first password is known to somebody else, too. The guard goes on once it is changed. */
export default function FirstPasswordPage() {
  const dispatch = useAppDispatch();
  const [logout, { isLoading }] = useLogoutMutation();
  const leave = async () => {
    // A mutation resolves with its error instead of rejecting.
    await logout();
    dispatch(tokenCleared());
  };
  return (
    <LeaveGuardProvider>
      <main className="mx-auto flex min-h-svh w-full max-w-md flex-col gap-5 px-5 py-10">
        <h1 tabIndex={-1} className="text-2xl">
          {own.title}
        </h1>
        <p className="text-muted">{own.text}</p>
        <PasswordSection current={own.current} />
        <Button
          variant="quiet"
          className="self-start"
          busy={isLoading}
          disabled={isLoading}
          onClick={() => void leave()}
        >
          <LogOut aria-hidden="true" className="size-5" />
          {own.logout}
        </Button>
      </main>
    </LeaveGuardProvider>
  );
}
