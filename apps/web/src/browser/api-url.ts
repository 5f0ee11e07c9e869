/** URL of the API on this site for a path below its base path. */
export function apiUrl(path: string): string {
  return path === '/' ? '/api' : `/api${path}`;
}
