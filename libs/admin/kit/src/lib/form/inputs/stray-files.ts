import { useEffect, useEffectEvent } from 'react';

/** A picture pasted anywhere on the page is meant for the form that is open. */
export function usePastedFiles(take: (files: FileList | undefined) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    // Texts from office programs bring a picture of themselves along.
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

/** A file dropped beside the field would replace the page, and all that was typed with it. */
export function useNoStrayDrops() {
  useEffect(() => {
    const swallow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', swallow);
    document.addEventListener('drop', swallow);
    return () => {
      document.removeEventListener('dragover', swallow);
      document.removeEventListener('drop', swallow);
    };
  }, []);
}
