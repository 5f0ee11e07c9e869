import { ConfirmDialog } from '@lereng/admin-kit/shell';
import { errorStatus } from '@lereng/web-data-access';
import { menuItemCalls } from '@lereng/web-data-access/menu-items-admin';
import { packageCalls } from '@lereng/web-data-access/packages-admin';
import { promotionCalls } from '@lereng/web-data-access/promotions-admin';
import { slideCalls } from '@lereng/web-data-access/slides-admin';
import { Button } from '@lereng/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useDemoRows, type DemoKind, type DemoRow } from './demo-rows';
import { words } from './words';

const { removeDemo: own } = words;

/** In this order they are named. */
const COUNTED = ['menu-items', 'packages', 'promotions', 'slides'] as const;

/** How many there are of each kind: `18 menu, 12 paket, dan 3 slide`. */
function summaryOf(rows: readonly DemoRow[]): string {
  const counts = COUNTED.flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length;
    return count === 0 ? [] : [`${count} ${own.kinds[kind]}`];
  });
  return new Intl.ListFormat('id').format(counts);
}

/** A function that deletes a row of any of these kinds. */
function useRemove() {
  const [promotion] = promotionCalls.useRemove();
  const [travel] = packageCalls.useRemove();
  const [menuItem] = menuItemCalls.useRemove();
  const [slide] = slideCalls.useRemove();
  const calls = {
    promotions: promotion,
    packages: travel,
    'menu-items': menuItem,
    slides: slide,
  } satisfies Record<DemoKind, unknown>;
  return async ({ kind, id }: DemoRow) => {
    try {
      await calls[kind]({ id }).unwrap();
    } catch (error) {
      // Another session has deleted it already.
      if (errorStatus(error) !== 404) throw error;
    }
  };
}

/** Deletes what is left of the demonstration as the product made it, one after the other. */
export function RemoveDemo() {
  const { rows, read } = useDemoRows();
  const remove = useRemove();
  const [isAsking, setAsking] = useState(false);
  const [run, setRun] = useState<'none' | 'busy' | 'failed' | 'done'>('none');
  const [text, setText] = useState('');
  const section = useRef<HTMLElement>(null);
  const isShown = useRef(true);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    // The button is gone while it works.
    if (run === 'busy') section.current?.focus();
  }, [run]);

  const removeAll = async () => {
    setAsking(false);
    setRun('busy');
    setText(own.checking);
    let left = rows;
    try {
      left = await read();
      const count = left.length;
      // On another page the owner may be changing one of them.
      while (left[0] && isShown.current) {
        setText(own.progress(count - left.length + 1, count));
        await remove(left[0]);
        left = left.slice(1);
      }
      setRun('done');
      setText(own.done);
    } catch {
      setRun('failed');
      setText(own.failed(summaryOf(left)));
    }
  };

  if (rows.length === 0 && run === 'none') return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={own.action}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 outline-none"
    >
      {run === 'none' && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {own.action}
        </Button>
      )}
      <p aria-live="polite" className={run === 'failed' ? 'text-danger-strong' : 'text-muted'}>
        {text}
      </p>
      {run === 'failed' && (
        <Button variant="secondary" onClick={() => void removeAll()}>
          {own.retry}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={own.action}
          question={own.question(summaryOf(rows))}
          onDone={() => void removeAll()}
          onClose={() => setAsking(false)}
        >
          <p>{own.staying}</p>
          <p>{own.restorable}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
