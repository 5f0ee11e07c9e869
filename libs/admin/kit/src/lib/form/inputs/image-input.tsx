import { classNames, IconButton, Picture } from '@lereng/web-ui';
import { ImageUp, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import { words } from '../../words';
import type { FormValues, ImageField } from '../field';
import { CameraButton } from './camera-button';
import { FilePreview } from './file-preview';
import { inputAttributes, type InputProps } from './input';
import { useNoStrayDrops, usePastedFiles } from './stray-files';
import { UploadProgress } from './upload-progress';

export interface ImageInputProps
  extends InputProps<File | null>, Pick<ImageField<FormValues>, 'shape' | 'current'> {
  /** The form is being sent. */
  busy: boolean;
}

// Named one by one, iPhones hand over their photos as JPEG.
const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

const SHAPES = { '4/3': 'aspect-4/3', '16/9': 'aspect-video' } as const;

/** A picture to drop, to paste, to choose or to take; shown as the pages will show it. */
export function ImageInput({ ref, shape, current, busy, ...props }: ImageInputProps) {
  const { value, invalid, onChange } = props;
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !busy) onChange(file);
  };
  usePastedFiles(take);
  useNoStrayDrops();

  const look = classNames('w-full', SHAPES[shape]);
  return (
    <div className="flex flex-col gap-3">
      <div
        className={classNames(
          'relative overflow-hidden rounded-card border border-dashed bg-white',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jeruk',
          invalid ? 'border-merah' : 'border-tepi',
          over && 'ring-3 ring-jeruk',
        )}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        {value && !invalid ? (
          <FilePreview file={value} className={look} />
        ) : current ? (
          <Picture
            image={current}
            alt=""
            sizes="(min-width: 40rem) 33rem, 100vw"
            className={look}
          />
        ) : null}
        <p
          className={classNames(
            'pointer-events-none flex items-center justify-center gap-2 px-4 py-3 text-center text-basalt',
            value || current ? 'min-h-15' : 'min-h-32',
          )}
        >
          <ImageUp aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 truncate">{value ? value.name : words.form.drop}</span>
        </p>
        <input
          {...inputAttributes(props)}
          ref={ref as Ref<HTMLInputElement>}
          type="file"
          accept={ACCEPT}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again after it was changed.
            target.value = '';
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        {value && !busy && (
          <IconButton
            label={words.form.undoChoice}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => {
              onChange(null);
              // This button goes; what it belonged to stays.
              document.getElementById(props.id)?.focus();
            }}
            className="absolute top-2 right-2 bg-white shadow-soft"
          />
        )}
      </div>
      {busy && value && <UploadProgress />}
      <CameraButton onTake={take} />
    </div>
  );
}
