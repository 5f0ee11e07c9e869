import type { ImageSettingKey } from '@lereng/shared-domain/fields';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import type { useUpdateHomeImageMutation } from '@lereng/web-data-access/site-settings-admin';
import { pictureOf, type Elements } from '@lereng/web-ui';
import {
  FormSection,
  image,
  sameValue,
  type DraftTarget,
  type FormError,
  type PictureValue,
} from '../form';
import { HistoryLink } from '../shell';
import type { SettingSectionProps } from './setting-section';
import { ReportValues } from './typed-values';

/** The values of the form. */
export type PictureSettingValues = { image: PictureValue };

type Stored = SiteSetting | undefined;

export interface PictureSettingProps extends SettingSectionProps<Stored> {
  setting: ImageSettingKey;
  /** The name under which the preview of the page finds the form's picture. */
  name: string;
  words: Record<'title' | 'label' | 'hint' | 'saved' | 'failed', string> & {
    /** Said where none is chosen, of a picture that the site needs. */
    required?: string;
  };
  shape: Pick<Parameters<typeof image>[0], 'shape' | 'crops'>;
  draft: DraftTarget;
  update: ReturnType<typeof useUpdateHomeImageMutation>[0];
  /** After the field, within the form's context. */
  children?: Elements;
}

/** The form of a setting that is a picture, which is uploaded or replaced. */
export function PictureSetting({
  setting,
  name,
  words: { title, label, hint, required, saved, failed },
  shape,
  draft,
  update,
  children,
  ...shown
}: PictureSettingProps) {
  const formError: FormError<PictureSettingValues> | undefined =
    required === undefined
      ? undefined
      : { message: required, fields: ['image'], applies: 'missing' };
  /** Refuses to save the stored picture as it is. */
  const fieldOf = (stored: Stored) => {
    const field = image<PictureSettingValues, 'image'>({
      name: 'image',
      label,
      hint,
      required: () => true,
      ...shape,
      current: (stored && pictureOf(stored)) ?? undefined,
    });
    return { ...field, isEmpty: (value: PictureValue) => sameValue(value, field.initial) };
  };
  return (
    <FormSection
      title={title}
      footer={<HistoryLink kind="site-settings" row={setting} />}
      {...shown}
      fields={(stored) => [fieldOf(stored)]}
      formError={formError}
      isNeeded={required !== undefined && !(shown.stored && pictureOf(shown.stored))}
      failed={failed}
      saved={saved}
      draft={draft}
      save={({ image }, stored, request) =>
        update({ body: fieldOf(stored).send(image), ...request }).unwrap()
      }
    >
      <>
        {children}
        <ReportValues of={name} />
      </>
    </FormSection>
  );
}
