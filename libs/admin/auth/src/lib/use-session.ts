import { draftStore } from '@lereng/admin-kit/shell';
import { selectToken, tokenCleared, useAppDispatch, useAppSelector } from '@lereng/web-data-access';
import { useCheckTokenQuery } from '@lereng/web-data-access/auth-admin';
import { useEffect, useLayoutEffect } from 'react';

/** `none`: without a token, or after a failed check, which clears it. */
export type Session = 'none' | 'checking' | 'valid';

/** Whether the server accepts the stored token. With `skip` no request is made. */
export function useSession({ skip = false } = {}): Session {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const unchecked = skip || token === null;
  const { data, isSuccess, isError } = useCheckTokenQuery(undefined, {
    skip: unchecked,
    refetchOnMountOrArgChange: true,
  });

  const rejected = !unchecked && isError;
  useEffect(() => {
    if (rejected) dispatch(tokenCleared());
  }, [rejected, dispatch]);

  const username = unchecked ? undefined : data?.username;
  // Before the effects of the page inside the guard, which read the drafts.
  useLayoutEffect(() => {
    if (username !== undefined) void draftStore.beginSession(username);
  }, [username]);

  if (unchecked || isError) return 'none';
  return isSuccess ? 'valid' : 'checking';
}
