import { LIMITS } from '@lereng/shared-domain';
import { useRef, useState } from 'react';
import { prepareImage } from './prepare-image';

/** Files above the limit that are still being made smaller: too early to judge, or to save. */
const unfinished = new WeakSet<File>();

export const isUnfinished = (file: File): boolean => unfinished.has(file);

/**
 * Reports a chosen picture at once, so that no save misses it, and again when it was prepared. Of
 * several only the last one counts.
 */
export function usePreparedImage(onChange: (file: File) => void) {
  const [preparing, setPreparing] = useState(false);
  const latest = useRef<File | null>(null);
  const take = async (file: File) => {
    latest.current = file;
    if (file.size > LIMITS.imageBytes) unfinished.add(file);
    setPreparing(true);
    onChange(file);
    const prepared = await prepareImage(file);
    const wasUnfinished = unfinished.delete(file);
    if (latest.current !== file) return;
    setPreparing(false);
    if (prepared !== file || wasUnfinished) onChange(prepared);
  };
  /** Another choice was made, such as none. */
  const forget = () => {
    latest.current = null;
    setPreparing(false);
  };
  return { preparing, take, forget };
}
