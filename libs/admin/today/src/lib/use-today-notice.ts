import { sameValue } from '@lereng/admin-kit/form';
import { ChangedElsewhere, type Done } from '@lereng/admin-kit/shell';
import {
  NOTICE_KEYS,
  settingTexts,
  useSaveSettingTexts,
  type NoticeTexts,
  type SettingSectionProps,
} from '@lereng/admin-kit/settings';
import { writeRequest } from '@lereng/admin-kit/shell';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';

const NONE: NoticeTexts = { notice: '', notice_en: '', notice_until: '' };

/**
 * The notice as it is stored, and how it is taken away, which rejects with the API's error, or with
 * `ChangedElsewhere`.
 */
export function useTodayNotice({ stored, read }: SettingSectionProps<readonly SiteSetting[]>) {
  const save = useSaveSettingTexts(NOTICE_KEYS);
  const texts = settingTexts(NOTICE_KEYS, stored);
  /** Settings have no version, so they are compared before. */
  const replace = async (former: NoticeTexts, next: NoticeTexts): Promise<void> => {
    const now = await read();
    const present = settingTexts(NOTICE_KEYS, now);
    if (!sameValue(present, former)) throw new ChangedElsewhere();
    await save(next, now, writeRequest());
  };
  return {
    texts,
    clearNotice: async (): Promise<Done> => {
      await replace(texts, NONE);
      return { undo: () => replace(NONE, texts) };
    },
  };
}
