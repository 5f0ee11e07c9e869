/** A time zone in which it is about noon now, so that no test meets a midnight. */
export function noonZone(): string {
  const offset = 12 - new Date().getUTCHours();
  // These zones carry the sign that has to be added to their own time, not to that of UTC.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
