import { choice, FormSection, type Field } from '@lereng/admin-kit/form';
import {
  settingFields,
  useSaveSettingTexts,
  type SettingSectionProps,
  type SettingTexts,
} from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import { useTranslations } from '@lereng/admin-kit/translations';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { draftOf } from './setting-section';
import { words } from './words';

const KEYS = ['english'] as const;

type Values = SettingTexts<(typeof KEYS)[number]>;

const { label, values } = SETTING_FIELDS.english;
const CHOICES = Object.entries(values).map(([value, name]) => ({ value, label: name }));

const fields = ({ english }: Values): readonly Field<Values>[] => [
  choice({
    name: 'english',
    label,
    value: english || 'shown',
    choices: CHOICES,
    hint: words.english.hint,
  }),
];

/** Whether the site leads to its English pages, once it has an English text. */
export function EnglishSection(shown: SettingSectionProps<readonly SiteSetting[]>) {
  const saveTexts = useSaveSettingTexts(KEYS);
  const { translations } = useTranslations();
  if (!translations?.isBegun) return null;
  return (
    <FormSection
      title={words.english.title}
      footer={<HistoryLink kind="site-settings" row="english" />}
      {...shown}
      fields={(settings) => settingFields(KEYS, settings, fields)}
      failed={words.english.failed}
      canUndo
      saved={words.english.saved}
      draft={draftOf('english', words.english.title)}
      save={async (texts, stored, request) => (await saveTexts(texts, stored, request)).settings}
    />
  );
}
