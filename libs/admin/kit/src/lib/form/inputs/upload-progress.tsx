import { selectUploadPercent, useAppSelector } from '@lereng/web-data-access';
import { words } from '../../words';

/** Progress of the upload in flight. */
export function UploadProgress() {
  const percent = useAppSelector(selectUploadPercent);
  return (
    <progress
      aria-label={words.form.uploading}
      max={100}
      value={percent ?? undefined}
      className="h-2 w-full overflow-hidden rounded-chip accent-accent"
    />
  );
}
