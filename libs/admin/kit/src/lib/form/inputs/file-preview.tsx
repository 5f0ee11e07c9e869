import { classNames, Skeleton } from '@lereng/web-ui';
import { useEffect, useState } from 'react';
import { words } from '../../words';

/** Preview of a file that is not uploaded yet; `className` sets its aspect ratio. */
export function FilePreview({ file, className }: { file: File; className: string }) {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null);
  const [broken, setBroken] = useState<File | null>(null);

  // A `data:` URL needs no `revokeObjectURL`.
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setRead({ file, url: String(reader.result) });
    reader.onerror = () => setBroken(file);
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
      reader.onerror = null;
      reader.abort();
    };
  }, [file]);

  if (broken === file) {
    return (
      <p className={classNames('grid place-items-center bg-surface-muted text-subtle', className)}>
        {words.form.noPreview}
      </p>
    );
  }
  if (read?.file !== file) return <Skeleton className={classNames('rounded-none', className)} />;
  return (
    <img
      src={read.url}
      alt={words.form.preview}
      onError={() => setBroken(file)}
      className={classNames('bg-surface-muted object-cover', className)}
    />
  );
}
