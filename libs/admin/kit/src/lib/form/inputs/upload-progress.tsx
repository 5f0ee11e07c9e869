import { selectUploadPercent, useAppSelector } from '@lereng/web-data-access';
import { words } from '../../words';

/** Progress of a file's upload. */
export function UploadProgress({ file }: { file: File }) {
  const percent = useAppSelector((state) => selectUploadPercent(state, file));
  return (
    <progress
      aria-label={words.form.uploading}
      max={100}
      value={percent ?? undefined}
      className="h-2 w-full overflow-hidden rounded-chip accent-accent"
    />
  );
}
