import {
  focusFields,
  FormSection,
  HistoryLink,
  image,
  imageFocus,
  type FormError,
} from '@lereng/admin-kit';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useUpdateHomeImageMutation } from '@lereng/web-data-access/site-settings-admin';
import { pictureOf } from '@lereng/web-ui';
import { draftOf } from './draft-of';
import { ReportValues, type HomeImageValues } from './typed-values';
import { words } from './words';

const INITIAL: HomeImageValues = { image: null, focus: [] };

const { title, label, hint, required, saved, failed } = words.homeImage;

const formError: FormError<HomeImageValues> = {
  message: required,
  fields: ['image'],
  covers: 'empty',
};

export function HomeImageSection({ stored }: { stored: SiteSetting | undefined }) {
  const [update] = useUpdateHomeImageMutation();
  const current = (stored && pictureOf(stored)) ?? undefined;
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="home_image" />}
      fields={[
        image<HomeImageValues, 'image', (values: HomeImageValues) => boolean>({
          name: 'image',
          label,
          hint,
          required: ({ focus }) => focus.length === 0,
          shape: '16/9',
          current,
        }),
        imageFocus({
          name: 'focus',
          image: 'image',
          current,
          shapes: ['wide'],
        }),
      ]}
      initial={INITIAL}
      formError={formError}
      failed={failed}
      saved={saved}
      savedValues={() => INITIAL}
      draft={draftOf('home-image', title)}
      save={({ image, focus }, request) =>
        update({ body: { image: image ?? undefined, ...focusFields(focus) }, ...request }).unwrap()
      }
    >
      <ReportValues of="homeImage" />
    </FormSection>
  );
}
