import type { LoginFailure } from './login-failure';
import { words } from './words';

/** What to pass on to whoever looks after the server. */
export function DebugBlock({ debug }: { debug: LoginFailure['debug'] }) {
  const { title, status, path, time, message, none } = words.debug;
  const facts = [
    [status, debug.status],
    [path, debug.path],
    [time, debug.time],
    [message, debug.serverMessage ?? none],
  ] as const;
  return (
    <details className="rounded-card border border-garis bg-white text-sm">
      <summary className="px-4 py-3 text-basalt">{title}</summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 pb-4">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-abu">{term}</dt>
            <dd className="font-mono break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
