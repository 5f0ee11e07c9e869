import { useEffect, useState } from 'react';

/** A URL that shows a file of this device. */
interface FileUrl {
  /** Null until the file is read. */
  url: string | null;
  broken: boolean;
}

/** A `data:` URL, which unlike an object URL needs no revoking. */
export function useFileUrl(file: File | null): FileUrl {
  const [read, setRead] = useState<(FileUrl & { file: File }) | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, url: String(reader.result), broken: false });
    reader.onerror = () => setRead({ file, url: null, broken: true });
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
      reader.onerror = null;
      reader.abort();
    };
  }, [file]);
  return read && read.file === file ? read : { url: null, broken: false };
}
