import { LIMITS } from '@lereng/shared-domain';
import { classNames, IconButton, Picture, type ResponsiveImage } from '@lereng/web-ui';
import { Camera, ImageUp, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { inputAttributes, type InputProps } from '../../shell/inputs/input';
import { words } from '../../shell/words';
import { ACCEPTED_IMAGES } from '../image/image-file';
import { isUnfinished, usePreparedImage } from '../image/use-prepared-image';
import { FileButton } from './file-button';
import { FilePreview } from './file-preview';

/** Aspect ratio of the picture on the public pages, or that it is shown whole there. */
export type ImageShape = '4/3' | '16/9' | '1/1' | 'whole';

interface ImageInputProps extends InputProps<File | null> {
  shape: ImageShape;
  /** The picture that is stored. */
  current: ResponsiveImage | undefined;
}

const SHAPES: Readonly<Record<ImageShape, string>> = {
  '4/3': 'aspect-4/3 w-full',
  '16/9': 'aspect-video w-full',
  '1/1': 'mx-auto aspect-square w-full max-w-56',
  whole: 'h-40 w-full',
};

/** Classes of a picture that is not cropped, on a ground between black and white: it may be transparent. */
export const WHOLE = 'size-full bg-control object-contain';

/** A picture to drop, paste, choose or take, previewed in its public aspect ratio. */
export function ImageInput({ ref, shape, current, ...props }: ImageInputProps) {
  const { value, invalid, busy, onChange } = props;
  const [over, setOver] = useState(false);
  const prepare = usePreparedImage(value, onChange);
  const take = ([file]: readonly File[]) => {
    if (file && !busy) prepare(file);
  };
  // A picture of a draft may be as it was chosen, if the page ended before it was made smaller.
  const onFile = useEffectEvent((file: File) => {
    if (file.size > LIMITS.imageBytes && !isUnfinished(file)) prepare(file);
  });
  useEffect(() => {
    if (value) onFile(value);
  }, [value]);
  useFilePaste(props.id, take);
  usePreventFileDrop();

  const classes = SHAPES[shape];
  const isWhole = shape === 'whole';
  return (
    <div className="flex flex-col gap-3">
      <div
        className={classNames(
          'relative overflow-hidden rounded-card border border-dashed bg-surface-raised',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          invalid ? 'border-danger' : 'border-control',
          over && 'ring-3 ring-accent',
        )}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          event.preventDefault();
          take([...event.dataTransfer.files]);
        }}
      >
        {value && !invalid ? (
          <FilePreview file={value} isWhole={isWhole} className={classes} />
        ) : current ? (
          <Picture
            image={current}
            alt=""
            sizes="(min-width: 40rem) 33rem, 100vw"
            className={classNames('block', classes)}
            imageClassName={isWhole ? WHOLE : undefined}
          />
        ) : null}
        <p
          className={classNames(
            'pointer-events-none flex items-center justify-center gap-2 px-4 py-3 text-center text-muted',
            value || current ? 'min-h-15' : 'min-h-32',
          )}
        >
          <ImageUp aria-hidden="true" className="size-5 shrink-0" />
          <span className={classNames('min-w-0', value && 'truncate')}>
            {value ? nameOf(value) : <Invitation />}
          </span>
        </p>
        <input
          {...inputAttributes(props)}
          ref={ref as Ref<HTMLInputElement>}
          type="file"
          accept={ACCEPTED_IMAGES}
          data-pastes=""
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // Otherwise choosing the same file again fires no change event.
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
              // This button is removed with the file; keep the focus on the field.
              document.getElementById(props.id)?.focus();
            }}
            className="absolute top-2 right-2 bg-surface-raised shadow-soft"
          />
        )}
      </div>
      {/* On touch devices alone. */}
      <div className="hidden pointer-coarse:block">
        <FileButton
          icon={Camera}
          label={words.form.camera}
          accept="image/jpeg"
          capture="environment"
          onTake={take}
        />
      </div>
    </div>
  );
}

const nameOf = (file: File) => (isUnfinished(file) ? words.form.preparing : file.name);

/** On a phone nothing can be dropped, and a photo is in the gallery. */
function Invitation() {
  return (
    <>
      <span className="pointer-coarse:hidden">{words.form.drop}</span>
      <span className="hidden pointer-coarse:inline">{words.form.choose}</span>
    </>
  );
}

/** Takes a picture that is pasted anywhere on the page; with several such fields, anywhere in the form of this one. */
function useFilePaste(id: string, take: (files: readonly File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    // Office programs put an image of the copied text on the clipboard.
    if (!data || data.files.length === 0 || data.types.includes('text/plain')) return;
    const isOnly = document.querySelectorAll('[data-pastes]').length === 1;
    const form = document.getElementById(id)?.closest('form, [data-form]');
    if (!isOnly && !form?.contains(document.activeElement)) return;
    event.preventDefault();
    take([...data.files]);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** Prevents a file dropped beside the field from replacing the page, and the form with it. */
function usePreventFileDrop() {
  useEffect(() => {
    const preventFileDrop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', preventFileDrop);
    document.addEventListener('drop', preventFileDrop);
    return () => {
      document.removeEventListener('dragover', preventFileDrop);
      document.removeEventListener('drop', preventFileDrop);
    };
  }, []);
}
