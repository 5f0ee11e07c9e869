import { authAdminApi } from '@lereng/web-data-access/auth-admin';

/**
 * The name of the user, as far as it is loaded: browsers and password managers look for it in a form, before the password
 * (https://www.chromium.org/developers/design-documents/create-amazing-password-forms/).
 */
export function AccountName() {
  const { data } = authAdminApi.endpoints.checkToken.useQueryState();
  return (
    <input hidden readOnly name="username" autoComplete="username" value={data?.username ?? ''} />
  );
}
