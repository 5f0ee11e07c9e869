import { formatInstantWithTime } from '@lereng/shared-sentences';
import { ConfirmDialog, useMessage } from '@lereng/admin-kit/shell';
import {
  useListSessionsQuery,
  useRemoveOtherSessionsMutation,
  useRemoveSessionMutation,
  type Session,
} from '@lereng/web-data-access/auth-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AccountSection, UnloadedList } from './account-section';
import { words } from './words';

const { sessions: own } = words;

/** The devices that are logged in, each with a button that ends its session. */
export function SessionsSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { site } = usePageEnvironment();
  const { data, isError, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [remove] = useRemoveSessionMutation();
  const [removeOthers] = useRemoveOtherSessionsMutation();
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const messages = useMessage();

  const hasEnded = useRef(false);
  const finish = (done: string) => {
    setEnding(null);
    messages.show(done, 'success');
    hasEnded.current = true;
  };
  useEffect(() => {
    // The button goes with its session. Nothing beneath a dialog can be focused before it is closed.
    if (!ending && hasEnded.current) heading.current?.focus();
    hasEnded.current = false;
  }, [ending]);

  const ask = (what: Session | 'others') => {
    messages.clear();
    setEnding(what);
  };
  const dialog = {
    failed: own.failed,
    action: own.end,
    asksPassword: true,
    onClose: () => setEnding(null),
  };

  return (
    <AccountSection title={own.title} headingRef={heading} messages={messages}>
      {data && (
        <ul className="divide-y divide-line">
          {data.map((session) => {
            const { id, device, network, created_at, last_seen_at, current } = session;
            const began = own.began(formatInstantWithTime(created_at, site.timeZone), network);
            const seen = own.seen(formatInstantWithTime(last_seen_at, site.timeZone));
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
                <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-subtle" />
                <div className="min-w-0 grow basis-24">
                  <p className="font-semibold wrap-anywhere">{device}</p>
                  <p className="text-sm text-subtle">{current ? own.current : seen}</p>
                  <p className="text-sm text-subtle wrap-anywhere">{began}</p>
                </div>
                {!current && (
                  <Button
                    variant="secondary"
                    aria-label={own.endOf(device, began)}
                    onClick={() => ask(session)}
                  >
                    {own.end}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {data && data.length > 2 && (
        <Button variant="secondary" className="self-start" onClick={() => ask('others')}>
          {own.endOthers}
        </Button>
      )}
      {!data && <UnloadedList words={own} isError={isError} onRetry={() => void refetch()} />}
      {ending === 'others' && (
        <ConfirmDialog
          {...dialog}
          title={own.endOthers}
          question={own.endOthersQuestion}
          confirm={(password) => removeOthers({ password }).unwrap()}
          onDone={() => finish(own.othersEnded)}
        />
      )}
      {ending && ending !== 'others' && (
        <ConfirmDialog
          {...dialog}
          title={own.endTitle}
          question={own.endQuestion(ending.device)}
          confirm={(password) => remove({ id: ending.id, body: { password } }).unwrap()}
          onDone={() => finish(own.ended)}
        />
      )}
    </AccountSection>
  );
}
