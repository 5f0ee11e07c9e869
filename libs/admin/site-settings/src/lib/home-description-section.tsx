import { FormSection, type Field, type FormError } from '@lereng/admin-kit/form';
import {
  settingField,
  settingFields,
  settingTexts,
  useSaveSettingTexts,
  type SettingSectionProps,
  type SettingTexts,
} from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { draftOf } from './setting-section';
import { words } from './words';

const KEYS = ['home_description'] as const;

type Values = SettingTexts<(typeof KEYS)[number]>;

const { title, hint, required, saved, failed } = words.homeDescription;

const fields = (stored: Values): readonly Field<Values>[] => [
  settingField('home_description', stored, { hint }),
];
const formError: FormError<Values> = {
  message: required,
  fields: ['home_description'],
  applies: 'missing',
};

export function HomeDescriptionSection(shown: SettingSectionProps<readonly SiteSetting[]>) {
  const saveTexts = useSaveSettingTexts(KEYS);
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="home_description" />}
      {...shown}
      fields={(settings) => settingFields(KEYS, settings, fields)}
      formError={formError}
      isNeeded={settingTexts(KEYS, shown.stored).home_description === ''}
      failed={failed}
      canUndo
      saved={saved}
      draft={draftOf('home-description', title)}
      save={async (values, stored, request) => (await saveTexts(values, stored, request)).settings}
    />
  );
}
