import { writeOrder, type Order, type QuotedLine } from '@lereng/shared-domain/orders';
import type { CalendarDate } from '@lereng/shared-domain';
import { longDay } from '@lereng/shared-sentences';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { type LocalTexts, withOwn } from '@lereng/web-ui';
import { Fragment, type MouseEvent } from 'react';
import { useWords } from '../words';

interface DayProblemsProps {
  order: Order;
  lines: readonly (QuotedLine & LocalTexts)[];
  /** The next day on which all of them can be had; null where none is near. */
  nextDate: CalendarDate | null;
  onChange: (order: Order) => void;
}

const REASONS = ['closed', 'full', 'sold_out'] as const;

/** Why lines cannot be had on the day of the visit, once for each reason, and the next day on which they can. */
export function DayProblems({ order, lines, nextDate, onChange }: DayProblemsProps) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const problems = REASONS.flatMap((why) => {
    const named = lines.filter((line) => line.unavailable === why);
    return named.length === 0 ? [] : [{ why, named }];
  });
  const isOffered = problems.length > 0 && nextDate !== null;
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    // The link goes with the problem.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('[name=date]')?.focus();
    onChange({ ...order, date: nextDate });
  };
  // Empty at first: screen readers announce only what comes into it.
  return (
    <div role="status" className="col-span-full empty:hidden">
      {problems.map(({ why, named }) => (
        <p key={why} className="font-semibold wrap-anywhere text-danger">
          <span>{words.unavailable[why]}</span>
          {named.length < lines.length && (
            <span>
              {named.map((line, index) => (
                <Fragment key={line.kind + line.id}>
                  {withOwn(`${index === 0 ? ':' : ','} ${line.name}`, line, 'name')}
                </Fragment>
              ))}
            </span>
          )}
        </p>
      ))}
      {isOffered && (
        <PageLink
          to={`${paths.order.getHref()}?${writeOrder({ ...order, date: nextDate })}`}
          onClick={choose}
          className="text-link print:hidden"
        >
          {words.chooseDay(longDay(nextDate, locale))}
        </PageLink>
      )}
    </div>
  );
}
