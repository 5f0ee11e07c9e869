import { hasNoResponse } from '@lereng/admin-kit/shell';
import { tokenStored, useAppDispatch } from '@lereng/web-data-access';
import { useLazyGetHealthQuery, useLoginMutation } from '@lereng/web-data-access/auth-admin';
import { paths, serverNow } from '@lereng/web-feature';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { explainLogin, explainMissingToken, type LoginFailure } from './login-failure';

const HEALTH_PATH = '/api';
const LOGIN_PATH = '/api/auth/login';

/** Checks that the server is reachable, logs in, stores the token and opens the dashboard. */
export function useLogin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [getHealth] = useLazyGetHealthQuery();
  const [login] = useLoginMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  const attempt = async (username: string, password: string): Promise<LoginFailure | null> => {
    const health = await getHealth();
    // Any response will do: the login's own response tells the error.
    if (hasNoResponse(health.error))
      return explainLogin(health.error, HEALTH_PATH, new Date(serverNow()));

    const { data, error } = await login({ username, password });
    if (error) return explainLogin(error, LOGIN_PATH, new Date(serverNow()));
    const token: unknown = (data as Partial<typeof data> | null)?.accessToken;
    if (typeof token !== 'string' || token === '') {
      return explainMissingToken(LOGIN_PATH, new Date(serverNow()));
    }
    dispatch(tokenStored(token));
    return null;
  };

  const submit = async (username: string, password: string) => {
    setBusy(true);
    setFailure(null);
    const failed = await attempt(username, password);
    setFailure(failed);
    setBusy(false);
    if (!failed) void navigate(paths.admin.dashboard.getHref(), { replace: true });
  };

  return { submit, busy, failure };
}
