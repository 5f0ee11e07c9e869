import { useEffect, useRef } from 'react';

/** Runs the latest work once the next frame is painted, so that a letter is seen before the list that it searches. */
export function useAfterPaint(): (work: () => void) => void {
  const frame = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      clearTimeout(timer.current);
    },
    [],
  );
  return (work) => {
    cancelAnimationFrame(frame.current);
    clearTimeout(timer.current);
    frame.current = requestAnimationFrame(() => {
      timer.current = setTimeout(work);
    });
  };
}
