import { version } from '../../../../package.json';

/** Names of the events in browsers and Vite, and of the kinds in the API. */
const KINDS: Readonly<Record<string, string>> = {
  error: 'error',
  unhandledrejection: 'rejection',
  'vite:preloadError': 'chunk',
};

const NOT_LOADED = /dynamically imported module|Importing a module script failed/;

const reported = new Set<string>();

/**
 * Sends an error to the log of the server, once for each kind on a path. It says where the code failed and what the
 * engine says of it, and nothing of the page's content. It imports nothing of the application, which may be what
 * has failed.
 */
export function report(event: Event): void {
  const error = errorOf(event);
  // Notices of the browser, and scripts of other origins.
  if (error === null) return;
  const isError = error instanceof Error;
  const message = isError ? String(error) : typeof error;
  const kind = NOT_LOADED.test(message) ? 'chunk' : KINDS[event.type];
  const page = location.pathname;
  // What comes after a file that did not load is its consequence, also where the path has changed meanwhile.
  if (reported.has('chunk') && kind !== 'chunk') return;
  if (reported.has(`${kind} ${page}`)) return;
  if (kind === 'chunk') reported.add(kind);
  reported.add(`${kind} ${page}`);
  const body = {
    kind,
    message: message.slice(0, 300),
    source: isError ? sourceOf(error.stack) : '',
    page: page.slice(0, 200),
    version,
  };
  const type = 'application/json';
  // Some browsers can be told to have no beacons.
  navigator.sendBeacon?.('/api/browser-errors', new Blob([JSON.stringify(body)], { type }));
}

/** Describes a thrown value. Anything but an `Error` is not described, as it may be data. */
function errorOf(event: Event): unknown {
  if ('reason' in event) return event.reason;
  return 'payload' in event ? event.payload : (event as ErrorEvent).error;
}

/** Path, line and column of the first place in a stack that is a file of a site. */
function sourceOf(stack = ''): string {
  return /https?:\/\/[^/\s]+(\/[^\s?#)]+:\d+:\d+)/.exec(stack)?.[1]?.slice(0, 200) ?? '';
}

/** Reports errors that nothing else handles, and those that an error boundary passes on. */
export function listenForErrors(): void {
  for (const type of Object.keys(KINDS)) window.addEventListener(type, report);
}
