import { FormSection, type Field, type FormError } from '@lereng/admin-kit/form';
import { settingField, type SettingSectionProps } from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import { useUpdateSiteSettingMutation } from '@lereng/web-data-access/site-settings-admin';
import { draftOf } from './setting-section';
import { words } from './words';

type Values = { home_description: string };

const { title, hint, required, saved, failed } = words.homeDescription;

const fields = (value: string): readonly Field<Values>[] => [
  settingField('home_description', { home_description: value }, { hint }),
];
const formError: FormError<Values> = {
  message: required,
  fields: ['home_description'],
  applies: 'missing',
};

export function HomeDescriptionSection(shown: SettingSectionProps<string>) {
  const [update] = useUpdateSiteSettingMutation();
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="home_description" />}
      {...shown}
      fields={fields}
      formError={formError}
      isNeeded={shown.stored === ''}
      failed={failed}
      canUndo
      saved={saved}
      draft={draftOf('home-description', title)}
      save={async ({ home_description: value }, present, request) => {
        if (value === present) return present;
        const body = { value, type: 'text' };
        const saved = await update({ key: 'home_description', body, ...request }).unwrap();
        return saved.value ?? '';
      }}
    />
  );
}
