import { selectToken, tokenCleared, useAppDispatch, useAppSelector } from '@lereng/web-data-access';
import { useCheckTokenQuery } from '@lereng/web-data-access/auth-admin';
import { useEffect } from 'react';

/** `none` without a token, and after a check that failed; the token is then forgotten. */
export type Session = 'none' | 'checking' | 'valid';

/** Whether the kept token is one that the server takes. With `skip` nobody asks. */
export function useSession({ skip = false } = {}): Session {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const unchecked = skip || token === null;
  const { isSuccess, isError } = useCheckTokenQuery(undefined, {
    skip: unchecked,
    refetchOnMountOrArgChange: true,
  });

  const refused = !unchecked && isError;
  useEffect(() => {
    if (refused) dispatch(tokenCleared());
  }, [refused, dispatch]);

  if (unchecked || isError) return 'none';
  return isSuccess ? 'valid' : 'checking';
}
