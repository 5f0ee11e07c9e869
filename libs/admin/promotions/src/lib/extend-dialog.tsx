import { FormDialog } from '@lereng/admin-kit/form';
import type { DialogContext } from '@lereng/admin-kit/list';
import { formatCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { promotionsKind } from '@lereng/shared-domain/fields';
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
  const { id, title, valid_until } = promotion;
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
      stored={promotion}
      // Only other dates than those that are extended are a conflict.
      fields={(row) => periodFields(isSamePeriod(row, promotion) ? suggested : row, suggested)}
      formError={{
        message: promotionsKind.formError.update,
        fields: ['valid_from', 'valid_until'],
        applies: 'missing',
      }}
      failed={words.editFailed}
      versionOf={({ updatedAt }) => updatedAt}
      read={() => fetch(id)}
      save={(body, _, request) => update({ id, body, ...request }).unwrap()}
      onDone={onSaved}
      onClose={onClose}
    />
  );
}

const isSamePeriod = (a: Period, b: Period): boolean =>
  a.valid_from === b.valid_from && a.valid_until === b.valid_until;
