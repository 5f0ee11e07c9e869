import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { usePageEnvironment } from '@lereng/web-feature';
import { date, FormSection, type DraftTarget, type Field } from '../form';
import { HistoryLink } from '../shell';
import { noticeWords } from './notice-words';
import { settingField } from './setting-field';
import type { SettingSectionProps } from './setting-section';
import {
  settingFields,
  settingTexts,
  useSaveSettingTexts,
  type SettingTexts,
} from './setting-texts';

/** The settings of the notice: its text, and its last day, empty until it is taken away. */
export const NOTICE_KEYS = ['notice', 'notice_until'] as const;

export type NoticeTexts = SettingTexts<(typeof NOTICE_KEYS)[number]>;

const { title, textHint, untilHint, past, englishCleared, saved, failed } = noticeWords;

/** Whether its English text would be that of another notice. */
const isOutdated = (typed: NoticeTexts, stored: NoticeTexts): boolean =>
  typed.notice !== stored.notice && stored.notice_en !== '' && typed.notice_en === stored.notice_en;

/** @param today the venue's day */
const noticeFields = (stored: NoticeTexts, today: string): readonly Field<NoticeTexts>[] => [
  settingField('notice', stored, {
    hint: (typed) => (isOutdated(typed, stored) ? englishCleared : textHint),
    short: true,
  }),
  date({
    name: 'notice_until',
    label: SETTING_FIELDS.notice_until.label,
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

interface NoticeSectionProps extends SettingSectionProps<readonly SiteSetting[]> {
  /** Of the page that it is on. */
  draft: DraftTarget;
}

/** The form of what visitors read above every page, and until when. */
export function NoticeSection(shown: NoticeSectionProps) {
  const { today } = usePageEnvironment();
  const saveTexts = useSaveSettingTexts(NOTICE_KEYS);
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="notice" />}
      {...shown}
      fields={(settings) =>
        settingFields(NOTICE_KEYS, settings, (texts) => noticeFields(texts, today))
      }
      failed={failed}
      canUndo
      saved={saved}
      save={async (values, stored, request) => {
        // Visitors are better off with the Indonesian notice than with a former one in English.
        const isOld = isOutdated(values, settingTexts(NOTICE_KEYS, stored));
        const texts = isOld ? { ...values, notice_en: '' } : values;
        return (await saveTexts(texts, stored, request)).settings;
      }}
    />
  );
}
