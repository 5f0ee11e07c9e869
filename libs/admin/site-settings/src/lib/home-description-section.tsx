import { FormSection, HistoryLink, multiline, type Field, type FormError } from '@lereng/admin-kit';
import { LIMITS } from '@lereng/shared-domain';
import { useUpdateSiteSettingMutation } from '@lereng/web-data-access/site-settings-admin';
import { draftOf } from './draft-of';
import { words } from './words';

type Values = { home_description: string };

const { title, label, hint, required, saved, failed } = words.homeDescription;

const fields: readonly Field<Values>[] = [
  multiline({
    name: 'home_description',
    label,
    hint,
    required: true,
    maxLength: LIMITS.textMax,
  }),
];
const formError: FormError<Values> = {
  message: required,
  fields: ['home_description'],
  covers: 'empty',
};

interface HomeDescriptionSectionProps {
  stored: string;
  /** Reads it anew; rejects with the API's error. */
  reload: () => Promise<string>;
}

export function HomeDescriptionSection({ stored, reload }: HomeDescriptionSectionProps) {
  const [update] = useUpdateSiteSettingMutation();
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="home_description" />}
      fields={fields}
      initial={{ home_description: stored }}
      formError={formError}
      failed={failed}
      saved={saved}
      draft={draftOf('home-description', title)}
      stored={async () => ({ values: { home_description: await reload() }, version: null })}
      save={async ({ home_description: value }, request) => {
        if (value === stored) return;
        await update({
          key: 'home_description',
          body: { value, type: 'text' },
          ...request,
        }).unwrap();
      }}
    />
  );
}
