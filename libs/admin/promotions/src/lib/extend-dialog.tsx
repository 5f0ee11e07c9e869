import { FormDialog, type DialogContext } from '@lereng/admin-kit';
import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { useFetchRow } from '@lereng/web-data-access/content-admin';
import type { Promotion } from '@lereng/web-data-access/promotions';
import { promotionCalls } from '@lereng/web-data-access/promotions-admin';
import { newPeriod, periodFields, type Period } from './period';
import { words } from './words';

interface ExtendDialogProps extends DialogContext<Promotion> {
  promotion: Promotion;
  /** The venue's day. */
  today: CalendarDate;
}

/** New dates for a promotion that is over; the rest of it stays as it is. */
export function ExtendDialog({ promotion, today, onClose, onSaved, notice }: ExtendDialogProps) {
  const [update] = promotionCalls.useUpdate();
  const fetch = useFetchRow(promotionCalls.get);
  const { id, title, valid_from, valid_until } = promotion;
  const suggested = newPeriod(today);
  return (
    <FormDialog
      title={words.extend.title}
      notice={
        <>
          {notice}
          <p>{words.extend.ended(title, formatCalendarDate(valid_until))}</p>
        </>
      }
      fields={periodFields(suggested, suggested)}
      initial={suggested}
      formError={{
        message: words.required,
        fields: ['valid_from', 'valid_until'],
        covers: 'empty',
      }}
      failed={words.editFailed}
      // Only other dates than those that are extended are a conflict.
      stored={async () => {
        const { row, version } = await fetch(id);
        const isSame = row.valid_from === valid_from && row.valid_until === valid_until;
        const values = isSame ? suggested : periodOf(row);
        return { values, version, fields: periodFields(suggested, suggested) };
      }}
      save={(body, request) => update({ id, body, ...request }).unwrap()}
      onDone={onSaved}
      onClose={onClose}
    />
  );
}

const periodOf = ({ valid_from, valid_until }: Promotion): Period => ({ valid_from, valid_until });
