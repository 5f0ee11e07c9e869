import { FormSection, image, sameValue, type FormError } from '@lereng/admin-kit/form';
import { ReportValues, type SettingSectionProps } from '@lereng/admin-kit/settings';
import { HistoryLink } from '@lereng/admin-kit/shell';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useUpdateHomeImageMutation } from '@lereng/web-data-access/site-settings-admin';
import { pictureOf } from '@lereng/web-ui';
import { draftOf } from './setting-section';
import type { HomeImageValues } from './typed-forms';
import { words } from './words';

const { title, label, hint, required, saved, failed } = words.homeImage;

const formError: FormError<HomeImageValues> = {
  message: required,
  fields: ['image'],
  covers: 'empty',
};

/** The field for a stored picture, which refuses to save that picture as it is. */
function fieldOf(stored: SiteSetting | undefined) {
  const field = image<HomeImageValues, 'image'>({
    name: 'image',
    label,
    hint,
    required: () => true,
    shape: '16/9',
    crops: ['wide'],
    current: (stored && pictureOf(stored)) ?? undefined,
  });
  return { ...field, isEmpty: (value: typeof field.initial) => sameValue(value, field.initial) };
}

export function HomeImageSection(shown: SettingSectionProps<SiteSetting | undefined>) {
  const [update] = useUpdateHomeImageMutation();
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="home_image" />}
      {...shown}
      fields={(stored) => [fieldOf(stored)]}
      formError={formError}
      failed={failed}
      saved={saved}
      draft={draftOf('home-image', title)}
      save={({ image }, stored, request) =>
        update({ body: fieldOf(stored).send(image), ...request }).unwrap()
      }
    >
      <ReportValues of="homeImage" />
    </FormSection>
  );
}
