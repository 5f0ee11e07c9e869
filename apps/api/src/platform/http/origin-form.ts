/**
 * The path and query of a request's target. HTTP lets a target be a whole URL, as proxies send it;
 * scheme and host are dropped before anything could route by them or redirect to them.
 */
export function originForm(target: string): string {
  const rest = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  if (rest === target) return target;
  // A path that began with a slash of its own would read as a host to browsers.
  return `/${rest.replace(/^[/\\]+/, '')}`;
}
