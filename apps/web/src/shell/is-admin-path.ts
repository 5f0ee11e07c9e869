/** Whether an address belongs to the back office: `/admin` and all below it, in any case. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}
