import { Button } from '@lereng/web-ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../shell/dialog/confirm-dialog';
import type { PictureValue } from '../form/form-value';
import { FilePreview } from '../form/inputs/file-preview';
import { FileProgress } from '../form/upload-progress';
import { explainFailure } from '../shell/save-failure';
import { words } from '../shell/words';
import { AddPhotos } from './add-photos';
import { PHOTO_THUMB, PhotoTile } from './photo-tile';
import { StoredPhoto } from './stored-photo';
import type { PhotoRow, Photos, Upload } from './use-photos';

interface PhotoListProps<Row extends PhotoRow> {
  row: Row;
  photos: Photos<Row>;
  /** The row was written here: the form beside goes on with it. */
  onWritten: (row: Row) => void;
  /** Name of the form's field with the first photo. */
  field: string;
  max: number;
}

/** All photos of a stored row, in their order. Every change is saved at once, apart from the form. */
export function PhotoList<Row extends PhotoRow>({
  row,
  photos,
  onWritten,
  field,
  max,
}: PhotoListProps<Row>) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  // A picture that was chosen and not saved replaces the first photo, whichever that is by then.
  const replaces = (useWatch({ name: field }) as PictureValue).picture instanceof File;
  const uploads = photos.uploads.filter((upload) => upload.row === row.id);
  const { images } = row;
  // A failed upload does not count towards the maximum.
  const sent = uploads.filter((upload) => upload.failure === null);
  const room = max - images.length - sent.length;

  const take = useEffectEvent((written: Row) => {
    if (written.id === row.id) onWritten(written);
  });
  const { subscribe } = photos;
  useEffect(() => subscribe((written) => take(written)), [subscribe]);

  /** Where a button that had the focus is gone: to the first one of its photo, or of all. */
  const focusOn = (photo?: string) => {
    const within = photo === undefined ? '' : `[data-photo="${photo}"] `;
    section.current?.querySelector<HTMLElement>(`${within}button`)?.focus();
  };
  const isOpenerGone = useRef(false);
  const onClosed = useEffectEvent(() => {
    if (isOpenerGone.current) focusOn();
    isOpenerGone.current = false;
  });
  useEffect(() => {
    // Nothing beneath a dialog can be focused before it is closed.
    if (!removing) onClosed();
  }, [removing]);
  const change = async (work: Promise<Row>, message: (written: Row) => string) => {
    setFailure(null);
    try {
      setSaid(message(await work));
      return true;
    } catch (error) {
      setFailure(explainFailure(error, words.photos.changeFailed).message);
      return false;
    }
  };
  const move = (photo: string, to: number) =>
    change(photos.move(row.id, photo, to), (written) =>
      words.photos.moved(
        written.images.findIndex(({ id }) => id === photo) + 1,
        written.images.length,
      ),
    );

  return (
    <section ref={section} aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="text-base tracking-normal">
        {words.photos.title}
      </h3>
      <ol className="flex flex-col gap-2">
        {images.map((photo, position) => (
          <li key={photo.id} data-photo={photo.id}>
            <StoredPhoto
              photo={photo}
              position={position}
              count={images.length}
              firstIsLocked={replaces}
              onMove={(to) => void move(photo.id, to)}
              onMakeFirst={() => void move(photo.id, 0).then((done) => done && focusOn(photo.id))}
              onFocus={(focus) =>
                change(photos.setFocus(row.id, photo.id, focus), () => words.photos.focusSaved)
              }
              onFocusClosed={() => focusOn(photo.id)}
              onRemove={(name) => setRemoving({ id: photo.id, name })}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadTile
              upload={upload}
              onRetry={() => photos.retry(upload)}
              onDrop={() => {
                photos.drop(upload);
                focusOn();
              }}
            />
          </li>
        ))}
      </ol>
      {failure !== null && (
        <p role="alert" className="text-sm font-medium text-danger">
          {failure}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <AddPhotos
        room={room}
        max={max}
        onTake={(files) =>
          void photos.add(
            row,
            files.map((picture) => ({ picture, focus: null })),
          )
        }
      />
      <p className="text-sm text-subtle">
        {replaces && images.length > 1 ? words.photos.replaces : words.photos.hint(max)}
      </p>
      {removing && (
        <ConfirmDialog
          title={words.photos.removeTitle}
          question={words.photos.removeQuestion(removing.name)}
          failed={words.photos.removeFailed}
          confirm={() => photos.remove(row.id, removing.id)}
          onDone={() => {
            setRemoving(null);
            setSaid(words.photos.removed);
            isOpenerGone.current = true;
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{words.photos.restorable}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A photo on its way, or one that did not arrive and can be sent again. */
function UploadTile({ upload: { file, failure }, onRetry, onDrop }: UploadTileProps) {
  return (
    <PhotoTile
      picture={<FilePreview file={file} className={PHOTO_THUMB} />}
      name={file.name}
      actions={
        failure && (
          <>
            {failure.repeatable && (
              <Button
                variant="quiet"
                aria-label={words.photos.retryOf(file.name)}
                onClick={onRetry}
              >
                {words.retry}
              </Button>
            )}
            <Button variant="quiet" aria-label={words.photos.dropOf(file.name)} onClick={onDrop}>
              {words.photos.drop}
            </Button>
          </>
        )
      }
    >
      {failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {failure.message}
        </p>
      ) : (
        <FileProgress files={[file]} label={words.photos.uploading(file.name)} />
      )}
    </PhotoTile>
  );
}
