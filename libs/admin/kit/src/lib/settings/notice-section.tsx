import { date, FormSection, multiline, type Field } from '@lereng/admin-kit/form';
import {
  settingTexts,
  useSaveSettingTexts,
  type SettingSectionProps,
  type SettingTexts,
} from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import { LIMITS } from '@lereng/shared-domain';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { usePageEnvironment } from '@lereng/web-feature';
import { draftOf } from './setting-section';
import { words } from './words';

const KEYS = ['notice', 'notice_until'] as const;

type Values = SettingTexts<(typeof KEYS)[number]>;

const { title, text, textHint, until, untilHint, past, saved, failed } = words.notice;

/** @param today the venue's day */
const noticeFields = (stored: Values, today: string): readonly Field<Values>[] => [
  multiline({
    name: 'notice',
    label: text,
    value: stored.notice,
    maxLength: LIMITS.noticeMax,
    hint: textHint,
    short: true,
  }),
  date({
    name: 'notice_until',
    label: until,
    value: stored.notice_until,
    // A day that is over may stay with its text, which is not shown any more.
    notBefore: {
      day: ({ notice, notice_until }) =>
        notice === stored.notice && notice_until === stored.notice_until ? '' : today,
      message: past,
    },
    hint: untilHint,
  }),
];

/** What visitors read above every page, and until when. */
export function NoticeSection(shown: SettingSectionProps<readonly SiteSetting[]>) {
  const { today } = usePageEnvironment();
  const saveTexts = useSaveSettingTexts(KEYS);
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="notice" />}
      {...shown}
      fields={(settings) => noticeFields(settingTexts(KEYS, settings), today)}
      failed={failed}
      saved={saved}
      draft={draftOf('notice', title)}
      save={async (values, stored, request) => (await saveTexts(values, stored, request)).settings}
    />
  );
}
