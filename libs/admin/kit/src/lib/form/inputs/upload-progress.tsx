import { selectUploadPercent, useAppSelector } from '@lereng/web-data-access';
import { words } from '../../words';

/** How much of the upload that is under way has gone out. */
export function UploadProgress() {
  const percent = useAppSelector(selectUploadPercent);
  return (
    <progress
      aria-label={words.form.uploading}
      max={100}
      value={percent ?? undefined}
      className="h-2 w-full overflow-hidden rounded-chip accent-jeruk"
    />
  );
}
