import { draftStore } from '@lereng/admin-kit/shell';
import type { Role } from '@lereng/shared-domain';
import { selectToken, tokenCleared, useAppDispatch, useAppSelector } from '@lereng/web-data-access';
import { useCheckTokenQuery } from '@lereng/web-data-access/auth-admin';
import { useEffect, useLayoutEffect } from 'react';

/** `none`: without a token, or after a failed check, which clears it. */
export type Session =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'valid'; role: Role; hasFirstPassword: boolean };

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

  if (unchecked || isError) return { state: 'none' };
  if (!isSuccess) return { state: 'checking' };
  return { state: 'valid', role: data.role, hasFirstPassword: data.first_password ?? false };
}
