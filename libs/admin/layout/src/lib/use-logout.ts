import { draftStore } from '@lereng/admin-kit/shell';
import { tokenCleared, useAppDispatch } from '@lereng/web-data-access';
import { useLogoutMutation } from '@lereng/web-data-access/auth-admin';
import { paths } from '@lereng/web-feature';
import { useNavigate } from 'react-router-dom';

/** How long the page waits for the call, which goes on behind it. */
const LOGOUT_WAIT_MS = 3_000;

/** Ends the session on the server and clears the token, also where the server refuses or does not respond. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logout, { isLoading: busy }] = useLogoutMutation();
  const leave = async () => {
    // A mutation resolves with its error instead of rejecting.
    await Promise.race([
      logout(),
      new Promise((resolve) => {
        setTimeout(resolve, LOGOUT_WAIT_MS);
      }),
    ]);
    // The next user of this device must not find the drafts.
    await draftStore.clear();
    dispatch(tokenCleared());
    await navigate(paths.admin.login.getHref(), { replace: true });
  };
  return { leave, busy };
}
