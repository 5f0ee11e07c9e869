import type { CalendarDate } from '@lereng/shared-domain';
import { addedText, comingDays } from '@lereng/shared-domain/orders';
import { comingDayText } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { VisuallyHidden } from '@lereng/web-ui';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useVenueDays } from '../venue/use-venue-days';
import { useWords } from '../words';

/**
 * The coming days of a package with price or state, each a link to an order of it on that day: also those on which it
 * cannot be had, as nobody is kept from asking (D4). With scripts what this device has ordered already stays in the order.
 */
export function DayStrip({ package: pkg }: { package: Package }) {
  const words = useWords();
  const { today, locale } = usePageEnvironment();
  const navigate = useNavigate();
  const page = useHref(paths.order.getHref());
  const { id, capacity } = pkg;
  const line = { kind: 'packages', id, quantity: capacity === null ? 1 : null } as const;
  /** As `writeOrder` has it, which this page does without. */
  const hrefOn = (date: CalendarDate) => `${page}?${addedText(line)}&date=${date}`;
  const choose = (event: MouseEvent, day: CalendarDate) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void import('../order/device-order').then(
      ({ orderOnDay }) => navigate(orderOnDay(line, day)),
      // As the link does without scripts.
      () => window.location.assign(hrefOn(day)),
    );
  };
  return (
    <ul aria-label={words.comingDays} className="day-strip">
      {comingDays(pkg, useVenueDays(), today).map((each) => {
        const { day, unavailable } = each;
        const text = comingDayText(each, today, locale);
        return (
          <li key={day}>
            <a
              href={hrefOn(day)}
              data-off={unavailable ? '' : undefined}
              onClick={(event) => choose(event, day)}
            >
              <VisuallyHidden>{text.whole}</VisuallyHidden>
              <span aria-hidden="true">
                <b>{text.day}</b>
                <span>{text.date}</span>
                <b>{text.state}</b>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
