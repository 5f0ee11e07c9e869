import { selectUploadPercent, useAdminSelector } from '@lereng/web-data-access';
import { words } from '../shell/words';
import type { FormValues } from './field';
import { filesOf } from './form-value';
import type { EntityForm } from './use-entity-form';

interface UploadProgressProps<Values extends FormValues> {
  form: Pick<EntityForm<Values>, 'saving' | 'methods'>;
}

/**
 * Progress of the uploads while the form is being saved. It is shown beside the buttons, as the picture may be
 * out of sight.
 */
export function UploadProgress<Values extends FormValues>({ form }: UploadProgressProps<Values>) {
  if (!form.saving) return null;
  const files = Object.values(form.methods.getValues()).flatMap(filesOf);
  return files.length > 0 && <FileProgress files={files} />;
}

interface FileProgressProps {
  /** Uploaded one after the other. */
  files: readonly File[];
  /** Accessible name; by default only that something is uploaded. */
  label?: string;
}

export function FileProgress({ files, label = words.form.uploading }: FileProgressProps) {
  const percent = useAdminSelector(
    (state) => files.map((file) => selectUploadPercent(state, file)).find(isKnown) ?? null,
  );
  return (
    <div className="flex w-full items-center gap-3 text-sm text-subtle">
      <progress
        aria-label={label}
        max={100}
        value={percent ?? undefined}
        className="h-2 grow appearance-none overflow-hidden rounded-chip bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {/* The bar says it to screen readers. */}
      <span aria-hidden="true" className="shrink-0 tabular-nums">
        {percent === null ? words.form.uploading : `${words.form.uploading} ${percent}%`}
      </span>
    </div>
  );
}

const isKnown = (percent: number | null) => percent !== null;
