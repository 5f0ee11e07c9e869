import { FormSection, image, type FormError } from '@lereng/admin-kit';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import { useUpdateHomeImageMutation } from '@lereng/web-data-access/site-settings-admin';
import { pictureOf } from '@lereng/web-ui';
import { draftOf } from './draft-of';
import { words } from './words';

type Values = { image: File | null };

const INITIAL: Values = { image: null };

const { title, label, hint, required, saved, failed } = words.homeImage;

const formError: FormError<Values> = { message: required, fields: ['image'], covers: 'empty' };

export function HomeImageSection({ stored }: { stored: SiteSetting | undefined }) {
  const [update] = useUpdateHomeImageMutation();
  const current = (stored && pictureOf(stored)) ?? undefined;
  return (
    <FormSection
      title={title}
      fields={[
        image<Values, 'image'>({
          name: 'image',
          label,
          hint,
          required: true,
          shape: '16/9',
          current,
        }),
      ]}
      initial={INITIAL}
      formError={formError}
      failed={failed}
      saved={saved}
      // Validation guarantees the file.
      draft={draftOf('home-image', title)}
      save={({ image }, request) => update({ body: { image: image as File }, ...request }).unwrap()}
    />
  );
}
