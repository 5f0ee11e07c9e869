import { ConfirmDialog } from '@lereng/admin-kit/shell';
import {
  useGetDemoContentQuery,
  useRemoveDemoContentMutation,
  type DemoKind,
} from '@lereng/web-data-access/demo-content-admin';
import { Button } from '@lereng/web-ui';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { words } from './words';

const { removeDemo: own } = words;

/** How often what is left is asked for while the server removes it. */
const PROGRESS_MS = 1_000;

/** In this order they are named. */
const COUNTED = [
  'menu-items',
  'packages',
  'promotions',
  'price-periods',
  'calendar-entries',
  'slides',
] as const;

/** How many there are of each kind: `18 menu, 12 paket, dan 3 slide`. */
function summaryOf(kinds: readonly DemoKind[]): string {
  const counts = COUNTED.flatMap((name) => {
    const { removable = 0 } = kinds.find(({ kind }) => kind === name) ?? {};
    return removable === 0 ? [] : [`${removable} ${own.kinds[name]}`];
  });
  return new Intl.ListFormat('id').format(counts);
}

/** Lets the server put what is left of the demonstration into the trash: leaving the page stops nothing. */
export function RemoveDemo() {
  const [remove, { isLoading, isError, isSuccess }] = useRemoveDemoContentMutation();
  const { data } = useGetDemoContentQuery(undefined, {
    pollingInterval: isLoading ? PROGRESS_MS : 0,
  });
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  const summary = summaryOf(data?.kinds ?? []);
  useEffect(() => {
    // The button is gone while it works.
    if (isLoading) section.current?.focus();
  }, [isLoading]);

  const isStarted = isLoading || isError || isSuccess;
  if (summary === '' && !isStarted) return null;
  const said = isLoading ? own.progress(summary) : isError ? own.failed(summary) : own.done;
  const removeAll = () => {
    setAsking(false);
    void remove(nanoid());
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={own.action}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 outline-none"
    >
      {!isStarted && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {own.action}
        </Button>
      )}
      <p aria-live="polite" className={isError ? 'text-danger-strong' : 'text-muted'}>
        {isStarted ? said : ''}
      </p>
      {isError && (
        <Button variant="secondary" onClick={removeAll}>
          {own.retry}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={own.action}
          question={own.question(summary)}
          onDone={removeAll}
          onClose={() => setAsking(false)}
        >
          <p>{own.staying}</p>
          <p>{own.restorable}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
