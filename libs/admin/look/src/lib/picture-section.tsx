import {
  FormSection,
  image,
  sameValue,
  type FormError,
  type PictureValue,
} from '@lereng/admin-kit/form';
import {
  ReportValues,
  type LookImageKey,
  type SettingSectionProps,
} from '@lereng/admin-kit/settings';
import { ConfirmDialog, HistoryLink, MessageBanner, useMessage } from '@lereng/admin-kit/shell';
import type { SiteSetting } from '@lereng/web-data-access/site-settings';
import {
  useRemoveIconImageMutation,
  useRemoveLogoImageMutation,
  useUpdateIconImageMutation,
  useUpdateLogoImageMutation,
} from '@lereng/web-data-access/site-settings-admin';
import { Button, pictureOf } from '@lereng/web-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { draftOf } from './look-texts';
import type { LookSectionProps } from './texts-section';
import { words } from './words';

export type PictureValues = { image: PictureValue };
type Stored = SiteSetting | undefined;

const { pictures } = words;

const formError: FormError<PictureValues> = {
  message: pictures.required,
  fields: ['image'],
  covers: 'empty',
};

interface PictureSectionProps extends SettingSectionProps<Stored> {
  setting: LookImageKey;
  /** In drafts and in the preview. */
  name: 'logo' | 'icon';
  shape: Pick<Parameters<typeof image>[0], 'shape' | 'crops'>;
  update: ReturnType<typeof useUpdateLogoImageMutation>[0];
  remove: () => Promise<unknown>;
}

/** A picture of the look, which is uploaded, replaced, or taken away for the built-in one. */
function PictureSection({ setting, name, shape, update, remove, ...shown }: PictureSectionProps) {
  const { title, label, hint, saved, failed } = pictures[name];
  /** Refuses to save the stored picture as it is. */
  const fieldOf = (stored: Stored) => {
    const field = image<PictureValues, 'image'>({
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
      failed={failed}
      saved={saved}
      draft={draftOf(name, title)}
      save={({ image }, stored, request) =>
        update({ body: fieldOf(stored).send(image), ...request }).unwrap()
      }
    >
      <>
        <RemovePicture
          name={name}
          isThere={shown.stored !== undefined && pictureOf(shown.stored) !== null}
          remove={remove}
        />
        <ReportValues of={name} />
      </>
    </FormSection>
  );
}

interface RemovePictureProps {
  name: 'logo' | 'icon';
  isThere: boolean;
  remove: () => Promise<unknown>;
}

function RemovePicture({ name, isThere, remove }: RemovePictureProps) {
  const { setFocus } = useFormContext<PictureValues>();
  const [isAsking, setAsking] = useState(false);
  const messages = useMessage();
  const said = pictures[name];
  return (
    <>
      {isThere && (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          {said.remove}
        </Button>
      )}
      <MessageBanner state={messages} />
      {isAsking && (
        <ConfirmDialog
          title={said.remove}
          question={said.question}
          action={pictures.remove}
          failed={said.removeFailed}
          confirm={remove}
          onDone={() => {
            flushSync(() => setAsking(false));
            messages.show(said.removed, 'success');
            // The button goes with the picture.
            setFocus('image');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The props of the form of one of the settings. */
const ofSetting = (key: LookImageKey, { stored, isFetching, read }: LookSectionProps) => {
  const find = (settings: readonly SiteSetting[]) => settings.find((each) => each.key === key);
  return {
    setting: key,
    stored: find(stored),
    isFetching,
    read: async () => find(await read()),
  };
};

/** Beside the name on every page, in its own shape. */
export function LogoSection(shown: LookSectionProps) {
  const [update] = useUpdateLogoImageMutation();
  const [remove] = useRemoveLogoImageMutation();
  return (
    <PictureSection
      name="logo"
      shape={{ shape: 'whole', crops: [] }}
      update={update}
      remove={() => remove(undefined).unwrap()}
      {...ofSetting('logo_image', shown)}
    />
  );
}

/** The square of the browser's tab and of a phone's home screen. */
export function IconSection(shown: LookSectionProps) {
  const [update] = useUpdateIconImageMutation();
  const [remove] = useRemoveIconImageMutation();
  return (
    <PictureSection
      name="icon"
      shape={{ shape: '1/1', crops: ['icon'] }}
      update={update}
      remove={() => remove(undefined).unwrap()}
      {...ofSetting('icon_image', shown)}
    />
  );
}
