import { classNames, Skeleton } from '@lereng/web-ui';
import { useState } from 'react';
import { words } from '../../shell/words';
import { useFileUrl } from '../image/use-file-url';

interface FilePreviewProps {
  file: File;
  /** Not cropped. */
  isWhole?: boolean;
  /** Sets its aspect ratio. */
  className: string;
}

/** Preview of a file that is not uploaded yet. */
export function FilePreview({ file, isWhole = false, className }: FilePreviewProps) {
  const { url, broken } = useFileUrl(file);
  const [undecodable, setUndecodable] = useState<File | null>(null);
  if (broken || undecodable === file) {
    return (
      <p className={classNames('grid place-items-center bg-surface-muted text-subtle', className)}>
        {words.form.noPreview}
      </p>
    );
  }
  if (url === null) return <Skeleton className={classNames('rounded-none', className)} />;
  return (
    <img
      src={url}
      alt={words.form.preview}
      onError={() => setUndecodable(file)}
      className={classNames(
        // As that of a stored picture: it may be transparent.
        isWhole ? 'bg-control object-contain' : 'bg-surface-muted object-cover',
        className,
      )}
    />
  );
}
