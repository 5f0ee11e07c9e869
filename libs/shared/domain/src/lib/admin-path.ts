/** Whether a path belongs to the back office: `/admin` and below, in any case. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}
