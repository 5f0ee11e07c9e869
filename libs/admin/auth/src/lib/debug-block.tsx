import { formatInstantWithTime } from '@lereng/shared-domain';
import type { LoginFailure } from './login-failure';
import { words } from './words';

interface DebugBlockProps {
  debug: LoginFailure['debug'];
  /** IANA name of the venue's zone. */
  timeZone: string;
}

/** Technical details of a failed login, for support. */
export function DebugBlock({ debug, timeZone }: DebugBlockProps) {
  const { title, status, path, time, message, none } = words.debug;
  const facts = [
    [status, debug.status],
    [path, debug.path],
    [time, formatInstantWithTime(debug.time, timeZone)],
    [message, debug.serverMessage ?? none],
  ] as const;
  return (
    <details className="rounded-card border border-line bg-surface-raised text-sm">
      <summary className="px-4 py-3 text-muted">{title}</summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 pb-4">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-subtle">{term}</dt>
            <dd className="font-mono break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
