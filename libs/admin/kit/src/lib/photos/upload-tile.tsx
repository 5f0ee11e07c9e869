import { Button } from '@lereng/web-ui';
import { FilePreview } from '../form/inputs/file-preview';
import { FileProgress } from '../form/upload-progress';
import { words } from '../shell/words';
import { PHOTO_THUMB, PhotoTile } from './photo-tile';
import type { Upload } from './use-photos';

interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A photo on its way, or one that did not arrive and can be sent again. */
export function UploadTile({ upload: { file, failure }, onRetry, onDrop }: UploadTileProps) {
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
