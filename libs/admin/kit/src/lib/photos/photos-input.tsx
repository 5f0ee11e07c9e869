import { uploadId } from '@lereng/web-data-access';
import { IconButton } from '@lereng/web-ui';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddPhotos } from './add-photos';
import { PHOTO_THUMB, PhotoTile } from './photo-tile';
import { words } from '../shell/words';
import type { ChosenPicture, FormValues } from '../form/form-value';
import { prepareEach } from '../form/image/use-prepared-image';
import { FilePreview } from '../form/inputs/file-preview';
import { groupAttributes, type InputProps } from '../shell/inputs/input';
import { moved, MoveButtons } from '../form/inputs/move-buttons';

export interface PhotosInputProps extends InputProps<readonly ChosenPicture[]> {
  max: number;
}

/** Several photos to upload, in their order. */
export function PhotosInput({ ref, max, ...props }: PhotosInputProps) {
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
