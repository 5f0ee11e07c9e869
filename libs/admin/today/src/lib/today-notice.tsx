import {
  NoticeSection,
  noticeWords,
  sectionDrafts,
  type SettingSectionProps,
} from '@lereng/admin-kit/settings';
import { useConfirmLeave, useDrafts } from '@lereng/admin-kit/shell';
import { formatCalendarDate, isCalendarDate } from '@lereng/shared-domain';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { useState } from 'react';
import type { Say } from './use-outcome';
import { useTodayNotice } from './use-today-notice';
import { useWrites } from './use-writes';
import { venueWords as words } from './venue-words';
import { words as pageWords } from './words';

const DRAFT = sectionDrafts(paths.admin.today, pageWords.title)('notice', noticeWords.title);

const focusText = (opened: HTMLElement | null) => opened?.querySelector('textarea')?.focus();

interface TodayNoticeProps {
  settings: SettingSectionProps<readonly SiteSetting[]>;
  say: Say;
}

/** What visitors read above every page: written below, and taken away by one tap. */
export function TodayNotice({ settings, say }: TodayNoticeProps) {
  const { today } = usePageEnvironment();
  const { texts, clearNotice } = useTodayNotice(settings);
  const { section, busy, run } = useWrites(say, words.noticeChanged);
  const { drafts } = useDrafts();
  const confirmLeave = useConfirmLeave();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isWriting = chosen ?? drafts.some(({ key }) => key === DRAFT.key);
  const { notice, notice_until: until } = texts;
  const isOver = until !== '' && until < today;
  const isShown = notice !== '' && !isOver;
  return (
    <>
      <section
        ref={section}
        tabIndex={-1}
        aria-label={words.noticeToday}
        className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-surface-raised px-4 outline-none"
      >
        <div className="min-w-0 grow basis-48 py-2">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h2 className="text-base">{words.notice}</h2>
            <span className="text-sm text-muted">
              {!isShown
                ? words.noNotice
                : isCalendarDate(until)
                  ? words.noticeUntil(formatCalendarDate(until))
                  : words.noticeOpen}
            </span>
          </div>
          {isShown && <p className="truncate">{notice}</p>}
        </div>
        <div className="-mr-5 ml-auto flex shrink-0 forced-colors:mr-0 forced-colors:gap-2 forced-colors:pb-2">
          <Button
            variant="quiet"
            disabled={busy}
            aria-expanded={isWriting}
            aria-label={
              isWriting ? words.doneWriting : isShown ? words.editNotice : words.writeNotice
            }
            onClick={() => (isWriting ? confirmLeave(() => setChosen(false)) : setChosen(true))}
          >
            {isWriting ? words.done : isShown ? words.edit : words.write}
          </Button>
          {isShown && !isWriting && (
            <Button
              variant="quiet"
              disabled={busy}
              aria-label={words.removeNotice}
              onClick={() => void run(words.noticeRemoved, clearNotice)}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </section>
      {isWriting && (
        <div ref={chosen ? focusText : undefined}>
          <NoticeSection {...settings} draft={DRAFT} />
        </div>
      )}
    </>
  );
}
