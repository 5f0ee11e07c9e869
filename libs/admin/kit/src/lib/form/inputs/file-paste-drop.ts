import { useEffect, useEffectEvent } from 'react';

/** Takes a picture that is pasted anywhere on the page. */
export function useFilePaste(take: (files: FileList | undefined) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    // Office programs put an image of the copied text on the clipboard.
    if (!data || data.files.length === 0 || data.types.includes('text/plain')) return;
    event.preventDefault();
    take(data.files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

/** Prevents a file dropped beside the field from replacing the page, and the form with it. */
export function usePreventFileDrop() {
  useEffect(() => {
    const preventFileDrop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', preventFileDrop);
    document.addEventListener('drop', preventFileDrop);
    return () => {
      document.removeEventListener('dragover', preventFileDrop);
      document.removeEventListener('drop', preventFileDrop);
    };
  }, []);
}
