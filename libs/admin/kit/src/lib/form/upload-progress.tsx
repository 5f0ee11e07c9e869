import { selectUploadPercent, useAppSelector } from '@lereng/web-data-access';
import { words } from '../words';
import type { FormValues } from './field';
import type { EntityForm } from './use-entity-form';

/**
 * Progress of the upload while the form is being saved. It is shown beside the buttons, as the picture may be
 * out of sight.
 */
export function UploadProgress<Values extends FormValues>({ form }: { form: EntityForm<Values> }) {
  if (!form.saving) return null;
  const file = Object.values(form.methods.getValues()).find((value) => value instanceof File);
  return file ? <FileProgress file={file} /> : null;
}

function FileProgress({ file }: { file: File }) {
  const percent = useAppSelector((state) => selectUploadPercent(state, file));
  return (
    <div className="flex w-full items-center gap-3 text-sm text-subtle">
      <progress
        aria-label={words.form.uploading}
        max={100}
        value={percent ?? undefined}
        className="h-2 grow appearance-none overflow-hidden rounded-chip bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {/* The bar says it to screen readers. */}
      <span aria-hidden="true" className="shrink-0 tabular-nums">
        {words.form.uploading}
        {percent !== null && ` ${percent}%`}
      </span>
    </div>
  );
}
