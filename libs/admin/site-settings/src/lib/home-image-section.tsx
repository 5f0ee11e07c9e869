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

/** The fields for a stored picture. */
function fieldsOf(stored: SiteSetting | undefined) {
  const current = (stored && pictureOf(stored)) ?? undefined;
  return [
    image<HomeImageValues, 'image', (values: HomeImageValues) => boolean>({
      name: 'image',
      label,
      hint,
      required: ({ focus }) => focus.length === 0,
      shape: '16/9',
      current,
    }),
    imageFocus<HomeImageValues, 'focus'>({
      name: 'focus',
      image: 'image',
      current,
      shapes: ['wide'],
    }),
  ];
}

interface HomeImageSectionProps {
  stored: SiteSetting | undefined;
  /** Reads it anew; rejects with the API's error. */
  reload: () => Promise<SiteSetting | undefined>;
}

export function HomeImageSection({ stored, reload }: HomeImageSectionProps) {
  const [update] = useUpdateHomeImageMutation();
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row="home_image" />}
      fields={fieldsOf(stored)}
      initial={INITIAL}
      formError={formError}
      failed={failed}
      saved={saved}
      savedValues={() => INITIAL}
      draft={draftOf('home-image', title)}
      stored={async () => ({ values: INITIAL, version: null, fields: fieldsOf(await reload()) })}
      save={({ image, focus }, request) =>
        update({ body: { image: image ?? undefined, ...focusFields(focus) }, ...request }).unwrap()
      }
    >
      <ReportValues of="homeImage" />
    </FormSection>
  );
}
