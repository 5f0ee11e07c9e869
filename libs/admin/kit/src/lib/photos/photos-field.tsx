import { uploadId } from '@lereng/web-data-access';
import { IconButton, type ResponsiveImage } from '@lereng/web-ui';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BoundField } from '../form/bound-field';
import type { FormValues } from '../form/field';
import { storedPicture } from '../form/fields/image';
import type { ChosenPicture } from '../form/form-value';
import { fetchImage, validateImage } from '../form/image/image-file';
import { isUnfinished, prepareEach } from '../form/image/use-prepared-image';
import { FilePreview } from '../form/inputs/file-preview';
import { moved, MoveButtons } from '../form/inputs/move-buttons';
import { groupAttributes, type InputProps } from '../shell/inputs/input';
import { words } from '../shell/words';
import { AddPhotos } from './add-photos';
import { PHOTO_THUMB, PhotoTile } from './photo-tile';

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

interface PhotosInputProps extends InputProps<readonly ChosenPicture[]> {
  max: number;
}

/** Several photos to upload, in their order. */
function PhotosInput({ ref, max, ...props }: PhotosInputProps) {
  const { value, name, busy, onChange } = props;
  const { getValues } = useFormContext<FormValues>();
  const take = (files: readonly File[]) => {
    onChange([...value, ...files.map((picture) => ({ picture, focus: null }))]);
    for (const file of files) {
      prepareEach(file, (made) => {
        const present = getValues(name) as readonly ChosenPicture[];
        onChange(
          present.map((each) => (each.picture === file ? { ...each, picture: made } : each)),
        );
      });
    }
  };
  return (
    <div
      {...groupAttributes(props)}
      ref={ref as Ref<HTMLDivElement>}
      className="flex flex-col gap-2"
    >
      <ol className="flex flex-col gap-2 empty:hidden">
        {value.map(({ picture: file }, index) => {
          // The first photo is the picture's.
          const photo = words.photos.name(index + 2);
          return (
            <li key={uploadId(file)}>
              <PhotoTile
                picture={<FilePreview file={file} className={PHOTO_THUMB} />}
                name={photo}
                actions={
                  <>
                    <MoveButtons
                      name={photo.toLowerCase()}
                      position={index}
                      count={value.length}
                      disabled={busy}
                      onMove={(to) => onChange(moved(value, index, to))}
                    />
                    <IconButton
                      label={words.form.unchoose(photo.toLowerCase())}
                      icon={<X aria-hidden="true" className="size-5" />}
                      disabled={busy}
                      onClick={() => {
                        onChange(value.filter((_, position) => position !== index));
                        // This button is removed with the file; keep the focus on the field.
                        document.getElementById(props.id)?.focus();
                      }}
                    />
                  </>
                }
              />
            </li>
          );
        })}
      </ol>
      <AddPhotos room={max - value.length} max={max} disabled={busy} onTake={take} />
    </div>
  );
}
