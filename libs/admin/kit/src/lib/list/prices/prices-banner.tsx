import { Button } from '@lereng/web-ui';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { Banner } from '../../shell/banner/banner';
import { words } from '../../shell/words';
import type { ListPrices } from '../list-declaration';

/** A price that was saved, in rupiah. */
export interface PriceChange {
  id: number;
  from: number;
  to: number;
}

export interface PricesBannerProps<Row extends { id: number }> {
  changes: readonly PriceChange[];
  rows: readonly Row[];
  prices: ListPrices<Row>;
  onClose: () => void;
}

/** Says how many prices were saved, and offers to put the former ones back. */
export function PricesBanner<Row extends { id: number }>({
  changes,
  rows,
  prices,
  onClose,
}: PricesBannerProps<Row>) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'undone' | 'failed' | null>(null);
  const undo = async () => {
    setBusy(true);
    const former = changes.flatMap(({ id, from, to }) => {
      const row = rows.find((each) => each.id === id);
      // A price that somebody has changed since is theirs.
      return row && prices.of(row) === to
        ? [{ id, price: from, version: prices.versionOf(row) }]
        : [];
    });
    const saving =
      former.length === changes.length ? prices.save(former, nanoid()) : Promise.reject();
    setOutcome(
      await saving.then(
        () => 'undone' as const,
        () => 'failed' as const,
      ),
    );
  };
  if (outcome === 'failed') {
    return (
      <Banner key={outcome} kind="error" message={words.prices.undoFailed} onClose={onClose} />
    );
  }
  if (outcome === 'undone') {
    const message = words.prices.undone(changes.length);
    return <Banner key={outcome} kind="success" message={message} onClose={onClose} />;
  }
  return (
    <Banner
      kind="success"
      message={words.prices.saved(changes.length)}
      action={
        <Button variant="quiet" busy={busy} disabled={busy} onClick={() => void undo()}>
          {words.undo}
        </Button>
      }
      onClose={onClose}
    />
  );
}
