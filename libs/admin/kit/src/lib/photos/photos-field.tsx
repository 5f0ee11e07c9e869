import type { ResponsiveImage } from '@lereng/web-ui';
import { words } from '../shell/words';
import type { BoundField } from '../form/bound-field';
import type { FormValues } from '../form/field';
import type { ChosenPicture } from '../form/form-value';
import { fetchImage } from '../form/image/image-file';
import { isUnfinished } from '../form/image/use-prepared-image';
import { validateImage } from '../form/image/image-file';
import { PhotosInput } from './photos-input';
import { storedPicture } from '../form/fields/image';

interface PhotosOptions<Name extends string> {
  name: Name;
  /** What is stored: a copy gets all but the first, which is the picture. */
  current?: readonly ResponsiveImage[];
  /** With the picture. */
  max: number;
  /** Hidden where the row is stored: its photos are then written by themselves. */
  stored: boolean;
}

/** Photos of a new row beside its picture. They are uploaded after it was created, each by itself. */
export function photos<Values extends FormValues, const Name extends string>({
  current = [],
  max,
  stored,
  name,
}: PhotosOptions<Name>): BoundField<Values, Name, readonly ChosenPicture[], object> {
  return {
    name,
    label: words.photos.title,
    hint: words.photos.newHint(max),
    initial: [],
    copied: () => Promise.all(current.slice(1).map(copyPhoto)),
    send: () => ({}),
    group: true,
    hidden: stored,
    input: (props) => <PhotosInput {...props} max={max - 1} />,
    describe: (chosen) => words.photos.chosen(chosen.length),
    validate: (chosen) =>
      chosen
        .map(({ picture }) => (isUnfinished(picture) ? null : validateImage(picture)))
        .find(Boolean) ?? null,
    validateOnChange: true,
  };
}

/** A stored photo, to be uploaded again. Rejects as `fetchImage`. */
const copyPhoto = async (photo: ResponsiveImage): Promise<ChosenPicture> => ({
  ...storedPicture(photo),
  picture: await fetchImage(photo),
});
