import { formatInstantWithTime } from '@lereng/shared-sentences';
import { Banner, useDrafts, useMessage } from '@lereng/admin-kit/shell';
import {
  selectSessionEnded,
  selectToken,
  useAdminSelector,
  useAppSelector,
} from '@lereng/web-data-access';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { Loader } from '@lereng/web-ui';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { LoginFailure } from './login-failure';
import { LoginForm } from './login-form';
import { useLogin } from './use-login';
import { useSession } from './use-session';
import { words } from './words';

/** The login page; a valid token redirects to the dashboard. */
export default function LoginPage() {
  const token = useAppSelector(selectToken);
  // A token obtained on this page is checked by the guard of the next one.
  const [initialToken] = useState(token);
  const session = useSession({ skip: token !== initialToken });
  if (session.state === 'valid') return <Navigate to={paths.admin.dashboard.getHref()} replace />;
  return (
    <main className="mx-auto flex min-h-svh w-full max-w-md flex-col gap-6 px-5 pt-[max(2.5rem,14svh)] pb-10">
      {session.state === 'checking' ? <Loader label={words.checking} /> : <Login />}
    </main>
  );
}

function Login() {
  const { site } = usePageEnvironment();
  const { submit, busy, failure } = useLogin();
  const { message, show, clear } = useMessage();
  const [seen, setSeen] = useState(failure);
  if (failure !== seen) {
    setSeen(failure);
    if (failure) show(failure.message);
  }

  const trySubmit = (username: string, password: string) => {
    clear();
    void submit(username, password);
  };

  return (
    <>
      <header>
        <p className="font-bold text-accent">{site.name}</p>
        <h1 tabIndex={-1} className="mt-1 text-2xl">
          {words.title}
        </h1>
      </header>
      <SessionNotice />
      {message && (
        <Banner key={message.key} kind="error" lasting message={message.text} onClose={clear} />
      )}
      <LoginForm busy={busy} onSubmit={trySubmit} onInvalid={() => show(words.required)} />
      <ForgottenPassword />
      {failure && <DebugBlock debug={failure.debug} timeZone={site.timeZone} />}
      {/* The public site is another document. */}
      <a
        href={paths.home.getHref()}
        className="inline-flex min-h-target items-center gap-2 self-start font-semibold text-accent hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.back}
      </a>
    </>
  );
}

/** Why somebody is here who was in the middle of something, and that it is not lost. */
function SessionNotice() {
  const ended = useAdminSelector(selectSessionEnded);
  const { drafts } = useDrafts();
  if (!ended && drafts.length === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-col gap-1 rounded-card border border-line bg-surface-muted px-4 py-3"
    >
      {ended && <p className="font-semibold">{words.ended}</p>}
      {drafts.length > 0 && <p>{words.drafts}</p>}
    </div>
  );
}

/** Help for an owner without the password: there is no mail to reset it by. */
function ForgottenPassword() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { question, answer, command, after } = words.forgotten;
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="text-link self-start"
      >
        {question}
      </button>
      <div
        id={id}
        hidden={!open}
        className="rounded-card border border-line bg-surface-raised p-4 text-sm"
      >
        <p>{answer}</p>
        <p className="my-2 font-mono font-semibold">{command}</p>
        <p>{after}</p>
      </div>
    </div>
  );
}

interface DebugBlockProps {
  debug: LoginFailure['debug'];
  /** IANA name of the venue's zone. */
  timeZone: string;
}

/** Technical details of a failed login, for support. */
function DebugBlock({ debug, timeZone }: DebugBlockProps) {
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
