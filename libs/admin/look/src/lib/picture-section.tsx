import { fileOf } from '@lereng/admin-kit/form';
import {
  partOf,
  PictureSetting,
  type PictureSettingProps,
  type PictureSettingValues,
} from '@lereng/admin-kit/settings';
import type { ImageSettingKey } from '@lereng/shared-domain/fields';
import { ConfirmDialog, MessageBanner, useMessage } from '@lereng/admin-kit/shell';
import {
  useRemoveIconImageMutation,
  useRemoveLogoImageMutation,
  useUpdateIconImageMutation,
  useUpdateLogoImageMutation,
} from '@lereng/web-data-access/site-settings-admin';
import { settingText } from '@lereng/shared-domain';
import { chosenPalette, DEFAULT_PALETTE } from '@lereng/shared-domain/look';
import { Button, type Elements, logoOf, pictureOf } from '@lereng/web-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { draftOf } from './look-texts';
import { useMeasuredLogo } from './measured-logo';
import type { LookSectionProps } from './texts-section';
import { words } from './words';

const { pictures } = words;

interface PictureSectionProps extends Pick<PictureSettingProps, 'shape' | 'update'> {
  setting: Exclude<ImageSettingKey, 'home_image'>;
  /** In drafts and in the preview. */
  name: 'logo' | 'icon';
  remove: () => Promise<unknown>;
  shown: LookSectionProps;
  /** Below the field. */
  children?: Elements;
}

/** A picture of the look, which can also be taken away for the built-in one. */
function PictureSection({
  setting,
  name,
  remove,
  shown,
  children,
  ...picture
}: PictureSectionProps) {
  const said = pictures[name];
  const part = partOf(shown, (settings) => settings.find(({ key }) => key === setting));
  return (
    <PictureSetting
      setting={setting}
      name={name}
      words={said}
      draft={draftOf(name, said.title)}
      {...picture}
      {...part}
    >
      <>
        {children}
        <RemovePicture
          name={name}
          isThere={part.stored !== undefined && pictureOf(part.stored) !== null}
          remove={remove}
        />
      </>
    </PictureSetting>
  );
}

interface RemovePictureProps {
  name: 'logo' | 'icon';
  isThere: boolean;
  remove: () => Promise<unknown>;
}

function RemovePicture({ name, isThere, remove }: RemovePictureProps) {
  const { setFocus } = useFormContext<PictureSettingValues>();
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

/** Why the name stands beside the logo that is chosen, or else stored. */
function LogoReason({ shown: { stored } }: { shown: LookSectionProps }) {
  const { image } = useWatch<PictureSettingValues>() as PictureSettingValues;
  const file = fileOf(image);
  const { surface } = chosenPalette(settingText(stored)) ?? DEFAULT_PALETTE;
  const measured = useMeasuredLogo(file, surface);
  const setting = stored.find(({ key }) => key === 'logo_image') ?? {};
  const reason = file ? measured?.reason : logoOf(setting)?.image_name_beside;
  const { reasons } = pictures.logo;
  const said = Object.entries(reasons).find(([each]) => each === reason)?.[1];
  return (
    <p role="status" className="-mt-2 rounded-card bg-surface-muted p-4 empty:hidden">
      {said}
    </p>
  );
}

/** Beside the name on every page, in its own shape. */
export function LogoSection(shown: LookSectionProps) {
  const [update] = useUpdateLogoImageMutation();
  const [remove] = useRemoveLogoImageMutation();
  return (
    <PictureSection
      setting="logo_image"
      name="logo"
      shape={{ shape: 'whole', crops: [] }}
      update={update}
      remove={() => remove(undefined).unwrap()}
      shown={shown}
    >
      <LogoReason shown={shown} />
    </PictureSection>
  );
}

/** The square of the browser's tab and of a phone's home screen. */
export function IconSection(shown: LookSectionProps) {
  const [update] = useUpdateIconImageMutation();
  const [remove] = useRemoveIconImageMutation();
  return (
    <PictureSection
      setting="icon_image"
      name="icon"
      shape={{ shape: '1/1', crops: ['icon'] }}
      update={update}
      remove={() => remove(undefined).unwrap()}
      shown={shown}
    />
  );
}
