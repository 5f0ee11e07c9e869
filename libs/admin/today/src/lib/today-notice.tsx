import { formatCalendarDate, isCalendarDate } from '@lereng/shared-domain';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { venueWords as words } from './venue-words';

interface TodayNoticeProps {
  text: string | null;
  /** Its last day; null until the owner takes it away. */
  until: string | null;
}

/** What visitors read above every page, and the way to where it is written. */
export function TodayNotice({ text, until }: TodayNoticeProps) {
  const { today } = usePageEnvironment();
  const isOver = until !== null && until < today;
  const isShown = text !== null && !isOver;
  return (
    <section
      aria-label={words.notice}
      className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface-raised px-4"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="text-base">{words.notice}</h2>
          <span className="text-sm text-muted">
            {!isShown
              ? words.noNotice
              : until !== null && isCalendarDate(until)
                ? words.noticeUntil(formatCalendarDate(until))
                : words.noticeOpen}
          </span>
        </div>
        {isShown && <p className="truncate pb-2">{text}</p>}
      </div>
      <PageLink
        to={paths.admin.siteSettings.getHref()}
        aria-label={isShown ? words.editNotice : words.writeNotice}
        className="text-link shrink-0"
      >
        {isShown ? words.edit : words.write}
      </PageLink>
    </section>
  );
}
