import type { useVenueCalendar } from '@lereng/admin-kit/days';
import {
  explainFailure,
  FootMessage,
  MessageBanner,
  UndoBanner,
  useMessage,
  type Done,
} from '@lereng/admin-kit/shell';
import type { DaySpan } from '@lereng/shared-domain/days';
import { calendarEntryName } from '@lereng/shared-sentences';
import { useState } from 'react';
import { words } from '../words';

/** What was closed last, and the way back. */
interface Closed extends Done {
  name: string;
  /** The same days may be closed again. */
  count: number;
}

/** Closes days by one call, and says how that went: at the foot, or in `refusal` why not. */
export function useClosing(add: ReturnType<typeof useVenueCalendar>['add']) {
  const messages = useMessage();
  const [busy, setBusy] = useState(false);
  const [closed, setClosed] = useState<Closed | null>(null);
  /** @returns whether they are closed */
  const close = async ({ from, until }: DaySpan): Promise<boolean> => {
    const days = { kind: 'closed', from, until } as const;
    setBusy(true);
    messages.clear();
    try {
      const { undo } = await add({ ...days, hours: null });
      const name = calendarEntryName(days);
      setClosed((last) => ({ name, undo, count: (last?.count ?? 0) + 1 }));
      return true;
    } catch (error) {
      setClosed(null);
      messages.show(explainFailure(error, words.addFailed).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const notice = (
    <FootMessage>
      {closed && (
        <UndoBanner
          key={closed.count}
          text={words.month.saved(closed.name)}
          undone={words.month.undone(closed.name)}
          failed={words.month.undoFailed}
          undo={closed.undo}
          onClose={() => setClosed(null)}
        />
      )}
    </FootMessage>
  );
  return { busy, close, refusal: messages.message && <MessageBanner state={messages} />, notice };
}
